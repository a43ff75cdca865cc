import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { newAccount, register, signIn, signOut, signUp, expectToast } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";
import { makePremium } from "./plans.ts";

const SENT = ["Support Request Sent", "Thank you for contacting us! We'll get back to you within 24 hours."] as const;
const MESSAGE = "The lining of my coat is missing from the result. مرحبا 🧵 <b>bold</b>";

const visit = visitEachTest();

const message = (page: Page) => page.getByLabel("Message");
const send = (page: Page) => page.getByRole("button", { name: "Send Support Request" });

describe("support", () => {
  it("prefills the sender, counts the message's characters, sends it, and clears the form", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await signUp(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
    await page.getByRole("heading", { name: "How Can We Help?" }).waitFor();
    await page.getByText("Send us a message and we'll get back to you within 24 hours.").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe(account.name);
    expect(await page.getByLabel("Email").inputValue()).toBe(account.email);
    await page.getByText("0/2000 characters").waitFor();

    await page.getByLabel("Name").fill("Somebody Else");
    await message(page).fill(MESSAGE);
    await page.getByText(`${MESSAGE.length}/2000 characters`).waitFor();
    await send(page).click();
    await expectToast(page, ...SENT);
    for (const field of ["Name", "Email", "Message"]) {
      await expect.poll(() => page.getByLabel(field).inputValue()).toBe("");
    }
    await page.getByText("0/2000 characters").waitFor();
    const [stored] = await visit.world.sql`
      SELECT name, message, priority FROM support_requests WHERE email = ${account.email}`;
    expect(stored).toMatchObject({ name: "Somebody Else", message: MESSAGE, priority: false });
    await page.reload();
    expect(await message(page).inputValue()).toBe("");
    expect(takeProblems()).toEqual([]);
  });

  it("shows errors next to the fields, and focuses the first invalid field", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/support");
    await page.getByLabel("Name").fill("");
    await page.getByLabel("Email").fill("ada@");
    await message(page).fill("too short");
    await send(page).click();
    await page.getByText("Name is required").waitFor();
    await page.getByText("Please enter a valid email address").waitFor();
    await page.getByText("Message must be at least 10 characters").waitFor();
    expect(await page.getByLabel("Name").evaluate("document.activeElement?.id")).toBe(
      await page.getByLabel("Name").getAttribute("id"),
    );
    await expectScreenAccessible(page);
    await page.getByLabel("Name").fill("x".repeat(101));
    await message(page).fill("x".repeat(2001));
    await page.getByText("Name too long").waitFor();
    await page.getByText("Message too long").waitFor();
    await page.getByText("2001/2000 characters").waitFor();
    expect(await message(page).inputValue()).toHaveLength(2001);
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("tells premium members that their messages have priority", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await page.goto("/support");
    await page.getByText("We answer every message, starting with those from Premium members.").waitFor();
    await makePremium(visit.world, account.email);
    await page.reload();
    await page.getByText("As a Premium member, you get priority support.").waitFor();
    await message(page).fill(MESSAGE);
    await send(page).click();
    await expectToast(page, ...SENT);
    const [stored] = await visit.world.sql`SELECT priority FROM support_requests WHERE email = ${account.email}`;
    expect(stored).toMatchObject({ priority: true });
    expect(takeProblems()).toEqual([]);
  });

  it("can be used with only the keyboard", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/support");
    await message(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Written without a mouse");
    expect(await message(page).inputValue()).toBe("Written without a mouse");
    await page.keyboard.press("Control+Enter");
    await expectToast(page, ...SENT);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps the message while the server fails or is down, and sends it later", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/support");
    await message(page).fill(MESSAGE);
    for (const fault of ["failing", "down"]) {
      await page.route("**/support.create*", (route) =>
        fault === "failing" ? route.fulfill({ status: 500, body: "" }) : route.abort(),
      );
      await send(page).click();
      await expectToast(page, "Failed to Send", "Failed to send support request. Please try again.");
      if (fault === "failing") await expectScreenAccessible(page);
      expect(await message(page).inputValue()).toBe(MESSAGE);
      expect(takeProblems().length).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await page.unroute("**/support.create*");
    }
    await page.reload();
    expect(await message(page).inputValue()).toBe(MESSAGE);
    await send(page).click();
    await expectToast(page, ...SENT);
    expect(takeProblems()).toEqual([]);
  });

  it("sends the message only once, even if the server is slow and the user submits it repeatedly", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await page.goto("/support");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/support.create*", async (route) => {
      await held;
      await route.continue();
    });
    await message(page).fill(MESSAGE);
    await send(page).click();
    const busy = page.getByRole("button", { name: "Sending..." });
    await busy.waitFor();
    await busy.click({ force: true });
    await message(page).press("Control+Enter");
    release();
    await expectToast(page, ...SENT);
    const sent = await visit.world.sql`SELECT 1 FROM support_requests WHERE email = ${account.email}`;
    expect(sent).toHaveLength(1);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps the message when the session expires, but only for its author", async () => {
    const { page } = visit.opened;
    const account = await register(page);
    await page.goto("/support");
    await message(page).fill(MESSAGE);
    await page.context().clearCookies();
    await expectRedirectToSignIn(page, "/auth?next=%2Fsupport", () => send(page).click());
    await signIn(page, account);
    await page.waitForURL("/support");
    await expect.poll(() => message(page).inputValue()).toBe(MESSAGE);
    await expectProblems(visit.opened, [matchStatusMessage(401)]);

    await page.goto("/");
    await signOut(page);
    await register(page, newAccount("Eve"));
    await page.goto("/support");
    await page.getByText("0/2000 characters").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Eve");
  });

  it("redirects a visitor to sign-in, with the form as the page to return to", async () => {
    const { page } = visit.opened;
    await page.goto("/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Support" });
    await expectRedirectToSignIn(page, "/auth?next=%2Fsupport", () => link.click());
  });
});
