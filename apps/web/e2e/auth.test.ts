import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { newAccount, register, signIn, signOut, signUpByForm, waitForDashboard, registerSignedOut } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";

const visit = visitEachTest();

/** Stores a reset token as the server does, by its hash, and returns the URL of the emailed link. */
async function mailedLink(email: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await visit.world.sql`
    insert into password_reset_tokens (token_hash, user_id, expires_at)
    select ${hash}, id, now() + interval '1 hour' from users where email = ${email}`;
  return `/auth#reset=${token}`;
}

const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });

describe("resetting a forgotten password", () => {
  it("shows the same message for known and unknown email addresses", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await signUpByForm(page);
    await signOut(page);
    for (const address of [email, "nobody-at-all@example.com"]) {
      await page.goto("/auth?next=%2Fhistory");
      await page.getByLabel("Email").fill(address);
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      await page.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe(address);
      await page.getByRole("button", { name: "Send link" }).click();
      await page.getByRole("heading", { level: 1, name: "Check your email" }).waitFor();
      expect(await page.getByRole("main").innerText()).toContain(
        `If there's an account for ${address}, a link to set a new password is on its way.`,
      );
    }
    await expectScreenAccessible(page);
    const [asked] = await visit.world.sql`
      select count(*)::int as links from password_reset_tokens where user_id in (select id from users where email = ${email})`;
    expect(asked).toEqual({ links: 1 });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Welcome back!" }).waitFor();
    expect(new URL(page.url()).search).toBe("?next=%2Fhistory");
    expect(takeProblems()).toEqual([]);
  });

  it("requires a valid email address, and shows the error next to the field", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/auth?view=forgotten");
    await page.getByLabel("Email").fill("ada@");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("email");
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("works only once per emailed link, and removes the link's token from the URL immediately", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerSignedOut(page);
    const link = await mailedLink(account.email);
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "Set a new password" }).waitFor();
    expect(page.url()).toBe(`${visit.world.origin}/auth`);
    await newPassword(page).fill("1234567");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Password must contain at least one letter").waitFor();
    await expectScreenAccessible(page);
    const changed = { ...account, password: "tailor's chalk 9" };
    await newPassword(page).fill(changed.password);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Password changed", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Welcome back!" }).waitFor();
    await signIn(page, changed);
    await page.getByText("0 of 3 used").waitFor();
    await waitForDashboard(page);
    expect(takeProblems()).toEqual([]);

    await signOut(page);
    await page.goto(link);
    await newPassword(page).fill("once too often 1");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("This link has expired or has already been used.").first().waitFor();
    await expectScreenAccessible(page);
    await expectProblems(visit.opened, [matchStatusMessage(400)]);
    await page.getByRole("button", { name: "Request a new link" }).click();
    await page.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor();
  });

  it("works while the user is still signed in on this device", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await page.goto(await mailedLink(email));
    await newPassword(page).fill("another needle 4");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("heading", { level: 1, name: "Welcome back!" }).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    expect(takeProblems()).toEqual([]);
  });
});

describe("the sign-in page", () => {
  it("keeps what was typed when switching between forms, and reveals the password on request", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/auth");
    await page.getByLabel("Email").fill("ada@example.com");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("seam allowance 7");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    expect(await page.getByLabel("Email").inputValue()).toBe("ada@example.com");
    expect(await password.inputValue()).toBe("seam allowance 7");
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("tab", { name: "Sign In" }).click();
    expect(await page.getByLabel("Email").inputValue()).toBe("ada@example.com");
    expect(takeProblems()).toEqual([]);
  });

  it("labels the fields for password managers", async () => {
    const { page } = visit.opened;
    await page.goto("/auth");
    for (const [tab, label, autocomplete] of [
      ["Sign In", "Email", "username webauthn"],
      ["Sign In", "Password", "current-password"],
      ["Sign Up", "Full Name", "name"],
      ["Sign Up", "Email", "username"],
      ["Sign Up", "Password", "new-password"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      const field = page.getByLabel(label, { exact: true });
      await expect.poll(() => field.getAttribute("autocomplete"), { message: `${tab}, ${label}` }).toBe(autocomplete);
    }
  });

  it("can be used with only the keyboard, and continues to the requested page", async () => {
    const { page } = visit.opened;
    const account = await registerSignedOut(page);
    await page.goto("/auth?next=%2Fhistory%3Fmatch%3D70");
    await page.getByLabel("Email").focus();
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("not this one 1");
    await page.keyboard.press("Enter");
    await page.getByText("Login failed", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("password");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await page.waitForURL("/history?match=70");
    await expectProblems(visit.opened, [matchStatusMessage(401)]);
  });

  it("sends a signed-in user home when `next` points to another site", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto(`/auth?next=${encodeURIComponent("//evil.example")}`);
    await page.getByText("0 of 3 used").waitFor();
    expect(page.url()).toBe(`${visit.world.origin}/`);
    expect(takeProblems()).toEqual([]);
  });

  it("shows an error while the server is down or failing, and keeps what was typed", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/auth");
    const account = newAccount();
    for (const answer of ["away", "failing"]) {
      await page.route("**/api/trpc/auth.login", (route) =>
        answer === "away" ? route.abort() : route.fulfill({ status: 500, body: "<html>oops</html>" }),
      );
      await signIn(page, account);
      await page.getByText("Can't reach the server. Please try again.", { exact: true }).waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe(account.email);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await page.unroute("**/api/trpc/auth.login");
    }
    expect(takeProblems().length).toBeGreaterThan(0);
  });
});
