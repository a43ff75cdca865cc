import type { OpenedPage } from "@dupewise/testing/browser";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { type DelayingProxy, startDelayingProxy } from "./delaying-proxy.ts";
import { submitComparison, newAccount, waitForScore, signUp } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let line: DelayingProxy;
let opened: OpenedPage;
beforeAll(async () => {
  world = await startWorld();
  line = await startDelayingProxy(world.origin);
});
afterAll(async () => {
  await line.close();
  await world.close();
});
beforeEach(async () => {
  opened = await world.visit({ origin: line.origin });
});
afterEach(async () => {
  line.release();
  await opened.close();
});

describe("the app, while the server is slow,", () => {
  it("shows pending states for sign-up, comparing, the history and support", async () => {
    const { page, takeProblems } = opened;
    const account = newAccount();
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").fill(account.name);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.waitForLoadState("networkidle");
    line.hold();
    await page.getByRole("button", { name: "Create Account" }).click();
    const creating = page.getByRole("button", { name: "Creating Account..." });
    await creating.waitFor();
    await creating.click({ force: true });
    await expectScreenAccessible(page);
    line.release();
    await page.getByText("0 of 3 used").waitFor();

    // The validation rules load after the form, and a page that was not reloaded counts as loaded, so its messages are
    // checked.
    await page.getByRole("button", { name: "Compare Products" }).click();
    await page.getByText("Add the original product: a link or a description").waitFor();
    line.hold();
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.getByRole("button", { name: "Analyzing..." }).waitFor();
    await page.getByText("Reading the original: in progress").waitFor();
    await page.getByRole("button", { name: "Analyzing..." }).click({ force: true });
    line.release();
    await waitForScore(page);
    await page.getByText("1 of 3 used").first().waitFor();

    // From now on its code is loaded, but not its list.
    await page.goto("/history");
    await page.getByText("1 of 1 comparisons").waitFor();
    await page.goto("/support", { waitUntil: "networkidle" });
    line.hold();
    await page.getByRole("link", { name: "History" }).click();
    await page.getByText("Loading your search history...").waitFor();
    await expectScreenAccessible(page);
    line.release();
    await page.getByText("1 of 1 comparisons").waitFor();

    await page.goto("/support");
    await page.getByLabel("Message").fill("The lining of my coat is missing.");
    await page.waitForLoadState("networkidle");
    line.hold();
    await page.getByRole("button", { name: "Send Support Request" }).click();
    await page.getByRole("button", { name: "Sending..." }).click({ force: true });
    await expectScreenAccessible(page);
    line.release();
    await page.getByText("Support Request Sent", { exact: true }).waitFor();
    const sent = await world.sql`select 1 from support_requests where email = ${account.email}`;
    expect(sent).toHaveLength(1);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps everything that is typed while waiting", async () => {
    const { page, takeProblems } = opened;
    await signUp(page);
    line.hold();
    const reloaded = page.reload();
    line.release();
    await reloaded;
    const field = page.getByLabel("Product URL or Description").nth(0);
    await field.waitFor();
    line.hold();
    await field.fill(CARDIGAN);
    await page.getByRole("link", { name: "Notifications" }).click();
    line.release();
    await page.getByRole("heading", { level: 1, name: "Email Notifications" }).waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe(CARDIGAN);
    expect(takeProblems()).toEqual([]);
  });
});
