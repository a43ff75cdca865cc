import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { registerSignedOut } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";

const visit = visitEachTest();

/** Returns the token in a new account's alert emails. */
async function alertToken(): Promise<string> {
  const { page } = visit.opened;
  const { email } = await registerSignedOut(page);
  const [made] = await visit.world.sql`
    INSERT INTO email_notifications (user_id, product_name, manufacturer)
    SELECT id, 'Wrap coat <i>معطف</i>', 'Isolde Marr' FROM users WHERE email = ${email} RETURNING unsubscribe_token`;
  return String(made?.["unsubscribe_token"]);
}

const isActive = async (token: string): Promise<unknown> => {
  const rows = await visit.world.sql<{ active: boolean }[]>`
    SELECT is_active AS active FROM email_notifications WHERE unsubscribe_token = ${token}`;
  return rows[0]?.active;
};

describe("the unsubscribe link in an email", () => {
  it("asks for confirmation, then unsubscribes, and lets the user resubscribe", async () => {
    const { page, takeProblems } = visit.opened;
    const token = await alertToken();
    await page.goto(`/api/unsubscribe/${token}`);
    await page.waitForURL(`/unsubscribe/${token}`);
    await page.getByRole("heading", { level: 1, name: "Stop these emails?" }).waitFor();
    await page.getByText("Wrap coat <i>معطف</i>").waitFor();
    expect(await isActive(token)).toBe(true);
    await expectScreenAccessible(page);

    await page.getByRole("button", { name: "Stop these emails" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "You won't get any more of these emails" }).waitFor();
    expect(await isActive(token)).toBe(false);
    await expectScreenAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { level: 1, name: "Stop these emails?" }).waitFor();
    expect(await isActive(token)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  it("leads to an error message if it is unknown", async () => {
    const { page } = visit.opened;
    await page.goto("/unsubscribe/nobody");
    await page.getByRole("heading", { level: 1, name: "This link no longer works" }).waitFor();
    await expectScreenAccessible(page);
    await expectProblems(visit.opened, [matchStatusMessage(404)]);
  });

  it("can be retried if the server does not respond", async () => {
    const { page, takeProblems } = visit.opened;
    const token = await alertToken();
    await page.route("**/notifications.subscription*", (route) => route.abort());
    await page.goto(`/unsubscribe/${token}`);
    await page.getByRole("heading", { level: 1, name: "We couldn't load your email settings" }).waitFor();
    await expectScreenAccessible(page);
    await page.unroute("**/notifications.subscription*");
    await page.route("**/notifications.unsubscribe*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await page.getByText("We couldn't change your email settings", { exact: true }).waitFor();
    expect(await isActive(token)).toBe(true);
    expect(takeProblems().length).toBeGreaterThan(0);
  });
});
