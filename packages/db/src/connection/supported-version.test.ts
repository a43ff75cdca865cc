import { expect, test } from "vitest";
import { checkVersion } from "./supported-version.ts";

test("accepts PostgreSQL 15 and newer", () => {
  for (const version of [150_000, 150_013, 180_004, 200_000]) expect(() => checkVersion(version)).not.toThrow();
});

test("rejects an older version with a one-sentence explanation", () => {
  expect(() => checkVersion(140_022)).toThrow(
    "PostgreSQL 14 is too old; point DATABASE_URL at PostgreSQL 15 or newer.",
  );
});
