import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { type Account, compareThroughApi, register, signUp, openComparison } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems } from "./problems.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";

const visit = visitEachTest();

/** A new account with enough comparisons for a profile. */
async function registerComparer(page: Page): Promise<Account> {
  const account = await register(page);
  for (let made = 0; made < 3; made++) await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
  return account;
}

const setProfile = ({ email }: Account, column: "analysis_data" | "analyzing_since", value: string) =>
  visit.world.sql.unsafe(
    `UPDATE user_preferences SET ${column} = ${value} WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );

/** A profile that an engine would derive for someone who compares a lot. */
async function storeRichProfile({ email }: Account): Promise<void> {
  const analysis = {
    preferences: {
      priceRange: "100-200",
      budgetFocus: "balanced",
      stylePreferences: ["camel", "belted"],
      shoppingMotivation: "A fair balance of price and similarity",
      favoriteRetailers: ["fieldmouse.example", "second.example", "third.example", "fourth.example"],
      preferredBrands: ["Fieldmouse"],
      materialPreferences: ["wool", "silk"],
      categories: ["coat", "cardigan"],
    },
    searchPatterns: {
      similarityThreshold: "78%",
      retailerLoyalty: "Explorer",
      priceComparisonBehavior: "Compares both prices",
      materialConsciousness: "High",
    },
    confidence: 64,
    insights: "4 of your 6 comparisons involved coats",
    personalizedRecommendations: ["Check the wool share before you buy"],
    recommendations: ["Add the materials that a page leaves out"],
    traits: [{ kind: "material", name: "wool", n: 4, confidence: 60 }],
  };
  await visit.world.sql`
    UPDATE user_preferences SET analyzing_since = null, analysis_data = ${JSON.stringify(analysis)}::text::jsonb, confidence_score = 64
    WHERE user_id = (SELECT id FROM users WHERE email = ${email})`;
}

async function openRichProfile(page: Page): Promise<Account> {
  const account = await registerComparer(page);
  await page.goto("/personalized");
  await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
  await storeRichProfile(account);
  await page.reload();
  await page.getByText("64% confidence").waitFor();
  return account;
}

describe("the style profile", () => {
  it("shows how many more comparisons are needed, and is generated after three", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await openComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.getByRole("link", { name: "Style Profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Your Style Profile" }).waitFor();
    await page.getByText("AI-powered shopping insights").waitFor();
    await page.getByText("Compare 2 more pairs of products to see your style profile").waitFor();
    expect(await page.getByRole("progressbar").getAttribute("value")).toBe("33");

    for (let made = 1; made < 3; made++) await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.goto("/");
    await page.getByRole("link", { name: "Style Profile" }).click();
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
    await page.getByText(/^\d+% confidence$/).waitFor();
    await page.getByText(/^Generated /).waitFor();
    for (const part of ["Price Range", "Style Preferences", "Favorite Retailers", "Material Preferences"]) {
      await page.getByRole("heading", { name: part }).waitFor();
    }
    await page.getByText("Under $50").first().waitFor();
    await page.getByText("Price Conscious", { exact: true }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("shows all findings in ranked order, and default values where nothing was found", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await openRichProfile(page);
    for (const fact of [
      "$100 - $200",
      "Balanced",
      "A fair balance of price and similarity",
      "Most shopped",
      "Second choice",
      "Third choice",
      "4th preference",
      "in 4 comparisons",
      "78%",
      "Explorer",
      "Compares both prices",
      "High",
      "4 of your 6 comparisons involved coats",
    ]) {
      await page.getByText(fact, { exact: true }).first().waitFor();
    }
    await page.getByRole("heading", { name: "Personalized Shopping Tips" }).waitFor();
    expect(await page.getByText("Add the materials that a page leaves out").count()).toBe(0);
    await page.getByText("Total Searches").waitFor();
    await page.getByText("Pro Tip:").waitFor();
    await expectScreenAccessible(page);

    await setProfile(
      account,
      "analysis_data",
      `analysis_data || '{"personalizedRecommendations": [], "searchPatterns": {"similarityThreshold": null, "retailerLoyalty": null, "priceComparisonBehavior": null, "materialConsciousness": null}}'`,
    );
    await page.reload();
    await page.getByRole("heading", { name: "Shopping Recommendations" }).waitFor();
    await page.getByText("Add the materials that a page leaves out").waitFor();
    const behavior = page.getByRole("region", { name: "Search Behavior Analysis" });
    expect(await behavior.getByRole("definition").allInnerTexts()).toEqual(["N/A", "Mixed", "Mixed", "Medium"]);
    expect(takeProblems()).toEqual([]);
  });

  it("can be refreshed with a button that has an explanatory tooltip", async () => {
    const { page, takeProblems } = visit.opened;
    await openRichProfile(page);
    const button = page.getByRole("button", { name: "Refresh Profile" });
    await button.hover();
    await page.getByRole("tooltip", { name: "Updates your profile with your latest search data" }).waitFor();
    await expectScreenAccessible(page);

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/preferences.refresh*", async (route) => {
      await held;
      await route.continue();
    });
    await button.click();
    await page.getByRole("button", { name: "Updating..." }).waitFor();
    await page.getByText("Updating Profile", { exact: true }).waitFor();
    await page.getByText("Analyzing your latest searches to improve recommendations...").waitFor();
    await expectScreenAccessible(page);
    release();
    await button.waitFor();
    await page.getByText("64% confidence").waitFor({ state: "detached" });
    expect(takeProblems()).toEqual([]);
  });

  it("shows that it is being generated, and lets the user check again", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerComparer(page);
    await page.goto("/personalized");
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
    await setProfile(account, "analyzing_since", "now()");
    await page.clock.install();
    await page.reload();
    await page.getByText("We're analyzing your comparisons. This takes a moment").waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Check Status" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Check Status" }).getAttribute("aria-busy")).toBe(null);
    await setProfile(account, "analyzing_since", "NULL");
    // Repeatedly, since the response to the click may arrive, and schedule the next check, only after the first jump.
    const passTime = async () => {
      await page.clock.runFor(30_000);
      return page.getByRole("heading", { name: "Your Style Discovery Journey" }).count();
    };
    await expect.poll(passTime).toBe(1);
    expect(takeProblems()).toEqual([]);
  });

  it("is requested four times before its failure is reported, and can then be retried", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerComparer(page);
    await page.goto("/personalized");
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
    await setProfile(account, "analysis_data", `'{"failed": true}'`);
    await page.reload();
    await page.getByText("Unable to load personalized recommendations").waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
    expect(takeProblems()).toEqual([]);

    let asked = 0;
    await page.route("**/preferences.recommendations*", (route) => {
      asked++;
      return route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
    });
    // Navigates within the app, since a page opened by URL has its data embedded.
    await page.goto("/account");
    await page.clock.install();
    await page.getByRole("link", { name: "Style Profile" }).click();
    const passTime = async () => {
      await page.clock.runFor(10_000);
      return asked;
    };
    await expect.poll(passTime).toBe(4);
    await page.getByText("Unable to load personalized recommendations").waitFor();
    expect(asked).toBe(4);
    await expectProblems(visit.opened, Array(4).fill(expect.anything()));
    await page.unroute("**/preferences.recommendations*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
  });

  it("redirects to sign-in when the session has expired", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.context().clearCookies();
    const link = page.getByRole("link", { name: "Style Profile" });
    await expectRedirectToSignIn(page, "/auth?next=%2Fpersonalized", () => link.click());
  });
});
