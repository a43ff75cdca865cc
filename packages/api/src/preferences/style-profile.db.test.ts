import { expect, it, vi } from "vitest";
import { startCaller } from "../testing/caller.ts";
import type { TestOptions } from "../testing/test-services.ts";
import { analyzeStyle } from "./analyze-style.ts";

const TEXTS = {
  originalUrl: "Product: Wool coat\n100% wool\nPrice: $420",
  dupeUrl: "Product: A wool coat\n60% polyester, 40% wool\nPrice: $89",
};

/** A member with this many comparisons. */
async function start(comparisons: number, options?: TestOptions) {
  const world = await startCaller({ rateLimitScale: 0, ...options });
  const { call } = await world.signUp();
  const compare = () => call.comparisons.create(TEXTS);
  for (let made = 0; made < comparisons; made++) await compare();
  const queued = () => world.jobs.find(({ name }) => name === "analyze-style");
  /** Runs the analysis that this call queues and waits for. */
  const analyzed = async <T>(answer: Promise<T>): Promise<T> => {
    const [{ id: userId } = { id: "" }] = await world.sql<{ id: string }[]>`select id from users`;
    await vi.waitFor(() => expect(queued()).toMatchObject({ data: { userId } }));
    await analyzeStyle(world.services, { userId });
    return answer;
  };
  return { ...world, call, compare, queued, analyzed };
}

it("returns no profile before there are three comparisons, but reports how many there are", async () => {
  const { call, queued } = await start(1);
  expect(await call.preferences.recommendations()).toMatchObject({
    status: "not_ready",
    comparisonsNeeded: 3,
    comparisonsUsed: 1,
    message: "Compare 2 more pairs of products to see your style profile",
    preferences: null,
  });
  expect(await call.preferences.refresh()).toMatchObject({ status: "not_ready" });
  expect(queued()).toBeUndefined();
});

it("returns a profile after three comparisons, and returns fields that have two names under both names", async () => {
  const { call, analyzed } = await start(3);
  const profile = await analyzed(call.preferences.recommendations());
  expect(profile).toMatchObject({
    status: "ready",
    message: null,
    generatedAt: expect.any(Date),
    preferences: { materialPreferences: ["wool"] },
  });
  expect(profile.confidence).toBe(profile.confidenceScore);
  expect(profile.preferences?.categories).toEqual(profile.preferences?.preferredCategories);
  expect(await call.preferences.recommendations()).toEqual(profile);
  expect(await call.auth.me()).toMatchObject({ personalizedAnalysisGenerated: true });
});

it("requires the configured number of comparisons", async () => {
  const { call, compare, analyzed } = await start(0, { profileComparisons: 1 });
  expect(await call.preferences.recommendations()).toMatchObject({
    status: "not_ready",
    comparisonsNeeded: 1,
    message: "Compare 1 more pair of products to see your style profile",
  });
  await compare();
  expect(await analyzed(call.preferences.recommendations())).toMatchObject({ status: "ready", comparisonsNeeded: 1 });
});

it("reports that the profile is being analyzed by another server, until that server's claim expires", async () => {
  const { call, sql, analyzed } = await start(3);
  await sql`insert into user_preferences (user_id, analyzing_since) select id, now() from users`;
  expect(await call.preferences.recommendations()).toMatchObject({ status: "analyzing", message: expect.any(String) });
  expect(await call.preferences.refresh()).toMatchObject({ status: "analyzing" });
  await sql`update user_preferences set analyzing_since = now() - interval '10 minutes'`;
  expect(await analyzed(call.preferences.recommendations())).toMatchObject({ status: "ready" });
});

it("reports a failed analysis, and allows another attempt", async () => {
  const { call, sql, analyzed } = await start(3);
  await sql`insert into user_preferences (user_id, analysis_data) select id, '{"failed": true}' from users`;
  expect(await call.preferences.recommendations()).toMatchObject({
    status: "error",
    message: "Unable to load personalized recommendations",
  });
  expect(await analyzed(call.preferences.refresh())).toMatchObject({ status: "ready" });
});
