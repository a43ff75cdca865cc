import { expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const TEXTS = {
  originalUrl: "Product: Belted wool coat\nPrice: $420\n80% wool, 20% polyamide",
  dupeUrl: "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool",
};

it("allows and counts exactly 3 of 50 concurrent comparisons", async () => {
  const { signUp, sql } = await startCaller();
  const { call } = await signUp();
  const calls = Array.from({ length: 50 }, () => call.comparisons.create(TEXTS));
  const outcomes = await Promise.allSettled(calls);
  const refused = calls.filter((_, at) => outcomes[at]?.status === "rejected");
  expect(refused).toHaveLength(47);
  for (const one of refused) {
    expect(await captureErrorResponse(one)).toMatchObject({
      status: 403,
      body: {
        code: "free_limit_reached",
        message: expect.stringContaining("You've used all 3 free comparisons"),
      },
    });
  }
  const rows =
    await sql`select comparisons_used, (select count(*)::int from comparisons) as stored, (select count(*)::int from comparison_reservations) as held from users`;
  expect(rows).toEqual([{ comparisons_used: 3, stored: 3, held: 0 }]);
});
