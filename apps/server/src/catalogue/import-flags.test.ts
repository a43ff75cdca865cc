import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { IMPORT_FLAGS } from "./import-flags.ts";

it("runs an operator's import with the same Node flags as a scheduled one", () => {
  const root = readFileSync(new URL("../../../../package.json", import.meta.url), "utf8");
  expect(JSON.parse(root)).toMatchObject({
    scripts: { import: `node tooling/setup/bootstrap.mjs ${IMPORT_FLAGS.join(" ")} apps/server/src/import.ts` },
  });
});
