import { expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller } from "../testing/caller.ts";

it("ends all of the account's sessions, and no others", async () => {
  const { open, signUp } = await startCaller();
  const ada = await signUp("ada@example.com");
  const elsewhere = open();
  await elsewhere.call.auth.login({ email: "ada@example.com", password: PASSWORD });
  const other = await signUp("grace@example.com");
  const [first, second] = [open(ada), open(elsewhere)];
  await ada.call.auth.signOutEverywhere();
  for (const ended of [first, second]) expect((await captureErrorResponse(ended.call.auth.me())).status).toBe(401);
  expect(await other.call.auth.me()).toMatchObject({ email: "grace@example.com" });
});
