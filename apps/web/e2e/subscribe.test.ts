import type { OpenedPage, Page } from "@dupewise/testing/browser";
import { type FakeStripe, startFakeStripe } from "@dupewise/testing/stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { makePremium } from "./plans.ts";
import { register, registerSignedOut, signIn } from "./steps.ts";
import { startWorld, type World } from "./world.ts";
import { expectProblems } from "./problems.ts";

let stripe: FakeStripe;
let world: World;
let opened: OpenedPage;
beforeAll(async () => {
  stripe = await startFakeStripe();
  world = await startWorld(stripe.env);
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});
beforeEach(async () => {
  opened = await world.visit();
});
afterEach(async () => {
  stripe.failWith(() => undefined);
  stripe.sendWebhooksTo(undefined);
  await opened.close();
});

const subscribe = (page: Page) => page.getByRole("button", { name: "Subscribe for $5/month" });

describe("the subscription flow", () => {
  it("upgrades to premium through Stripe, then cancels and resumes the plan", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    await page.goto("/subscribe");
    await subscribe(page).waitFor();
    for (const text of ["Unlimited product comparisons", "Advanced AI analysis", "Email notifications for new dupes"]) {
      await page.getByText(text).first().waitFor();
    }
    await page.getByText("up to 200 comparisons an hour").waitFor();
    await page.getByText("Secure payment processed by Stripe. Cancel anytime from your profile.").waitFor();
    await expectScreenAccessible(page);

    const popup = page.waitForEvent("popup");
    await subscribe(page).click();
    const checkout = await popup;
    await page.getByText("Redirected to Stripe", { exact: true }).waitFor();
    await checkout.getByRole("button", { name: "Subscribe" }).click();
    await checkout.waitForURL(`${world.origin}/`);
    await checkout.getByText("Welcome to Premium", { exact: true }).waitFor();
    await checkout.getByText("Premium", { exact: true }).waitFor();
    await checkout.reload();
    await checkout.getByText("Premium", { exact: true }).waitFor();
    expect(await checkout.getByText("Welcome to Premium").count()).toBe(0);
    await checkout.close();

    await page.goto("/subscribe");
    await page.getByRole("heading", { level: 1, name: "You're on Premium" }).waitFor();
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByRole("button", { name: "Yes, Cancel" }).click();
    await page.getByText("Subscription canceled", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByText(/^Subscription ends on /)
      .first()
      .waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Resume subscription" }).click();
    await page.getByText("Subscription resumed", { exact: true }).waitFor();
    await page
      .getByText(/^Renews on /)
      .first()
      .waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("charges nothing for a declined card, and still shows the offer", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    await page.goto("/subscribe");
    const popup = page.waitForEvent("popup");
    await subscribe(page).click();
    const checkout = await popup;
    await checkout.getByRole("button", { name: "Try a card that is declined" }).click();
    await checkout.getByRole("link", { name: "Back" }).click();
    await checkout.getByText("You left the checkout before paying, so nothing was charged.").waitFor();
    await subscribe(checkout).waitFor();
    await checkout.getByText("0 of 3 used").first().waitFor();
    await expectScreenAccessible(checkout);
    expect(takeProblems()).toEqual([]);
  });

  it("shows a link when the browser blocks the new tab", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    await page.goto("/subscribe");
    await page.evaluate("window.open = () => null");
    await subscribe(page).click();
    await page.getByText("Popup blocked. Please click the manual link below to complete your subscription.").waitFor();
    const link = page.getByRole("link", { name: "Complete Subscription Payment" });
    expect(await link.getAttribute("href")).toContain(`${stripe.url}/pay/`);
    expect(await subscribe(page).count()).toBe(0);
    await expect.poll(() => link.evaluate(isFocused)).toBe(true);
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("reports that Stripe is down, closes the blank tab, and can be retried", async () => {
    const { page } = opened;
    await register(page);
    await page.goto("/subscribe");
    await subscribe(page).waitFor();
    stripe.failWith(() => ({ status: 500 }));
    await subscribe(page).click();
    await page.getByRole("heading", { name: "Subscription Error" }).waitFor();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await subscribe(page).waitFor();
    await expectScreenAccessible(page);
    await expectProblems(opened, [expect.stringMatching(/status of 50\d/)]);
  });

  it("offers to resume a plan that is about to end", async () => {
    const { page, takeProblems } = opened;
    const { email } = await register(page);
    await makePremium(world, email, { ending: true });
    await page.goto("/subscribe");
    await page.getByText("Subscription ends on June 4, 2099").waitFor();
    await page.getByRole("button", { name: "Resume subscription" }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("is offered again once premium has lapsed", async () => {
    const { page, takeProblems } = opened;
    const { email } = await register(page);
    await makePremium(world, email, { ending: true });
    await world.sql`update users set premium_until = now() - interval '1 second' where email = ${email}`;
    await page.goto("/subscribe");
    await subscribe(page).waitFor();
    await page.getByText("0 of 3 used").first().waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("does not show the welcome message before the payment is confirmed", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    await page.goto("/?subscription=success");
    await page.getByText("Activating…").waitFor();
    await expectScreenAccessible(page);
    expect(await page.getByText("Welcome to Premium").count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });

  it("requires sign-in when returning without a session, then shows the premium plan", async () => {
    const { page, takeProblems } = opened;
    const account = await registerSignedOut(page);
    await makePremium(world, account.email);
    await page.goto("/?subscription=success");
    await page.waitForURL("/auth?next=%2F%3Fsubscription%3Dsuccess");
    await page.locator("#root [inert]").first().waitFor({ state: "detached" });
    await signIn(page, account);
    await page.getByText("Premium", { exact: true }).waitFor();
    await page.waitForURL(`${world.origin}/`);
    expect(takeProblems()).toEqual([]);
  });

  it("reports a payment that is still unconfirmed after ten checks, and checks again on request", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    await page.clock.install();
    await page.goto("/?subscription=success");
    const late = page.getByText("Your payment isn't confirmed yet", { exact: true });
    const wait = async () => {
      await page.clock.fastForward(2_000);
      return late.count();
    };
    await page.getByText("Activating…").waitFor();
    await expect.poll(wait).toBe(1);
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Activating…").waitFor();
    await expect.poll(wait).toBe(1);
    await page.getByText("If you didn't, you weren't charged.").waitFor();
    expect(await page.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscribe");
    await page.getByRole("button", { name: "Close" }).click();
    await page.waitForURL(`${world.origin}/`);
    await late.waitFor({ state: "detached" });
    await page.getByText("0 of 3 used").first().waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("activates premium by webhook, even if the user never returns from checkout", async () => {
    const { page, takeProblems } = opened;
    await register(page);
    stripe.sendWebhooksTo(`${world.origin}/api/stripe/webhook`);
    await page.goto("/subscribe");
    const popup = page.waitForEvent("popup");
    await subscribe(page).click();
    const checkout = await popup;
    await checkout.waitForURL(`${stripe.url}/**`);
    // The redirect back to the product fails.
    await checkout.route(`${world.origin}/**`, (route) => route.abort());
    await checkout.getByRole("button", { name: "Subscribe" }).click();
    await checkout.close();
    await stripe.delivered();
    await page.goto("/history");
    await page.getByText("Premium", { exact: true }).waitFor();
    expect(takeProblems()).toEqual([]);
  });

  // Last, because it advances Stripe's clock.
  it("reports a failed charge, links to Stripe to update the card, and restores premium once the card is updated", async () => {
    const { page, takeProblems } = opened;
    const { email } = await register(page);
    stripe.sendWebhooksTo(`${world.origin}/api/stripe/webhook`);
    await page.goto("/subscribe");
    const popup = page.waitForEvent("popup");
    await subscribe(page).click();
    const checkout = await popup;
    await checkout.getByRole("button", { name: "Subscribe" }).click();
    await checkout.waitForURL(`${world.origin}/`);
    await checkout.close();
    await page.goto("/subscribe");
    const billing = page.getByRole("button", { name: "Card and invoices" });
    await billing.waitFor();
    await expectScreenAccessible(page);

    const [user] = await world.sql<{ customer: string }[]>`
      select customer_id as customer from users where email = ${email}`;
    stripe.account.setCard(user?.customer ?? "", false);
    stripe.account.advance(31);
    await stripe.delivered();
    await page.reload();
    await page.getByText("Your last payment didn't go through").waitFor();
    await page.getByText(/Premium stays active until [A-Z][a-z]+ \d/).waitFor();
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByText("Your last payment didn't go through. Premium ends on").waitFor();
    expect(await page.getByText(/^Renews on/).count()).toBe(0);
    await expectScreenAccessible(page);
    await page.keyboard.press("Escape");
    expect(await billing.count()).toBe(0);
    await expectScreenAccessible(page);

    await world.sql`update users set premium_until = now() - interval '1 second' where email = ${email}`;
    await page.reload();
    await page.getByText("Premium has ended as a result").waitFor();
    expect(await subscribe(page).count()).toBe(0);
    await page.getByRole("button", { name: "Update your card" }).click();
    await page.getByRole("button", { name: "Update card" }).click();
    await page.getByRole("link", { name: "Return" }).click();
    await page.getByText("Welcome back from Stripe. Here's your current plan.").waitFor();
    await page.waitForURL(`${world.origin}/subscribe`);
    await page.getByRole("heading", { level: 1, name: "You're on Premium" }).waitFor();
    await page.getByText(/^Renews on /).waitFor();
    await expectScreenAccessible(page);
    const elsewhere = (problem: string) => problem.includes(`${stripe.url}/portal/`);
    expect(takeProblems().filter((problem) => !elsewhere(problem))).toEqual([]);
  });
});
