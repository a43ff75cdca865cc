import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { keepToastsOpen, register, signIn, signUp, expectToast } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";
import { makePremium } from "./plans.ts";

const CREATED = ["Notification Created", "Your email notification has been set up successfully."] as const;
const UPDATED = ["Notification Updated", "Your notification settings have been updated."] as const;
const DELETED = ["Notification Deleted", "Your email notification has been removed."] as const;

const visit = visitEachTest();

const create = (page: Page, product: string, brand: string) => fillAnd(page, product, brand);
async function fillAnd(page: Page, product: string, brand: string): Promise<void> {
  const form = page.getByRole("form", { name: "New alert" });
  await form.getByLabel("Product Name").fill(product);
  await form.getByLabel("Manufacturer/Brand").fill(brand);
  await form.getByRole("button", { name: "Create Notification" }).click();
}

/** As if someone else's comparison had matched the newest alert. */
async function putMatches(email: string, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    const url = `${visit.world.shop.url}/found/${crypto.randomUUID()}`;
    await visit.world.sql`
      WITH made AS (
        INSERT INTO products (url, title, brand, price, image_url, scraping_successful, last_scraped_at)
        VALUES (${url}, ${title}, 'Fieldmouse', '39.99 USD', ${`${visit.world.shop.url}/images/coat.png`}, true, now()) RETURNING id
      )
      INSERT INTO notification_matches (notification_id, product_id, similarity_score, reason)
      SELECT n.id, made.id, ${88 + index}, 'Both are belted coats in camel wool'
      FROM made, email_notifications n JOIN users u ON u.id = n.user_id WHERE u.email = ${email}
      ORDER BY n.created_at DESC LIMIT 1`;
  }
}

describe("notifications", () => {
  it("can be created, paused, edited, deleted and restored, starting from an empty list", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    await page.getByRole("link", { name: "Notifications" }).click();
    await page.getByRole("heading", { level: 1, name: "Email Notifications" }).waitFor();
    await page.getByRole("heading", { name: "Your Notifications (0)" }).waitFor();
    await page.getByText("No email notifications set up yet.").waitFor();
    await page.getByText("Create your first notification above to get started.").waitFor();
    expect(await page.getByLabel("Gender Category").inputValue()).toBe("unisex");
    expect(await page.getByLabel("Similarity Threshold (%)").inputValue()).toBe("85");

    await page.getByLabel("Gender Category").selectOption({ label: "Women's" });
    await page.getByLabel("Similarity Threshold (%)").fill("");
    await create(page, "Belted Wrap Coat", "Isolde Marr");
    await expectToast(page, ...CREATED);
    expect(await page.getByLabel("Product Name").inputValue()).toBe("");
    expect(await page.getByLabel("Manufacturer/Brand").inputValue()).toBe("");
    expect(await page.getByLabel("Gender Category").inputValue()).toBe("unisex");
    expect(await page.getByLabel("Similarity Threshold (%)").inputValue()).toBe("85");
    await page.getByRole("heading", { name: "Your Notifications (1)" }).waitFor();
    const alert = page.getByRole("article", { name: "Belted Wrap Coat" });
    for (const fact of ["by Isolde Marr", "Active", "Women's", "At least 85% similar", "Not checked yet"]) {
      await alert.getByText(fact, { exact: true }).waitFor();
    }
    await alert.getByText("No matches so far.").waitFor();
    await expectScreenAccessible(page);

    await alert.getByRole("switch", { name: "Enabled" }).click();
    await expectToast(page, ...UPDATED);
    await alert.getByText("Paused", { exact: true }).first().waitFor();
    await expect.poll(() => alert.getByRole("switch", { name: "Paused" }).getAttribute("aria-checked")).toBe("false");
    await page.reload();
    await alert.getByRole("switch", { name: "Paused" }).click();
    await alert.getByText("Active", { exact: true }).waitFor();

    await alert.getByRole("button", { name: "Edit" }).click();
    const editor = page.getByRole("form", { name: "Edit Belted Wrap Coat" });
    await editor.getByLabel("Similarity Threshold (%)").fill("92");
    await expectScreenAccessible(page);
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await alert.getByText("At least 92% similar").waitFor();
    await editor.waitFor({ state: "detached" });

    await keepToastsOpen(page);
    await alert.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, ...DELETED);
    await page.getByText("No email notifications set up yet.").waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await alert.waitFor();
    await page.reload();
    await alert.waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("are deleted for good once the toast is dismissed, the user leaves the page or another alert is created", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    const held = async () => {
      const [row] = await visit.world.sql`
        SELECT count(*)::int AS n FROM email_notifications n JOIN users u ON u.id = n.user_id WHERE u.email = ${email}`;
      return Number(row?.["n"]);
    };
    await page.goto("/notifications");
    for (const leave of [
      () => page.getByRole("button", { name: "Dismiss" }).click(),
      () => page.goto("/privacy"),
      () =>
        page
          .getByRole("link", { name: "History" })
          .click()
          .then(() => page.getByRole("button", { name: "Dismiss" }).click()),
    ]) {
      await page.goto("/notifications");
      await create(page, "Wrap coat", "Isolde Marr");
      await expectToast(page, ...CREATED);
      expect(await held()).toBe(1);
      await page.getByRole("button", { name: "Delete" }).click();
      await expectToast(page, ...DELETED);
      expect(await held()).toBe(1);
      await leave();
      await expect.poll(held).toBe(0);
    }

    await page.goto("/notifications");
    await create(page, "First", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await page.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, ...DELETED);
    await create(page, "Second", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await page.getByRole("heading", { name: "Your Notifications (1)" }).waitFor();
    await page.getByRole("article", { name: "Second" }).waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("refresh when the tab regains focus after the link in an email has paused an alert", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await page.goto("/notifications");
    await create(page, "Wrap coat", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await visit.world.sql`
      UPDATE email_notifications SET is_active = false WHERE user_id = (SELECT id FROM users WHERE email = ${email})`;
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await page.getByRole("article").getByRole("switch", { name: "Paused" }).waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("require a product name, a manufacturer and a threshold in range, with errors next to the fields", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/notifications");
    await create(page, "  ", "");
    await expectToast(page, "Missing Information", "Please provide both product name and manufacturer.");
    await page.getByText("Enter the product's name").waitFor();
    await page.getByText("Enter the manufacturer or brand").waitFor();
    expect(await page.getByLabel("Product Name").evaluate("document.activeElement?.id")).toBe(
      await page.getByLabel("Product Name").getAttribute("id"),
    );
    await expectScreenAccessible(page);
    const threshold = page.getByLabel("Similarity Threshold (%)");
    expect([await threshold.getAttribute("min"), await threshold.getAttribute("max")]).toEqual(["50", "100"]);
    await threshold.fill("101");
    await create(page, "Wrap coat", "Isolde Marr");
    await page.getByText("Choose a whole number from 50 to 100").waitFor();
    await create(page, "x".repeat(201), "Isolde Marr");
    await threshold.fill("85");
    await page.getByRole("button", { name: "Create Notification" }).click();
    await page.getByText("Use at most 200 characters").first().waitFor();
    expect(await page.getByLabel("Product Name").inputValue()).toHaveLength(201);
    expect(takeProblems()).toEqual([]);
  });

  it("are limited to one for a free account: a second one is kept as a draft, with an offer of premium", async () => {
    const { page } = visit.opened;
    await register(page);
    await page.goto("/notifications");
    await create(page, "First", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await create(page, "Second", "Isolde Marr");
    const notice = page.getByRole("form", { name: "New alert" }).getByRole("alert");
    await notice.getByText("More than one alert: a Premium feature").waitFor();
    await expectScreenAccessible(page);
    await page.reload();
    await expect.poll(() => page.getByLabel("Product Name").inputValue()).toBe("Second");
    await page.getByRole("button", { name: "Create Notification" }).click();
    await notice.getByRole("link", { name: "See Premium plans" }).click();
    await page.waitForURL("/subscribe");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await expectProblems(visit.opened, [matchStatusMessage(403), matchStatusMessage(403)]);
  });

  it("are unlimited for premium members, show the address that they are sent to, and can be tested", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await makePremium(visit.world, account.email);
    await page.goto("/notifications");
    await page.getByText(`are emailed to ${account.email}`).waitFor();
    expect(await page.getByRole("button", { name: "Send test email" }).count()).toBe(0);
    for (const product of ["First", "Second"]) {
      await create(page, product, "Isolde Marr");
      await page.getByRole("article", { name: product }).waitFor();
    }
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Send test email" }).click();
    await expectToast(page, "Test Email Sent", account.email);
    expect(takeProblems()).toEqual([]);
  });

  it("list their matches, and mark them as new until they have been seen", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await page.goto("/notifications");
    await create(page, "Belted Wrap Coat", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await putMatches(account.email, ["Tie-waist coat", "<img src=x onerror=alert(1)> معطف 🧥"]);
    await page.reload();
    await page.getByText("2 products found").waitFor();
    await page.getByText("2 new", { exact: true }).waitFor();
    await page.getByText("2 products found").click();
    const [first, second] = [
      page.getByRole("listitem").filter({ hasText: "معطف" }),
      page.getByRole("listitem").filter({ hasText: "Tie-waist" }),
    ];
    for (const fact of ["89% Match", "Both are belted coats in camel wool", "New"]) {
      await first.last().getByText(fact, { exact: true }).waitFor();
    }
    await second.last().getByText("$39.99").waitFor();
    const link = second.last().getByRole("link", { name: "View at 127.0.0.1" });
    expect(await link.getAttribute("target")).toBe("_blank");
    const widths = () => page.evaluate("[...document.querySelectorAll('main img')].map((image) => image.naturalWidth)");
    await expect.poll(widths).toEqual([300, 300]);
    await expectScreenAccessible(page);
    await page.reload();
    await page.getByText("2 products found").waitFor();
    expect(await page.getByText(/^\d new$/).count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });

  it("can be created, paused and edited using only the keyboard", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/notifications");
    await page.getByText("No email notifications set up yet.").waitFor();
    await page.getByLabel("Product Name").focus();
    await page.keyboard.type("Wrap coat");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Isolde Marr");
    await page.keyboard.press("Tab");
    await page.keyboard.type("M");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const alert = page.getByRole("article", { name: "Wrap coat" });
    await alert.getByText("At least 86% similar").waitFor();
    await alert.getByText("Men's").waitFor();
    await alert.getByRole("switch").focus();
    await page.keyboard.press("Space");
    await alert.getByText("Paused", { exact: true }).first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Edit Wrap coat" }).waitFor();
    const edit = alert.getByRole("button", { name: "Edit" });
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect.poll(() => edit.evaluate(isFocused)).toBe(true);
    await edit.press("Enter");
    await page.keyboard.type("Something else");
    await page.keyboard.press("Escape");
    await expect.poll(() => edit.evaluate(isFocused)).toBe(true);
    await edit.press("Enter");
    await expect.poll(() => page.getByLabel("Product Name").last().inputValue()).toBe("Wrap coat");
    expect(takeProblems()).toEqual([]);
  });

  it("keep their layout with unusual names", async () => {
    const { page, takeProblems } = visit.opened;
    const account = await register(page);
    await makePremium(visit.world, account.email);
    await page.goto("/notifications");
    const names = [`${"Very".repeat(49)}long`, "<script>alert(1)</script>", "فستان أحمر", "🧥👩‍👩‍👧‍👦"];
    for (const name of names) {
      await create(page, name, name);
      await page.getByRole("article", { name }).waitFor();
    }
    await page.getByRole("heading", { name: "Your Notifications (4)" }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });
});

describe("notifications, when the server misbehaves,", () => {
  it("show an error when the list fails to load, and offer to retry", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    await page.route("**/notifications.list*", (route) => route.fulfill({ status: 503, body: "<html>" }));
    // Navigates within the app, since a page opened by URL has its list embedded.
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByText("Your notifications couldn't be loaded").waitFor();
    await expectScreenAccessible(page);
    await expectProblems(visit.opened, [matchStatusMessage(503)]);
    await page.unroute("**/notifications.list*");
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByText("No email notifications set up yet.").waitFor();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).evaluate(isFocused)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  it("report each failure with its own message and leave everything unchanged", async () => {
    const { page } = visit.opened;
    const account = await register(page);
    await makePremium(visit.world, account.email);
    await page.goto("/notifications");
    await create(page, "Wrap coat", "Isolde Marr");
    await expectToast(page, ...CREATED);
    const alert = page.getByRole("article", { name: "Wrap coat" });
    await page.route(/notifications\.(create|update|remove|test)/, (route) => route.fulfill({ status: 500, body: "" }));

    await create(page, "Second", "Isolde Marr");
    await expectToast(page, "Error", "Failed to create notification");
    expect(await page.getByLabel("Product Name").inputValue()).toBe("Second");
    await alert.getByRole("switch").click();
    await expectToast(page, "Error", "Failed to update notification");
    await expect.poll(() => alert.getByRole("switch").getAttribute("aria-checked")).toBe("true");
    await page.getByRole("button", { name: "Send test email" }).click();
    await expectToast(page, "Error", "Failed to send test email");
    await alert.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, ...DELETED);
    await alert.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expectToast(page, "Error", "Failed to delete notification");
    await alert.waitFor();
    await expectScreenAccessible(page);
    await expectProblems(visit.opened, Array(4).fill(expect.anything()));
  });

  it("keep what was typed in new and edited alerts when the session expires", async () => {
    const { page } = visit.opened;
    const account = await register(page);
    await page.goto("/notifications");
    await create(page, "Wrap coat", "Isolde Marr");
    await expectToast(page, ...CREATED);
    await page.getByRole("article").getByRole("button", { name: "Edit" }).click();
    const editor = page.getByRole("form", { name: "Edit Wrap coat" });
    await editor.getByLabel("Manufacturer/Brand").fill("Isolde Marr Studio");
    await page.getByRole("form", { name: "New alert" }).getByLabel("Product Name").fill("معطف طويل");
    await page.context().clearCookies();
    const save = editor.getByRole("button", { name: "Save Changes" });
    await expectRedirectToSignIn(page, "/auth?next=%2Fnotifications", () => save.click());
    await signIn(page, account);
    await page.waitForURL("/notifications");
    await expect.poll(() => editor.getByLabel("Manufacturer/Brand").inputValue()).toBe("Isolde Marr Studio");
    expect(await page.getByLabel("Product Name").first().inputValue()).toBe("معطف طويل");
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("by Isolde Marr Studio").waitFor();
    await page.reload();
    await page.getByText("by Isolde Marr Studio").waitFor();
    expect(await editor.count()).toBe(0);
  });
});
