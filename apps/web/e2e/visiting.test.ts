import type { OpenedPage } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { newAccount, signIn, register, registerSignedOut } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";
import { expectReasonShown, RECORD_REASON } from "./logged-out.ts";

const visit = visitEachTest();

describe("a visitor", () => {
  it("sees what the app does, with calls to action that all lead to /auth", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    for (const card of ["AI-Powered Analysis", "Fair & Balanced", "Detailed Results", "Simple Pricing"]) {
      await page.getByRole("heading", { name: card }).waitFor();
    }
    for (const [way, heading] of [
      ["Start Comparing - Free", "Create your account"],
      ["Get Started Free", "Create your account"],
      ["Sign In", "Welcome back!"],
    ] as const) {
      await page.goto("/");
      await page.getByRole("link", { name: way }).first().click();
      await page.waitForURL("/auth");
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    expect(takeProblems()).toEqual([]);
  });

  it("can read three sample results in full without an account", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/");
    await page.getByText("very similar - great match").waitFor();
    await page.getByRole("button", { name: "Show the full result" }).click();
    await page.getByRole("heading", { name: "Price & Value Analysis" }).waitFor();
    expect(await page.evaluate("document.activeElement?.id")).toBe("verdict");
    await expectScreenAccessible(page);
    for (const [name, words] of [
      ["Two coats", "notable differences"],
      ["Two bags", "These two are quite different"],
    ] as const) {
      await page.getByRole("button", { name }).click();
      await page.getByText(words).first().waitFor();
      await page.getByRole("heading", { name: "The facts and their sources" }).waitFor();
    }
    expect(takeProblems()).toEqual([]);
  });

  it("can read both legal pages, which link to each other", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/privacy");
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await page.getByText("January 11, 2025").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
    await page.waitForURL("/terms");
    await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("/privacy");
    expect(takeProblems()).toEqual([]);
  });

  it("sees the landing page, marked noindex, at an unknown URL", async () => {
    const { page } = visit.opened;
    const response = await page.goto("/no/such/page");
    await page.getByRole("heading", { level: 1, name: "Find Your Perfect Fashion Dupes" }).waitFor();
    expect([response?.status(), response?.headers()["x-robots-tag"]]).toEqual([404, "noindex"]);
    await expectProblems(visit.opened, [matchStatusMessage(404)]);
  });

  it("is redirected to sign-in from a protected URL, and back afterward", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerSignedOut(page);
    expect(takeProblems()).toEqual([]);

    await page.addInitScript(RECORD_REASON);
    // On a slow line the toast's code arrives late, but redirected users still see the reason.
    await page.route("**/assets/toaster-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto("/history");
    await page.waitForURL("/auth?next=%2Fhistory");
    await expectReasonShown(page);
    await signIn(page, account);
    await page.waitForURL("/history");
    await page.getByText("No search history yet").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });
});

describe("the sign-up form", () => {
  it("shows each error next to its field and keeps what was typed", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
    await page.getByLabel("Email").fill("ada@");
    await page.getByLabel("Password", { exact: true }).fill("1234567");
    await page.getByRole("button", { name: "Create Account" }).click();

    expect(await complaint(visit.opened, "Full Name")).toBe("Name is required");
    expect(await complaint(visit.opened, "Email")).toBe("Please enter a valid email address");
    expect(await complaint(visit.opened, "Password")).toBe("Password must contain at least one letter");
    expect(await page.getByLabel("Email").inputValue()).toBe("ada@");
    await expectScreenAccessible(page);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await expect.poll(() => complaint(visit.opened, "Password")).toBe("Password must be at least 7 characters long");
    expect(takeProblems()).toEqual([]);
  });

  it("rejects an email address that is already taken, regardless of case", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerSignedOut(page);
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").fill("Somebody Else");
    await page.getByLabel("Email").fill(account.email.toUpperCase());
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    takeProblems();
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Registration failed", { exact: true }).waitFor();
    await expectProblems(visit.opened, [matchStatusMessage(409)]);
  });
});

describe("a new visitor", () => {
  it("is signed out, and causes no API requests or console errors", async () => {
    const { page, takeProblems } = visit.opened;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.getByRole("button", { name: "Show the full result" }).click();
    // It was embedded in the page.
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
    const answer = await page.request.get("/api/trpc/auth.session");
    expect([answer.status(), await answer.json()]).toEqual([200, { result: { data: { json: null } } }]);
    expect(takeProblems()).toEqual([]);
  });
});

describe("signing in", () => {
  it("rejects a wrong password without saying which field was wrong", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await registerSignedOut(page);
    const texts: string[] = [];
    for (const wrong of [{ ...account, password: "not this one 1" }, newAccount()]) {
      await page.goto("/auth");
      takeProblems();
      await signIn(page, wrong);
      const toast = page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: "Login failed" });
      texts.push(await toast.first().innerText());
      await expectProblems(visit.opened, [matchStatusMessage(401)]);
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it("makes unknown URLs show a not-found page instead of the landing page", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    takeProblems();
    await page.goto("/no/such/page");
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await expectProblems(visit.opened, [matchStatusMessage(404)]);
  });
});

/** The field's accessible description; waits until the field is marked as invalid. */
async function complaint({ page }: OpenedPage, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  return texts.at(-1) ?? "";
}
