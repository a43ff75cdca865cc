import { expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller } from "../testing/caller.ts";

it("requires the current password for a new one, keeps this session and ends all others", async () => {
  const { open, signUp } = await startCaller();
  const ada = await signUp("ada@example.com");
  const login = async (password: string) => {
    const browser = open();
    await browser.call.auth.login({ email: "ada@example.com", password });
    return browser;
  };
  const elsewhere = await login(PASSWORD);
  const change = (currentPassword: string) =>
    ada.call.auth.changePassword({ currentPassword, newPassword: "analytical 2" });
  expect((await captureErrorResponse(change("a wrong one"))).body).toMatchObject({
    issues: [{ path: "currentPassword" }],
  });
  const before = open(ada);
  await change(PASSWORD);
  for (const ended of [before, elsewhere]) expect((await captureErrorResponse(ended.call.auth.me())).status).toBe(401);
  expect(await ada.call.auth.me()).toMatchObject({ email: "ada@example.com" });
  expect((await captureErrorResponse(login(PASSWORD))).status).toBe(401);
  expect(await (await login("analytical 2")).call.auth.me()).toMatchObject({ email: "ada@example.com" });
});
