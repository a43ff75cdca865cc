import { describe, expect, it } from "vitest";
import { startApi } from "./start-api.ts";

describe("startApi", () => {
  const seen: { url: string; databaseUrl: string }[] = [];

  it.each(["first", "second"])(
    "starts one server per test file, and empties its database before the %s test",
    async () => {
      const { url, databaseUrl, signUp, sql } = await startApi();
      expect(await sql`select from users`).toEqual([]);
      await signUp("ada@example.com");
      seen.push({ url, databaseUrl });
      expect(seen).toEqual(seen.map(() => ({ url, databaseUrl })));
    },
  );
});
