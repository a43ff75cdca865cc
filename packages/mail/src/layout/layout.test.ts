import { expect, it } from "vitest";
import { compileLayout } from "./compile-layout.ts";
import committed from "./layout.data.json" with { type: "json" };

it("is compiled from layout.mjml as it stands; `pnpm --filter @dupewise/mail compile` does that", async () => {
  expect(await compileLayout()).toEqual(committed);
});

it("asks nobody for anything: no image, no font, no script, no address but those of a mail's links", () => {
  const layout = JSON.stringify(committed);
  expect(layout).not.toMatch(/<img|<script|<link|@import|@font-face|url\(/i);
  const addresses = [...layout.matchAll(/(?:href|src|background)=\\"([^"\\]*)/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set(["{{url}}"]));
});
