import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { makePremium } from "./plans.ts";
import { newAccount, register, registerSignedOut, signIn, signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";

const visit = visitEachTest();

async function openProfile(page: Page) {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("menuitem", { name: "View Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Profile" });
  await dialog.waitFor();
  return dialog;
}

describe("the profile menu", () => {
  it("can be used with only the keyboard, and returns focus to its button", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/history");
    await page.getByRole("button", { name: "Profile" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "View Profile" }).waitFor();
    await expectScreenAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("Profile");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Profile" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("Profile");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("Sign Out");
    await page.keyboard.press("Enter");
    await page.getByText("You have been signed out.", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    expect(takeProblems()).toEqual([]);
  });
});

describe("the profile", () => {
  it("shows a free account's plan, validates changes, and saves them", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const dialog = await openProfile(page);
    await dialog.getByText("Free Plan").waitFor();
    await dialog.getByText("0 of 3 comparisons used").waitFor();
    expect(await dialog.getByText("Cancel subscription").count()).toBe(0);
    await dialog.getByLabel("First Name").fill("");
    await dialog.getByLabel("Last Name").fill("x".repeat(51));
    await dialog.getByLabel("Email Address").fill("ada@");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    for (const text of ["First name is required", "Last name too long", "Please enter a valid email address"]) {
      await dialog.getByText(text).waitFor();
    }
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("firstName");
    await expectScreenAccessible(page);
    await dialog.getByLabel("First Name").fill("שרה 🧵");
    await dialog.getByLabel("Last Name").fill(`O'Hara <img src=x onerror=alert(1)> ${"W".repeat(9)}`);
    await dialog.getByLabel("Email Address").fill(newAccount().email);
    await dialog.getByLabel("Email notifications").uncheck();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Profile updated", { exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByText("שרה 🧵 O'Hara <img src=x onerror=alert(1)>").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("reports an email address that is already taken, next to its field", async () => {
    const { page } = visit.opened;
    const { email } = await registerSignedOut(page);
    await signUp(page);
    const dialog = await openProfile(page);
    await dialog.getByLabel("Email Address").fill(email);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Update Failed", { exact: true }).waitFor();
    await dialog.getByText("Another account already has that email").waitFor();
    expect(await dialog.getByLabel("Email Address").inputValue()).toBe(email);
    await expectProblems(visit.opened, [matchStatusMessage(409)]);
  });

  it("shows the dates of a premium plan, asks before canceling it, and reports a failed cancellation", async () => {
    const { page } = visit.opened;
    const { email } = await register(page);
    await makePremium(visit.world, email);
    await page.goto("/");
    await page.getByText("Premium", { exact: true }).waitFor();
    const dialog = await openProfile(page);
    await dialog.getByText("Premium Member").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("firstName");
    await dialog.getByText("Since May 4, 2026").waitFor();
    await dialog.getByText("Renews on June 4, 2099").waitFor();
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    const question = page.getByRole("dialog", { name: "Cancel Subscription?" });
    await question.getByText("You'll keep premium access until your current billing period ends.").waitFor();
    await question.getByRole("button", { name: "Keep Premium" }).click();
    await question.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("Cancel subscription");

    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await page.route("**/api/trpc/billing.cancel", (route) => route.fulfill({ status: 500, body: "oops" }));
    await question.getByRole("button", { name: "Yes, Cancel" }).click();
    await page.getByText("Cancellation Failed", { exact: true }).waitFor();
    await page.getByText("Failed to cancel subscription", { exact: true }).waitFor();
    await expectProblems(visit.opened, [matchStatusMessage(500)]);
  });

  it("shows the end date of a canceled plan, and 'Unknown date' if its start was not recorded", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await makePremium(visit.world, email, { ending: true });
    await visit.world.sql`update users set premium_upgraded_at = null where email = ${email}`;
    await page.goto("/");
    const dialog = await openProfile(page);
    await dialog.getByText("Since Unknown date").waitFor();
    await dialog.getByText("Subscription ends on June 4, 2099").waitFor();
    await dialog.getByRole("button", { name: "Resume subscription" }).waitFor();
    expect(await dialog.getByText("Renews on").count()).toBe(0);
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps what was typed when the session expires", async () => {
    const { page } = visit.opened;
    const account = await signUp(page);
    const dialog = await openProfile(page);
    await dialog.getByLabel("First Name").fill("Augusta Ada");
    await visit.world.sql`delete from sessions`;
    await expectRedirectToSignIn(page, "/auth", () => dialog.getByRole("button", { name: "Save Changes" }).click());
    await signIn(page, account);
    await page.getByText("0 of 3 used").waitFor();
    const again = await openProfile(page);
    expect(await again.getByLabel("First Name").inputValue()).toBe("Augusta Ada");
  });
});
