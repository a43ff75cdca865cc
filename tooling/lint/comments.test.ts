import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = globSync("{apps,packages,tooling}/*/{*,{src,e2e,load,gallery}/**/*}.{ts,tsx}", { cwd: root });
/** The formatter's `printWidth`: it breaks code there, and leaves comments alone. */
const WIDTH = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

it("keeps comments within 120 columns", () => {
  expect(sources.length).toBeGreaterThan(500);
  const wide = sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (line.length > WIDTH && COMMENT.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
