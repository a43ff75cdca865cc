import { expect, it } from "vitest";
import { PASSWORD, startCaller } from "../testing/caller.ts";

it("exports all of the account's data without secrets", async () => {
  const { open } = await startCaller();
  const ada = open();
  await ada.call.auth.register({ name: "Ada Lovelace", email: "ada@example.com", password: PASSWORD });
  const texts = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
  const made = await ada.call.comparisons.create(texts);
  let text = "";
  for await (const part of await ada.call.auth.exportData()) text += part;
  const exported: unknown = JSON.parse(text);
  expect(exported).toMatchObject({
    user: { email: "ada@example.com" },
    comparisons: [JSON.parse(JSON.stringify(made))],
    mails: [{ kind: "welcome", recipient: "ada@example.com" }],
    sessions: [{ expire: expect.any(String) }],
  });
  expect(exported).toMatchObject({ comparisons: [{ isShared: false }] });
  expect(JSON.stringify(exported)).not.toMatch(/argon2|"password"|token(?!s":\[)/i);
});
