import { expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };

it("mentions the hourly limit and the retry time when the limit is exceeded", async () => {
  const { signUp, makePremium } = await startCaller({ rateLimitScale: 0.01 });
  const { call } = await signUp("ada@example.com");
  await makePremium();
  await call.comparisons.create(COATS);
  await call.comparisons.create(COATS);
  const { status, body } = await captureErrorResponse(call.comparisons.create(COATS));
  expect(status).toBe(429);
  expect(body).toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(
      /^You have made 2 comparisons within an hour, reruns included, which is the limit for one account\. Please try again in \d+ minutes$/,
    ),
  });
});
