import type { OpenedPage, Page } from "@dupewise/testing/browser";
import * as z from "zod";
import { makePremium } from "./plans.ts";
import { submitComparison, register, compareThroughApi } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

const OPEN = { "/privacy": "Privacy Policy", "/terms": "Terms of Service", "/trust": "How scores are calculated" };
/** What every signed-in user sees, whatever their plan. */
const ALIKE = {
  "/boards": "Boards",
  "/watches": "Watched prices",
  "/b": "Cardigans",
  "/history": "Search History",
  "/personalized": "Your Style Profile",
  "/support": "Support",
  "/no/such/page": "404 Page Not Found",
};
/** Every path and its heading. A path that contains an ID is listed without it; what it shows is created first. */
const HEADINGS = {
  visitor: {
    ...OPEN,
    "/": "Find Your Perfect Fashion Dupes",
    "/auth": "Welcome back!",
    "/auth?view=forgotten": "Reset your password",
    "/c": /acrylic/,
    "/b": "Cardigans",
  },
  free: { "/privacy": OPEN["/privacy"], ...ALIKE, ...signedIn("Upgrade to Premium") },
  premium: signedIn("You're on Premium"),
} as const;

function signedIn(subscribe: string) {
  return {
    "/": "Is the cheap one good enough?",
    "/c": /acrylic/,
    "/report": "Advanced analysis",
    "/alternatives": "Compare several alternatives",
    "/ranked": "Compare several alternatives",
    "/history/insights": "Insights",
    "/notifications": "Email Notifications",
    "/account": "Account",
    "/subscribe": subscribe,
  };
}

const Made = z.object({ id: z.string() });
const Shared = z.object({ path: z.string() });

type Plan = keyof typeof HEADINGS;
const PLANS = ["visitor", "free", "premium"] as const satisfies readonly Plan[];

/** Every screen with its heading, once for each plan on which the screen looks different. */
export const SCREENS = PLANS.flatMap((plan) =>
  Object.entries(HEADINGS[plan]).map(([path, heading]) => ({ plan, path, heading })),
);
type Screen = (typeof SCREENS)[number];

/** Dialogs that open from the main screen and return focus to their opener. */
export const DIALOGS: readonly {
  title: string;
  plan: Plan;
  open: (page: Page, world: World) => Promise<void>;
  openedWith: (page: Page) => ReturnType<Page["getByRole"]>;
}[] = [
  {
    title: "Edit Profile",
    plan: "free",
    open: openProfile,
    openedWith: (page) => page.getByRole("button", { name: "Profile", exact: true }),
  },
  {
    title: "You've Used All Free Comparisons!",
    plan: "free",
    open: async (page) => {
      const fields = page.getByLabel("Product URL or Description");
      await fields.nth(0).fill(CARDIGAN);
      await fields.nth(1).fill(CARDIGAN_ALTERNATIVE);
      await fields.nth(1).press("Control+Enter");
    },
    openedWith: (page) => page.getByLabel("Product URL or Description").nth(1),
  },
  {
    title: "Manual Input Required",
    plan: "premium",
    open: (page, { shop }) => submitComparison(page, shop.link("blocked"), CARDIGAN_ALTERNATIVE),
    openedWith: (page) => page.getByRole("button", { name: "Compare Products" }),
  },
  {
    title: "Cancel Subscription?",
    plan: "premium",
    open: async (page) => {
      await openProfile(page);
      await page.getByRole("button", { name: "Cancel subscription" }).click();
    },
    openedWith: (page) => page.getByRole("button", { name: "Cancel subscription" }),
  },
  {
    title: "Delete your account?",
    plan: "premium",
    open: async (page) => {
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete account" }).click();
    },
    openedWith: (page) => page.getByRole("button", { name: "Delete account" }),
  },
];

async function openProfile(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByRole("menuitem", { name: "View Profile" }).click();
}

export interface EachPlan {
  world: World;
  pages: Record<Plan, OpenedPage>;
  /** Opens a screen with its plan's account, and waits for it. */
  show: (screen: Screen) => Promise<Page>;
}

/**
 * Starts a world with a visitor, a free account that has used up its comparisons, and a premium account. Each has a
 * comparison to view.
 */
export async function startEachPlan(): Promise<EachPlan> {
  const world = await startWorld();
  const [visitor, free, premium] = await Promise.all([world.visit(), world.visit(), world.visit()]);
  const pages = { visitor, free, premium };
  /** The real paths per plan, for its own account. */
  const made: Record<Plan, Record<string, string>> = { visitor: {}, free: {}, premium: {} };
  for (const plan of ["free", "premium"] as const) {
    const { page } = pages[plan];
    const { email } = await register(page);
    const own = await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    const id = own.slice("/c/".length);
    const begun = await page.request.post("/api/boards", { data: { name: "Cardigans", comparisonIds: [id] } });
    const board = `/b/${Made.parse(await begun.json()).id}`;
    made[plan] = { "/c": own, "/b": board, "/report": `${own}/report`, "/ranked": `/alternatives?of=${id}` };
    if (plan === "premium") await makePremium(world, email);
    else await world.sql`update users set comparisons_used = 3 where email = ${email}`;
  }
  const { page } = free;
  await page.goto(made.free["/c"] ?? "");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share Results" }).click();
  await page.getByText("Link Copied", { exact: true }).waitFor();
  const shared = new URL(String(await page.evaluate("navigator.clipboard.readText()")));
  const sharing = await page.request.post(`/api/boards/${(made.free["/b"] ?? "").slice("/b/".length)}/share`, {
    data: {},
  });
  made.visitor = { "/c": shared.pathname + shared.search, "/b": Shared.parse(await sharing.json()).path };
  return {
    world,
    pages,
    show: async ({ plan, path, heading }) => {
      const { page: shown } = pages[plan];
      // Parts that load later would move the focused element; no person is that fast.
      await shown.goto(made[plan][path] ?? path, { waitUntil: "networkidle" });
      await shown.getByRole("heading", { level: 1, name: heading }).waitFor();
      await shown.getByRole("main").getByText("Loading").waitFor({ state: "detached" });
      return shown;
    },
  };
}
