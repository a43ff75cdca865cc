import { expect, it } from "vitest";
import { command } from "./check-url.ts";

it.each([
  [{ url: "https://shop.example.com/" }, true],
  [{ url: "https://shop.example.com/", resolver: { "shop.example.com": ["93.184.215.14"] } }, true],
  [{ url: "https://shop.example.com/", resolver: { "shop.example.com": ["93.184.215.14", "10.0.0.1"] } }, false],
  [{ url: "https://shop.example.com/", resolver: {} }, false],
  [{ url: "http://169.254.169.254/" }, false],
  [{ url: "http://[" }, false],
  [{ url: "" }, false],
])("gives a reason only if it rejects the URL: %j", async (line, allowed) => {
  expect(await command.answer(line)).toEqual({ allowed, reason: allowed ? null : expect.any(String) });
});

it("prints the verdict and its reason in human-readable output", async () => {
  await expect(command.render(await command.fromArguments(["http://localhost/"]))).rejects.toThrow(
    "Refused: the address does not lead to a public website",
  );
  expect(await command.render({ url: "https://shop.example.com/" })).toBe(
    "The address policy allows this page to be read",
  );
});
