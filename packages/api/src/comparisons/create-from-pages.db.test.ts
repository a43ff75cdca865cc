import { PAGE_MAX_LENGTH } from "@dupewise/domain/constants";
import { expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const pageOf = (name: string, price: string) =>
  `<title>${name}</title><h1>${name}</h1><p class="price">${price}</p><p>80% wool, 20% polyamide</p><script>fetch("/")</script>`;
const ORIGINAL = { url: "https://maker.example/p/coat", html: pageOf("Belted wool coat", "$420.00") };
const TEXT = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

it("compares a captured page with pasted text, and stores only the page's URL and facts", async () => {
  const { signUp, sql, jobs } = await startCaller();
  const { call } = await signUp();
  const made = await call.comparisons.createFromPages({ original: ORIGINAL, alternative: TEXT });
  expect(made).toMatchObject({
    originalUrl: ORIGINAL.url,
    dupeUrl: TEXT,
    originalProduct: { title: "Belted wool coat", price: { amount: "420.00", currency: "USD" } },
  });
  expect(JSON.stringify(await sql`select * from comparisons`)).not.toContain("<h1>");
  expect(await sql`select url from products`).toEqual([]);
  await call.comparisons.rerun({ id: made.id, originalPrice: "$400" });
  expect(jobs.filter(({ name }) => name === "match-product")).toEqual([]);
});

it("reuses the original from another of the viewer's comparisons without reading it again", async () => {
  const { signUp, services } = await startCaller();
  const { call } = await signUp();
  const { id, originalProduct, originalUrl } = await call.comparisons.createFromPages({
    original: ORIGINAL,
    alternative: TEXT,
  });
  const pages: unknown[] = [];
  const { readPage } = services;
  services.readPage = (page, asker) => {
    pages.push(page);
    return readPage(page, asker);
  };
  const another = { url: "https://copy.example/p/coat", html: pageOf("Belted robe coat", "$129.00") };
  const made = await call.comparisons.createFromPages({ sameOriginalAs: id, alternative: another });
  expect({ pages, originalProduct: made.originalProduct, originalUrl: made.originalUrl }).toEqual({
    pages: [another],
    originalProduct,
    originalUrl,
  });
  expect(made.dupeProduct.title).toBe("Belted robe coat");
  expect((await call.comparisons.alternatives({ id })).length).toBe(2);
  expect((await call.auth.me()).comparisonsUsed).toBe(2);
});

it("rejects an original from another account's comparison, and requires exactly one original", async () => {
  const { signUp } = await startCaller();
  const { call } = await signUp();
  const { id } = await call.comparisons.createFromPages({ original: ORIGINAL, alternative: TEXT });
  const stranger = await signUp("bob@example.com");
  const { createFromPages } = stranger.call.comparisons;
  const refused = async (input: Parameters<typeof createFromPages>[0]) => captureErrorResponse(createFromPages(input));
  expect(await refused({ sameOriginalAs: id, alternative: TEXT })).toMatchObject({ status: 404 });
  expect(await refused({ alternative: TEXT })).toMatchObject({ status: 400 });
  expect(await refused({ original: TEXT, sameOriginalAs: id, alternative: TEXT })).toMatchObject({ status: 400 });
  expect((await stranger.call.auth.me()).comparisonsUsed).toBe(0);
});

it("stores the text of a pasted page as its input", async () => {
  const { signUp } = await startCaller();
  const { call } = await signUp();
  const pasted = { html: ORIGINAL.html, text: "Belted wool coat\n$420.00" };
  const made = await call.comparisons.createFromPages({ original: pasted, alternative: TEXT });
  expect(made.originalUrl).toBe(pasted.text);
});

it("previews how a page will be read before it is compared", async () => {
  const { signUp } = await startCaller();
  const { call } = await signUp();
  expect(await call.products.previewPage(ORIGINAL)).toMatchObject({
    title: "Belted wool coat",
    price: { amount: "420.00" },
    kind: { name: expect.any(String) },
  });
});

it.each([
  ["a page of more than 3 MB", { ...ORIGINAL, html: "x".repeat(PAGE_MAX_LENGTH + 1) }],
  ["a URL that is not a web page's", { ...ORIGINAL, url: "javascript:alert(1)" }],
  ["neither a URL nor text", { html: ORIGINAL.html }],
])("rejects an invalid original: %s", async (_, original) => {
  const { signUp } = await startCaller();
  const { call } = await signUp();
  const refused = call.comparisons.createFromPages({ original, alternative: TEXT });
  expect(await captureErrorResponse(refused)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

it("requires signing in to preview a page", async () => {
  const { open } = await startCaller();
  const { call } = open();
  expect(await captureErrorResponse(call.products.previewPage(ORIGINAL))).toMatchObject({ status: 401 });
});
