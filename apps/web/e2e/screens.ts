import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@dupewise/testing/browser";
import { shrinkPng } from "@dupewise/testing/png/shrink";
import { addComparisons } from "./many.ts";
import { makePremium } from "./plans.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";
import { compare, newAccount, shownScore, signOut, signUp } from "./steps.ts";
import { startWorld, type World } from "./world.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "docs", "screens");
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

interface Picture {
  file: string;
  png: Buffer;
}

/** The walk through the product, in order: each step ends where its picture is taken. */
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
    await page.getByRole("button", { name: "Send Link" }).waitFor();
  },
  home: async (page) => {
    await signUp(page, { ...newAccount(), email: "ada@example.com" });
    await dismissToast(page);
  },
  result: async (page, { shop }) => {
    await compare(page, shop.link("designerCoat"), shop.link("affordableCoat"));
    await shownScore(page);
  },
  answer: async (page) => {
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  history: async (page) => {
    await page.goto("/");
    await compare(page, CARDIGAN, LOOKALIKE);
    await shownScore(page);
    await page.goto("/history");
    await page.getByText("2 of 2 comparisons").waitFor();
  },
  "manual-input": async (page, { shop }) => {
    await page.goto("/");
    await compare(page, shop.link("blocked"), LOOKALIKE);
    await page.getByRole("dialog").waitFor();
  },
  "used-up": async (page, { shop }) => {
    await page.goto("/");
    await compare(page, shop.link("designerBag"), shop.link("trainers"));
    await shownScore(page);
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
    await page.getByRole("button", { name: "Export My Data" }).waitFor();
  },
  "insights-free": async (page) => {
    await page.goto("/history/insights");
    await page.getByText("Detailed analytics: part of premium").waitFor();
  },
  "notifications-empty": async (page) => {
    await page.goto("/notifications");
    await page.getByText("No email notifications set up yet.").waitFor();
  },
  notifications: async (page) => {
    await page.getByLabel("Product Name").fill("Belted Wrap Coat");
    await page.getByLabel("Manufacturer/Brand").fill("Maison Exemple");
    await page.getByRole("button", { name: "Create Notification" }).click();
    await page.getByText("Nothing found so far.").waitFor();
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
    await signUp(page);
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
    const { email } = await signUp(page);
    await makePremium(world, email);
    await addComparisons(world, email, 700);
    await page.goto("/history/insights");
    await page.getByRole("heading", { name: "Materials over time" }).waitFor();
  },
  "history-long": async (page) => {
    await page.goto("/history");
    await page.getByText("700 of 700 comparisons").waitFor();
  },
  "profile-premium": async (page) => {
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByText("Premium Member").waitFor();
  },
  premium: async (page) => {
    await page.goto("/subscribe");
    await page.getByRole("heading", { name: "You are on premium" }).waitFor();
  },
  privacy: async (page) => {
    await page.goto("/privacy");
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
};

/** Shown as the window shows them, not in full length: what stands in the README. */
const WINDOW_ONLY = new Set(["answer", "history-long"]);

async function dismissToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dismiss" }).click();
}

async function shoot(page: Page, name: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  // A dialog lies over the window, not over the page.
  const fullPage = !WINDOW_ONLY.has(name) && (await page.getByRole("dialog").count()) === 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // What was out of sight is drawn only once it has been seen.
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
  const world = await startWorld();
  try {
    const { page } = await world.visit({ viewport: SIZES[0] });
    const pictures: Picture[] = [];
    for (const [name, step] of Object.entries(WALK)) {
      await step(page, world);
      pictures.push(...(await shoot(page, name)));
    }
    return pictures;
  } finally {
    await world.close();
  }
}

/** Makes docs/screens anew, once all went well: every screen that exists, wide and narrow, light and dark. */
const pictures = await takePictures();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const { file, png } of pictures) await writeFile(join(FOLDER, file), png);
