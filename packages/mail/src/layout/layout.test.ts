import { expect, it } from "vitest";
import { compileLayout } from "./compile-layout.ts";
import committed from "./layout.data.json" with { type: "json" };

it("matches layout.mjml (run `pnpm --filter @dupewise/mail compile` to recompile it)", async () => {
  expect(await compileLayout()).toEqual(committed);
});

it("loads nothing remote, and contains no URLs except the email's links", () => {
  const layout = JSON.stringify(committed);
  expect(layout).not.toMatch(/<img|<script|<link|@import|@font-face|url\(/i);
  const addresses = [...layout.matchAll(/(?:href|src|background)=\\"([^"\\]*)/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set(["{{url}}"]));
});
