import { openAccount } from "@dupewise/api/testing/open-account";
import type { Page } from "@dupewise/testing/browser";
import * as z from "zod";
import { findDatabase } from "./world.ts";

const Made = z.object({ id: z.string() });

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Creates the data of an account with an unused email address. Does not register it. */
export const newAccount = (name = "Ada Fielding"): Account => ({
  name,
  email: `${crypto.randomUUID()}@example.com`,
  password: "seam allowance 7",
});

/**
 * Creates an account in the database of the page's world, or through the API if no world opened the page, and signs it
 * in without opening a page.
 */
export async function register(page: Page, account = newAccount()): Promise<Account> {
  const found = findDatabase(page);
  if (found === undefined) return registerThroughApi(page, account);
  const value = await openAccount(found.database, account);
  await page.context().addCookies([{ name: "session", value, url: found.origin, httpOnly: true, sameSite: "Lax" }]);
  return account;
}

/** Registers an account as the sign-up form does, which also sends the welcome email, without opening a page. */
async function registerThroughApi(page: Page, account = newAccount()): Promise<Account> {
  const answer = await page.request.post("/api/register", { data: account });
  if (!answer.ok()) throw new Error(`Not registered: ${answer.status()} ${await answer.text()}`);
  return account;
}

/** Creates an account and signs out by forgetting the session, without opening a page. */
export async function registerSignedOut(page: Page): Promise<Account> {
  const account = await register(page);
  await page.context().clearCookies();
  return account;
}

/** Creates an account without using the form, and opens the dashboard. */
export async function signUp(page: Page, account = newAccount()): Promise<Account> {
  await register(page, account);
  await page.goto("/");
  await page.getByText("0 of 3 used").waitFor();
  await waitForDashboard(page);
  return account;
}

/** Signs up with the form, and waits for the dashboard. */
export async function signUpByForm(page: Page, account = newAccount()): Promise<Account> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("0 of 3 used").waitFor();
  await waitForDashboard(page);
  return account;
}

/** Waits until the dashboard's requests are complete, because they would fail if the test signed out earlier. */
export async function waitForDashboard(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Boards" }).waitFor();
}

/** Fills in the visible sign-in form and submits it. */
export async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
}

/** Signs out through the Profile menu, and waits for the landing page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Find Your Perfect Fashion Dupes" }).waitFor();
}

/** Fills in both products and submits the form, without waiting for the result. */
export async function submitComparison(page: Page, original: string, alternative: string): Promise<void> {
  const fields = page.getByLabel("Product URL or Description");
  await fields.nth(0).fill(original);
  await fields.nth(1).fill(alternative);
  await page.getByRole("button", { name: "Compare Products" }).click();
}

/** Creates a comparison through the API and returns the path of its result. */
export async function compareThroughApi(page: Page, originalUrl: string, dupeUrl: string): Promise<string> {
  const answer = await page.request.post("/api/comparisons", { data: { originalUrl, dupeUrl } });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  const { id } = Made.parse(await answer.json());
  return `/c/${id}`;
}

/** Creates a comparison through the API, opens its result and returns its score. */
export async function openComparison(page: Page, original: string, alternative: string): Promise<number> {
  await page.goto(await compareThroughApi(page, original, alternative));
  return waitForScore(page);
}

/** Waits for the score on the result card and returns it, 0–100. For a range, returns its lower end. */
export async function waitForScore(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+( to \d+)?% similar/).innerText(), 10);
}

/** Waits for a toast with this title and description. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const shown = page.getByRole("status").or(page.getByRole("alert")).or(page.getByRole("listitem"));
  await shown.filter({ hasText: title }).filter({ hasText: description }).first().waitFor();
}

/**
 * Prevents toasts on the current page from closing on a slow machine, by making the page think that its window has lost
 * focus.
 */
export async function keepToastsOpen(page: Page): Promise<void> {
  await page.evaluate("setInterval(() => dispatchEvent(new Event('blur')), 200) && undefined");
}
