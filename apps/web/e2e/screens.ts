import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "@dupewise/db/connect";
import { startTestCluster } from "@dupewise/db/testing/cluster";
import { launchBrowser, openPage, type Page } from "@dupewise/testing/browser";
import { startFakeStripe } from "@dupewise/testing/stripe";
import { shrinkPng } from "@dupewise/testing/png/shrink";
import { COAT, COPY } from "./captured.ts";
import { makePremium } from "./plans.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { submitComparison, newAccount, waitForScore, signOut, signUp, signUpByForm } from "./steps.ts";
import { GOWN_AND_MIDI } from "./wardrobe.data.ts";
import { fillWardrobe, storeMatches } from "./wardrobe.ts";
import { waitForHydration } from "./wait-for-hydration.ts";
import { installExtension } from "./install-extension.ts";
import { startWorld, type World } from "./world.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "docs", "screens");
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** A premium account with a year of comparisons. */
const JUNE = "june@example.com";

interface Picture {
  file: string;
  png: Buffer;
}

/** The walk through the product, in order: each step ends where its screenshot is taken. */
const WALK: Record<string, (page: Page, world: World) => Promise<void>> = {
  landing: async (page) => {
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  "sign-in": async (page) => {
    await page.goto("/auth");
    await page.getByRole("heading", { name: "Welcome back!" }).waitFor();
  },
  "sign-up-errors": async (page) => {
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Email").fill("ada@");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Name is required").waitFor();
  },
  "forgotten-password": async (page) => {
    await page.goto("/auth?view=forgotten");
    await page.getByRole("button", { name: "Send link" }).waitFor();
  },
  home: async (page) => {
    await signUpByForm(page, { ...newAccount("Ada Fielding"), email: "ada@example.com" });
    await dismissToast(page);
  },
  waiting: async (page, { shop }) => {
    await submitComparison(page, `${shop.url}/slow/header?ms=60000`, CARDIGAN_ALTERNATIVE);
    await page.getByText("Reading the alternative: done").waitFor();
  },
  result: async (page, { shop }) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Compare Products" }).waitFor();
    await submitComparison(page, shop.link("designerCoat"), shop.link("affordableCoat"));
    await waitForScore(page);
  },
  answer: async (page) => {
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  history: async (page) => {
    await page.goto("/");
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await waitForScore(page);
    await page.goto("/history");
    await page.getByText("2 of 2 comparisons").waitFor();
  },
  "manual-input": async (page, { shop }) => {
    await page.goto("/");
    await submitComparison(page, shop.link("blocked"), CARDIGAN_ALTERNATIVE);
    await page.getByRole("dialog").waitFor();
  },
  "used-up": async (page, { shop }) => {
    await page.goto("/");
    await submitComparison(page, shop.link("designerBag"), shop.link("trainers"));
    await waitForScore(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Upgrade to Premium" }).first().waitFor();
  },
  subscribe: async (page) => {
    await page.goto("/subscribe");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  profile: async (page) => {
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByRole("dialog").waitFor();
  },
  account: async (page) => {
    await page.goto("/account");
    await page.getByRole("button", { name: "Export my data" }).waitFor();
  },
  capture: async (page, world) => {
    const extension = await installExtension(page, world.origin);
    await extension.keep("original", COAT);
    await extension.keep("alternative", COPY);
    await page.goto("/capture");
    await page.getByText("What we read:").nth(1).waitFor();
  },
  "insights-free": async (page) => {
    await page.goto("/history/insights");
    await page.getByText("Detailed analytics: a Premium feature").waitFor();
  },
  "notifications-empty": async (page) => {
    await page.goto("/notifications");
    await page.getByText("No email notifications set up yet.").waitFor();
  },
  notifications: async (page) => {
    await page.getByLabel("Product Name").fill("Belted Wrap Coat");
    await page.getByLabel("Manufacturer/Brand").fill("Maison Exemple");
    await page.getByRole("button", { name: "Create Notification" }).click();
    await page.getByText("No matches so far.").waitFor();
    await dismissToast(page);
  },
  support: async (page) => {
    await page.goto("/support");
    await page.getByLabel("Message").fill("The lining of my coat is missing from the result. Could you have a look?");
  },
  personalized: async (page) => {
    await page.goto("/personalized");
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
  },
  "not-found": async (page) => {
    await page.goto("/no/such/page");
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  },
  "history-empty": async (page) => {
    await signOut(page);
    await signUp(page, { ...newAccount("Bea Lindqvist"), email: "bea@example.com" });
    await page.goto("/history");
    await page.getByText("No search history yet").waitFor();
  },
  "personalized-not-ready": async (page) => {
    await page.goto("/personalized");
    await page.getByText("0 of 3 comparisons").waitFor();
  },
  trust: async (page) => {
    await page.goto("/trust");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  insights: async (page, world) => {
    await signOut(page);
    await signUp(page, { ...newAccount("June Okafor"), email: JUNE });
    await makePremium(world, JUNE);
    await world.sql`
      update users set premium_upgraded_at = now() - interval '7 months', subscription_period_end = now() + interval '23 days'
      where email = ${JUNE}`;
    await fillWardrobe(page, world, JUNE);
    await page.goto("/history/insights");
    await page.getByRole("heading", { name: "Materials over time" }).waitFor();
  },
  "history-long": async (page) => {
    await page.goto("/history");
    await page.getByText("176 of 176 comparisons").waitFor();
  },
  "profile-premium": async (page) => {
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByText("Premium Member").waitFor();
  },
  premium: async (page) => {
    await page.goto("/subscribe");
    await page.getByRole("heading", { name: "You're on Premium" }).waitFor();
  },
  "personalized-rich": async (page) => {
    await page.goto("/personalized");
    await page.getByRole("heading", { name: "Your Style Discovery Journey" }).waitFor();
  },
  "notifications-found": async (page, world) => {
    await page.goto("/notifications");
    await page.getByLabel("Product Name").fill("Double-faced wool wrap coat");
    await page.getByLabel("Manufacturer/Brand").fill("Maison Aurelle");
    await page.getByLabel("Gender Category").selectOption("women");
    await page.getByRole("button", { name: "Create Notification" }).click();
    await page.getByText("No matches so far.").waitFor();
    await storeMatches(world, JUNE);
    await page.reload();
    await page.getByText("2 products found").click();
  },
  "result-different": async (page) => {
    await page.goto("/");
    await submitComparison(page, ...GOWN_AND_MIDI);
    await waitForScore(page);
  },
  "result-known-better": async (page) => {
    await page.getByRole("button", { name: /^Edit materials\s*: Alternative$/ }).click();
    await page.getByLabel("Alternative materials").fill("100% viscose");
    await page.getByRole("button", { name: "Save & Rerun" }).click();
    await page.getByText("User Verified").waitFor();
    await dismissToast(page);
    await page.getByRole("button", { name: /^Edit materials\s*: Original$/ }).click();
    await page.getByRole("heading", { name: "Material Analysis" }).scrollIntoViewIfNeeded();
  },
  "result-no-score": async (page) => {
    await page.goto("/");
    await submitComparison(page, "The one from the film", "A cheaper one like it");
    await page.getByText("We don't know enough for an honest score").waitFor();
  },
  privacy: async (page) => {
    await page.goto("/privacy");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
};

/** Captured at window size instead of full length, for the README. */
const WINDOW_ONLY = new Set(["answer", "history-long", "result-different", "result-known-better"]);

/** The tests' shop has no name, only a loopback address. */
const HIDE_LOOPBACK = `{
  const named = (text) => text.replaceAll(/(?:http:\\/\\/)?127\\.0\\.0\\.1(?::\\d+)?\\/\\S*/g, "https://maison-aurelle.example/wrap-coat")
    .replaceAll("127.0.0.1", "maison-aurelle.example");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = named(texts.currentNode.data);
  for (const field of document.querySelectorAll("textarea")) field.value = named(field.value);
}`;

async function dismissToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dismiss" }).click();
}

async function shoot(page: Page, name: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  // A dialog covers the window, not the page.
  const fullPage = !WINDOW_ONLY.has(name) && (await page.getByRole("dialog").count()) === 0;
  await page.evaluate(HIDE_LOOPBACK);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Content outside the window is rendered only once it has been scrolled to.
    await page.screenshot({ fullPage });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const png = shrinkPng(await page.screenshot({ fullPage }));
      pictures.push({ file: `${name}-${size.width}-${colorScheme}.png`, png });
    }
  }
  await page.setViewportSize(SIZES[0]);
  return pictures;
}

async function takePictures(): Promise<Picture[]> {
  const [stripe, cluster, browser] = await Promise.all([startFakeStripe(), startTestCluster(), launchBrowser()]);
  const world = await startWorld(stripe.env, async () => connect(cluster.url));
  try {
    // The world's own browser paints no pixels.
    const { page } = await openPage(browser, { origin: world.origin, viewport: SIZES[0] });
    waitForHydration(page);
    const pictures: Picture[] = [];
    for (const [name, step] of Object.entries(WALK)) {
      await step(page, world);
      pictures.push(...(await shoot(page, name)));
    }
    return pictures;
  } finally {
    await world.close();
    await Promise.all([browser.close(), world.browser.close()]);
    await Promise.all([stripe.close(), cluster.stop()]);
  }
}

/** Replaces docs/screens once everything has succeeded: every screen, wide and narrow, light and dark. */
const pictures = await takePictures();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const { file, png } of pictures) await writeFile(join(FOLDER, file), png);
