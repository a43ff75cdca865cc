import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { makePremium } from "./plans.ts";
import { type Account, newAccount, register, signIn, signUp, registerSignedOut, compareThroughApi } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";

const visit = visitEachTest();

async function signedInElsewhere(account: Account) {
  const elsewhere = await visit.world.visit();
  await elsewhere.page.goto("/auth");
  await signIn(elsewhere.page, account);
  await elsewhere.page.getByText("0 of 3 used").waitFor();
  return elsewhere;
}

describe("the account page", () => {
  it("can be opened from the profile, and changes the password", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await signUp(page);
    const elsewhere = await signedInElsewhere(account);

    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Account" }).click();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    await page.getByRole("heading", { name: "Compare from any shop" }).waitFor();

    const change = page.getByRole("button", { name: "Change password" });
    await change.click();
    await page.getByText("Password is required").waitFor();
    await page.getByText("Password must be at least 7 characters long").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);

    await page.getByLabel("Current password").fill("not this one 1");
    await page.getByLabel("New password").fill("pinking shears 3");
    await change.click();
    await page.getByText("That password is incorrect").first().waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("currentPassword");
    expect(await page.getByLabel("New password").inputValue()).toBe("pinking shears 3");
    await expectProblems(visit.opened, [matchStatusMessage(400)]);

    await page.getByLabel("Current password").fill(account.password);
    await change.click();
    await page.getByText("Password changed", { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel("Current password").inputValue()).toBe("");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();

    await elsewhere.page.goto("/history");
    await elsewhere.page.waitForURL("/auth?next=%2Fhistory");
    await signIn(elsewhere.page, { ...account, password: "pinking shears 3" });
    await elsewhere.page.getByText("No search history yet").waitFor();
    await elsewhere.close();
    expect(takeProblems()).toEqual([]);
  });

  it("downloads all stored data except the password", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page, newAccount("Ödön <b>von</b> שרה 🧵"));
    await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.goto("/account");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export my data" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("dupewise-account.json");
    const text = await readFile(await file.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      user: { email: account.email, name: account.name },
      comparisons: [{ originalUrl: CARDIGAN }],
    });
    expect(text).not.toMatch(/argon2|password/i);
    expect(takeProblems()).toEqual([]);
  });

  it("turns emails off and on, and keeps the choice across a reload", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page, newAccount("Prince"));
    for (const enabled of [false, true]) {
      await page.goto("/account");
      const answer = page.waitForResponse("**/auth.setEmailNotifications");
      await page.getByLabel("Email notifications").setChecked(enabled);
      await answer;
      await page.reload();
      await expect.poll(() => page.getByLabel("Email notifications").isChecked()).toBe(enabled);
    }
    expect(takeProblems()).toEqual([]);
  });

  it("refreshes the email setting when the tab regains focus after emails were turned off elsewhere", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await page.goto("/account");
    const choice = page.getByLabel("Email notifications");
    await expect.poll(() => choice.isChecked()).toBe(true);
    await page.waitForLoadState("networkidle");
    await visit.world.sql`update users set email_notifications_enabled = false where email = ${email}`;
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await expect.poll(() => choice.isChecked()).toBe(false);

    await visit.world.sql`update users set email_notifications_enabled = true where email = ${email}`;
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await expect.poll(() => dialog.getByLabel("Email notifications").isChecked()).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  it("signs the user out on every device", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    const elsewhere = await signedInElsewhere(account);
    // Requests still pending when the session ends are rejected.
    await page.goto("/account", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByText("You have been signed out everywhere.", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    await elsewhere.page.goto("/account");
    await elsewhere.page.waitForURL("/auth?next=%2Faccount");
    await elsewhere.close();
    expect(takeProblems()).toEqual([]);
  });

  it("lists what will be deleted, asks for the password and deletes the account, using only the keyboard", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await makePremium(visit.world, account.email);
    await page.goto("/account");
    const button = page.getByRole("button", { name: "Delete account" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByText("your Premium plan, which ends immediately").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe("Delete account");

    await page.keyboard.press("Enter");
    await dialog.getByLabel("Your password").focus();
    await page.keyboard.type("not this one 1");
    await page.keyboard.press("Enter");
    await dialog.getByText("That password is incorrect").waitFor();
    await expectProblems(visit.opened, [matchStatusMessage(400)]);
    await dialog.getByLabel("Your password").fill(account.password);
    await page.keyboard.press("Enter");
    await page.getByText("Account deleted", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    expect(await visit.world.sql`select id from users where email = ${account.email}`).toHaveLength(0);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps what was typed and shows an error while the server fails", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await page.goto("/account");
    await page.route("**/api/trpc/**", (route) => route.fulfill({ status: 500, body: "oops" }));
    for (const [press, toast] of [
      ["Export my data", "We couldn't export your data"],
      ["Sign out everywhere", "Logout failed"],
    ] as const) {
      await page.getByRole("button", { name: press }).click();
      await page.getByText(toast, { exact: true }).waitFor();
    }
    await page.getByLabel("Current password").fill(account.password);
    await page.getByLabel("New password").fill("pinking shears 3");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("We couldn't change your password", { exact: true }).waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe("pinking shears 3");
    await page.getByLabel("Email notifications").click();
    await page.getByText("Update Failed", { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel("Email notifications").isChecked()).toBe(true);
    expect(new Set(takeProblems().map((problem) => /status of \d+/.exec(problem)?.[0]))).toEqual(
      new Set(["status of 500"]),
    );
  });

  it("requires a visitor to sign in, and is shown afterward", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerSignedOut(page);
    await page.goto("/account");
    await page.waitForURL("/auth?next=%2Faccount");
    await signIn(page, account);
    await page.waitForURL("/account");
    expect(takeProblems()).toEqual([]);
  });
});
