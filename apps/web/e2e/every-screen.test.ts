import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import type { OpenedPage, Page } from "@dupewise/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePremium } from "./plans.ts";
import { compare, shownScore, signUp } from "./steps.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const THEMES = ["light", "dark"] as const;

const OPEN = { "/privacy": "Privacy Policy", "/terms": "Terms of Service", "/trust": "How scores are made" };
/** Every address and what heads it; "/c" is the comparison that was made before. */
const HEADINGS = {
  visitor: {
    ...OPEN,
    "/": "Find Your Perfect Fashion Dupes",
    "/auth": "Welcome back!",
    "/auth?view=forgotten": "Forgotten password",
    "/c": /cardigans/,
  },
  free: { ...OPEN, ...signedIn("Upgrade to Premium") },
  premium: signedIn("You are on premium"),
} as const;

function signedIn(subscribe: string) {
  return {
    "/": "Is the cheap one good enough?",
    "/c": /cardigans/,
    "/history": "Search History",
    "/history/insights": "Insights",
    "/notifications": "Email Notifications",
    "/personalized": "Your Style Profile",
    "/support": "Support",
    "/account": "Account",
    "/subscribe": subscribe,
    "/no/such/page": "404 Page Not Found",
  };
}

type Plan = keyof typeof HEADINGS;
const SCREENS = (["visitor", "free", "premium"] as const).flatMap((plan) =>
  Object.entries(HEADINGS[plan]).map(([path, heading]) => ({ plan, path, heading })),
);

/** Each opens from the main screen. */
const DIALOGS: Record<string, { plan: Plan; open: (page: Page) => Promise<void> }> = {
  "Edit Profile": { plan: "free", open: openProfile },
  "You've Used All Free Comparisons!": {
    plan: "free",
    open: async (page) => {
      const fields = page.getByLabel("Product URL or Description");
      await fields.nth(0).fill(CARDIGAN);
      await fields.nth(1).fill(LOOKALIKE);
      await fields.nth(1).press("Control+Enter");
    },
  },
  "Manual Input Required": {
    plan: "premium",
    open: (page) => compare(page, world.shop.link("blocked"), LOOKALIKE),
  },
  "Cancel Subscription?": {
    plan: "premium",
    open: async (page) => {
      await openProfile(page);
      await page.getByRole("button", { name: "Cancel Subscription" }).click();
    },
  },
  "Delete your account?": {
    plan: "premium",
    open: async (page) => {
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete Account" }).click();
    },
  },
};

async function openProfile(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByRole("menuitem", { name: "View Profile" }).click();
}

let world: World;
let pages: Record<Plan, OpenedPage>;
/** The comparison of each plan, as that plan reads it. */
const made: Record<Plan, string> = { visitor: "", free: "", premium: "" };

beforeAll(async () => {
  world = await startWorld();
  const [visitor, free, premium] = await Promise.all([world.visit(), world.visit(), world.visit()]);
  pages = { visitor, free, premium };
  for (const plan of ["free", "premium"] as const) {
    const { page } = pages[plan];
    const { email } = await signUp(page);
    await compare(page, CARDIGAN, LOOKALIKE);
    await shownScore(page);
    made[plan] = new URL(page.url()).pathname;
    if (plan === "premium") await makePremium(world, email);
    else await world.sql`update users set comparisons_used = 3 where email = ${email}`;
  }
  const { page } = pages.free;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share Results" }).click();
  await page.getByText("Link Copied", { exact: true }).waitFor();
  const shared = new URL(String(await page.evaluate("navigator.clipboard.readText()")));
  made.visitor = shared.pathname + shared.search;
});
afterAll(() => world.close());

/** Wide and narrow, by day and by night: nothing for axe to find, nothing beside the screen. */
async function inspectAll(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const beside = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect(beside, `pixels beside a screen of ${size.width}`).toBeLessThanOrEqual(0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
}

describe("every screen", () => {
  it.each(SCREENS)(
    "is accessible, wide and narrow, light and dark: $path for $plan",
    async ({ plan, path, heading }) => {
      const { page } = pages[plan];
      await page.goto(path === "/c" ? made[plan] : path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("main").getByText("Loading").waitFor({ state: "detached" });
      await inspectAll(page);
    },
  );
});

describe("every dialog", () => {
  it.each(Object.entries(DIALOGS))("is accessible, wide and narrow, light and dark: %s", async (title, dialog) => {
    const { page } = pages[dialog.plan];
    await page.goto("/");
    await dialog.open(page);
    await page.getByRole("dialog", { name: title }).waitFor();
    await inspectAll(page);
  });
});
