import { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { describe, expect, it } from "vitest";
import { idOf, startMember } from "../testing/start-api.ts";

const TEXTS = {
  originalUrl: "Product: Wool coat\n100% wool\nPrice: $420",
  dupeUrl: "Product: =HYPERLINK(1)\nA wool coat\n60% polyester, 40% wool\nPrice: $89",
};

const Recommendations = PersonalizedRecommendations.omit({ generatedAt: true });

async function member(isPremium: boolean, environment?: Record<string, string>) {
  const started = await startMember({ isPremium }, environment);
  return { ...started, compare: () => started.send("POST", "/api/comparisons", TEXTS) };
}

describe("billing without a payment provider", () => {
  it("reports it before and after the click, and canceling changes nothing", async () => {
    const { send } = await member(false);
    expect((await send("GET", "/api/subscription")).body).toMatchObject({
      available: false,
      message: "Stripe payments are not available at this time.",
    });
    const { status, body } = await send("POST", "/api/create-subscription");
    expect(status).toBe(503);
    expect(body).toEqual({
      code: "payments_unavailable",
      message: "Stripe is not configured. Please contact support.",
    });
    const before = await send("GET", "/api/user");
    for (const path of ["/api/cancel-subscription", "/api/resume-subscription"]) {
      expect((await send("POST", path)).body).toEqual(before.body);
    }
  });
});

describe("the style profile", () => {
  const PATH = "/api/personalized-recommendations";

  it("is not ready before three comparisons, and reports the count", async () => {
    const { send, compare } = await member(false);
    await compare();
    expect((await send("GET", PATH)).body).toMatchObject({
      status: "not_ready",
      comparisonsNeeded: 3,
      comparisonsUsed: 1,
      message: expect.stringContaining("2 more"),
      preferences: null,
    });
    expect((await send("POST", `${PATH}/refresh`)).body).toMatchObject({ status: "not_ready" });
  });

  it("is ready after three, with both names of each renamed field", async () => {
    const { send, compare } = await member(false);
    for (let made = 0; made < 3; made++) await compare();
    const { body } = await send("GET", PATH);
    expect(body).toMatchObject({
      status: "ready",
      message: null,
      generatedAt: expect.any(String),
      preferences: { materialPreferences: ["wool"] },
    });
    const { confidence, confidenceScore, preferences } = Recommendations.parse(body);
    expect(confidence).toBe(confidenceScore);
    expect(preferences?.categories).toEqual(preferences?.preferredCategories);
    expect((await send("GET", PATH)).body).toEqual(body);
    expect((await send("GET", "/api/user")).body).toMatchObject({ personalizedAnalysisGenerated: true });
  });

  it("requires the configured number of comparisons", async () => {
    const { send, compare } = await member(false, { PROFILE_COMPARISONS: "1" });
    expect((await send("GET", PATH)).body).toMatchObject({
      status: "not_ready",
      comparisonsNeeded: 1,
      message: "Compare 1 more pair of products to see your style profile",
    });
    await compare();
    expect((await send("GET", PATH)).body).toMatchObject({ status: "ready", comparisonsNeeded: 1 });
  });

  it("is analyzing while another server computes it, until its claim expires", async () => {
    const { send, compare, sql } = await member(false);
    for (let made = 0; made < 3; made++) await compare();
    await sql`insert into user_preferences (user_id, analyzing_since) select id, now() from users`;
    expect((await send("GET", PATH)).body).toMatchObject({ status: "analyzing", message: expect.any(String) });
    expect((await send("POST", `${PATH}/refresh`)).body).toMatchObject({ status: "analyzing" });
    await sql`update user_preferences set analyzing_since = now() - interval '10 minutes'`;
    expect((await send("GET", PATH)).body).toMatchObject({ status: "ready" });
  });

  it("reports a failure, and can be retried", async () => {
    const { send, compare, sql } = await member(false);
    for (let made = 0; made < 3; made++) await compare();
    await sql`insert into user_preferences (user_id, analysis_data) select id, '{"failed": true}' from users`;
    expect((await send("GET", PATH)).body).toMatchObject({
      status: "error",
      message: "Unable to load personalized recommendations",
    });
    expect((await send("POST", `${PATH}/refresh`)).body).toMatchObject({ status: "ready" });
  });
});

describe("the exported history", () => {
  const file = async (path: string, url: string, cookie: string) => {
    const response = await fetch(new URL(path, url), { headers: { cookie } });
    return { type: response.headers.get("content-type"), text: await response.text() };
  };

  it("is CSV without formulas, or JSON", async () => {
    const { url, cookie, compare } = await member(false);
    const { body } = await compare();
    const csv = await file("/api/comparisons/export", url, cookie);
    expect(csv.type).toBe("text/csv; charset=utf-8");
    const [header, row] = csv.text.split("\r\n");
    expect(header).toContain("Original product,");
    expect(row).toContain("'=HYPERLINK(1)");
    expect(row).toContain("100% wool");
    const json = await file("/api/comparisons/export?format=json", url, cookie);
    expect(JSON.parse(json.text)).toEqual([body]);
    expect((await file("/api/comparisons/export?format=xls", url, cookie)).type).toContain("application/json");
  });

  it("formats detected and entered prices identically", async () => {
    const { url, cookie, compare, send } = await member(false);
    await send("POST", `/api/comparisons/${idOf((await compare()).body)}/rerun`, { dupePrice: "$89.99" });
    const { text } = await file("/api/comparisons/export", url, cookie);
    expect(text).toContain(",420 USD,");
    expect(text).toContain(",89.99 USD,");
  });
});
