import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { toCatalogueProduct } from "../to-catalogue-product.ts";
import { BrokenFeedError, type FeedRecord, EMPTY_FEED_ITEM } from "../feed-item.ts";
import { decodeText } from "../open/decode-text.ts";
import { readAwinCsv } from "./awin-csv.ts";
import { readGoogleTsv } from "./google-tsv.ts";
import { readGoogleXml } from "./google-xml.ts";
import { readJsonLines } from "./json-lines.ts";
import { readPages } from "./pages.ts";
import { shopifyRecords } from "./shopify.ts";
import { wooCommerceRecords } from "./woocommerce.ts";

type Read = (chunks: AsyncIterable<string>) => AsyncIterable<FeedRecord>;

const example = (name: string) => new URL(`../../examples/${name}`, import.meta.url);
/** In chunks so small that every delimiter is split somewhere. */
const fileOf = (name: string) => decodeText(createReadStream(example(name), { highWaterMark: 7 }));
const chunksOf = (text: string) => decodeText(Readable.from([Buffer.from(text)]));

async function* pagesOf(name: string) {
  yield { url: "https://brightwell.example/", body: JSON.parse(readFileSync(example(name), "utf8")) };
}

/** Summarizes a feed's records: a product by its facts, or the malformed line. */
async function told(records: AsyncIterable<FeedRecord>) {
  const all = [];
  for await (const record of records) {
    const product = "problem" in record ? record.problem : toCatalogueProduct(record.item, null);
    if (typeof product === "string") all.push({ line: record.line, problem: product.split("\n")[0] });
    else {
      const { title, url, brand, price, composition, colours, imageUrl } = product.product;
      const made = composition.map(({ material, percentage }) => `${percentage ?? "?"}% ${material}`).join(", ");
      const cost = `${price?.amount} ${price?.currency}`;
      const { key, isAvailable, usualPrice } = product;
      all.push({ key, title, url, brand, cost, made, colours, imageUrl, isAvailable, usual: usualPrice?.amount });
    }
  }
  return all;
}

it.each<[string, () => AsyncIterable<FeedRecord>]>([
  ["google.xml", () => readGoogleXml(fileOf("google.xml"))],
  ["google.tsv", () => readGoogleTsv(fileOf("google.tsv"))],
  ["awin.csv", () => readAwinCsv(fileOf("awin.csv"))],
  ["shopify.json", () => readPages(pagesOf("shopify.json"), shopifyRecords)],
  ["woocommerce.json", () => readPages(pagesOf("woocommerce.json"), wooCommerceRecords)],
  ["own.jsonl", () => readJsonLines(fileOf("own.jsonl"))],
])("reads %s, and reports which lines cannot be read and why", async (_name, read) => {
  expect(await told(read())).toMatchSnapshot();
});

it("reads the 300 products of the sample feed", async () => {
  const products = await told(readJsonLines(decodeText(createReadStream(example("sample.jsonl")))));
  expect(products.filter((one) => "problem" in one)).toEqual([]);
  expect(new Set(products.map((one) => ("key" in one ? one.key : ""))).size).toBe(300);
});

it.each<[string, Read, string]>([
  ["XML that ends inside an item", readGoogleXml, "<rss><channel><item><title>Coat</title>"],
  ["CSV that ends inside quotes", readAwinCsv, 'product_name,search_price\n"A coat,12'],
  ["CSV without a header", readAwinCsv, ""],
  ["an endless line", readJsonLines, "x".repeat(3_000_000)],
  ["an endless item", readGoogleXml, `<rss><item><title>${"x".repeat(3_000_000)}`],
])("rejects the whole feed because of %s", async (_what, read, text) => {
  await expect(told(read(chunksOf(text)))).rejects.toThrow(BrokenFeedError);
});

it("decompresses gzip, and uses the encoding that XML or a byte order mark declares", async () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><rss><item><title>Écharpe</title></item></rss>';
  const titleOf = async (bytes: Buffer) => {
    for await (const record of readGoogleXml(decodeText(Readable.from([bytes])))) {
      return "item" in record ? record.item.title : record.problem;
    }
    return null;
  };
  expect(await titleOf(gzipSync(Buffer.from(xml, "latin1")))).toBe("Écharpe");
  expect(await titleOf(Buffer.from(`\ufeff${xml}`, "utf16le"))).toBe("Écharpe");
});

it("rejects URLs that are unsafe to send shoppers to", () => {
  const item = { id: "1", title: "Coat", price: "9 EUR" };
  for (const url of ["javascript:alert(1)", "data:text/html,x", "https://ada:secret@shop.example/", "/coat", ""]) {
    expect(toCatalogueProduct({ ...EMPTY_FEED_ITEM, ...item, url }, null)).toEqual(expect.any(String));
  }
});
