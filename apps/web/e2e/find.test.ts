import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFeedFile } from "@dupewise/server/catalogue/import-file";
import { beforeAll, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { compareThroughApi, register, signUp } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const cardigan = (id: string, title: string, material: string, price: string) => ({
  id,
  url: `https://larkmoor.example/${id}`,
  title,
  brand: "Larkmoor",
  description: "Oversized cardigan in oatmeal with a shawl collar and horn buttons.",
  price,
  material,
  color: "oatmeal",
  category: "Women > Knitwear > Cardigans",
});
const FEED = [
  cardigan("alpaca", "Alpaca blend cardigan", "70% alpaca, 30% wool", "139 USD"),
  cardigan("wool", "Wool shawl cardigan", "100% wool", "89 USD"),
  cardigan("dearer", "Alpaca cardigan, hand knitted", "70% alpaca, 30% wool", "890 USD"),
];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "dupewise-feed-"));
  const file = join(folder, "feed.jsonl");
  await writeFile(file, FEED.map((one) => `${JSON.stringify(one)}\n`).join(""));
  await importFeedFile(file, visit.world.databaseUrl);
  await rm(folder, { recursive: true });
});

it("suggests closer, cheaper alternatives on a result, and fills in the form with the one that is clicked", async () => {
  const { page, takeProblems } = visit.opened;
  await register(page);
  await page.goto(await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE));
  await page.getByText("Is this score fair?").scrollIntoViewIfNeeded();
  const closer = page.getByRole("region", { name: "Closer alternatives we've found" });
  await closer.getByRole("heading", { name: "Alpaca blend cardigan" }).waitFor();
  expect(await closer.getByText("hand knitted").count()).toBe(0);
  await expectScreenAccessible(page, { within: closer });
  await closer.getByRole("link", { name: "See all alternatives to this original" }).click();
  await page.getByRole("heading", { level: 2, name: /Chunky alpaca cardigan, \$480/ }).waitFor();
  await page.getByRole("button", { name: /^Compare in detail.*Alpaca blend cardigan/ }).click();
  const fields = page.getByLabel("Product URL or Description");
  await expect.poll(() => fields.nth(0).inputValue()).toBe(CARDIGAN);
  expect(await fields.nth(1).inputValue()).toContain("Product: Alpaca blend cardigan");
  expect(takeProblems()).toEqual([]);
});

it("lists cheaper alternatives to a described product, or explains why there are none", async () => {
  const { page, takeProblems } = visit.opened;
  await signUp(page);
  await page.getByRole("link", { name: "Only have the original?" }).click();
  const original = page.getByLabel("Original", { exact: true });
  const find = page.getByRole("button", { name: "Find alternatives" });
  await find.click();
  await page.getByText("Add a link to the product, or a description of it").waitFor();
  await expectScreenAccessible(page);
  await original.fill(CARDIGAN);
  await find.click();
  const found = page.getByRole("list", { name: "Alternatives, closest first" }).getByRole("listitem");
  await found.filter({ has: page.getByRole("heading", { name: "Wool shawl cardigan" }) }).waitFor();
  await expectScreenAccessible(page);
  await original.fill("Something nice from the market, €12");
  await find.click();
  await page.getByText("We can't tell what this is").waitFor();
  await original.fill("Product: Steel divers' watch\nPrice: $4,200");
  await find.click();
  await page.getByText("No cheaper match yet").waitFor();
  await expectScreenAccessible(page);
  expect(takeProblems()).toEqual([]);
});
