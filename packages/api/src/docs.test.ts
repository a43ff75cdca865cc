import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ENDPOINTS } from "./endpoints.ts";

it("docs/api.md tells every path with its procedure, and no other", () => {
  const page = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const told = [...page.matchAll(/^\| `(\w+ \/api\/\S+)` +\| `([\w.]+)`/gm)].map(([, path, name]) => `${path} ${name}`);
  const declared = ENDPOINTS.map(({ method, path, procedure }) => `${method} /api${path} ${procedure.name}`);
  expect(new Set(told)).toEqual(new Set(declared));
});
