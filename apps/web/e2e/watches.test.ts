import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { submitComparison, keepToastsOpen, register, waitForScore } from "./steps.ts";
import { CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("watches a price from a result, judges the discount, and edits, stops and restores the watch", async () => {
  const { page } = visit.opened;
  const { shop, sql } = visit.world;
  await register(page);
  await page.goto("/");
  await page.getByRole("heading", { name: "Watched prices" }).waitFor();
  await submitComparison(page, shop.link("designerCoat"), CARDIGAN_ALTERNATIVE);
  await waitForScore(page);
  await page.getByRole("button", { name: "Watch a price" }).click();
  await expectScreenAccessible(page);
  await page.getByLabel("It drops by at least (%)").fill("100");
  await page.getByRole("button", { name: "Watch price" }).click();
  await page.getByText("Enter a whole percentage from 1 to 95").waitFor();
  await page.getByLabel("It drops by at least (%)").fill("15");
  await page.getByRole("button", { name: "Watch price" }).click();
  await page.waitForURL(/\/watches\?of=/);
  await page.getByText("It's too early to know the usual price").waitFor();
  // A season of prices, twice as high until today.
  await sql`
    insert into page_prices (page_id, day, amount, currency)
    select page_id, day - days, amount * 2, currency from page_prices, generate_series(1, 60) days`;
  await page.reload();
  await page.getByText("The discount is real: 50% below the usual").waitFor();
  await page.getByText("All prices as a table").click();
  await page.getByRole("button", { name: "30 days" }).click();
  await expect.poll(() => page.getByRole("table", { name: "Every price" }).getByRole("row").count()).toBe(3);
  await page.getByRole("button", { name: "All 61 days" }).click();
  await expect.poll(() => page.getByRole("table", { name: "Every price" }).getByRole("row").count()).toBe(3);
  await expectScreenAccessible(page);
  await page.getByLabel(/^The price is at most/).fill("99,50");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/^Notifies you at \S+99\.50 or less, or after a drop of 15%/).waitFor();
  await page.goto("/");
  const watched = page.getByRole("region", { name: "Watched prices" });
  await watched.getByText(/Notifies you at \S+99\.50 or less, or after a drop of 15%/).waitFor();
  await page.getByRole("region", { name: "Recent comparisons" }).getByRole("listitem").waitFor();
  await expectScreenAccessible(page);
  await watched.getByRole("heading", { level: 3 }).getByRole("link").click();
  await keepToastsOpen(page);
  await page.getByRole("button", { name: "Stop watching" }).click();
  await page.getByText("No watched prices yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Notifies you at").waitFor();
});

it("watches the price at a link, reports an unreadable page, and requires premium for a second watch", async () => {
  const { page } = visit.opened;
  const { shop } = visit.world;
  await register(page);
  await page.goto("/watches");
  await page.getByRole("button", { name: "Watch price" }).click();
  await page.getByText("Add a link to the product's page").waitFor();
  await expectScreenAccessible(page);
  await page.getByLabel("Link to the product").fill(shop.link("blocked"));
  await page.getByRole("button", { name: "Watch price" }).click();
  await page.getByText("The shop's page couldn't be read").waitFor();
  await expectScreenAccessible(page);
  await page.goto("/watches");
  await page.getByText("Not checked recently").waitFor();
  await page.getByLabel("Link to the product").fill(shop.link("trainers"));
  await page.getByRole("button", { name: "Watch price" }).click();
  await page.getByText("More watched prices: a Premium feature").waitFor();
});
