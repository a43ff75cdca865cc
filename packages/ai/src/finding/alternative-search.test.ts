import { BUNDLED_RATES } from "@dupewise/domain/money/exchange";
import { UNKNOWN_PRODUCT, type Product } from "@dupewise/domain/product/product";
import { describe, expect, it } from "vitest";
import { extractFacts } from "../facts/extract-facts.ts";
import { scoreFacts, similarityOf } from "../rubric/score-facts.ts";
import { prepareAlternativeSearch } from "./alternative-search.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const coat = (title: string, price: string, more: Partial<Product> = {}): Product => ({
  ...UNKNOWN_PRODUCT,
  title,
  url: `https://shop.example/${title.replaceAll(" ", "-")}`,
  price: usd(price),
  ...more,
});
const ORIGINAL = coat("Camel belted wool coat", "890");

function rank(products: readonly { product: Product; score?: number }[], limit: number): string[] {
  const candidates = products.map((one, index) => ({ id: String(index), ...one }));
  const nameOf = ({ product }: { product: Product }) => product.title ?? "";
  const ranked = prepareAlternativeSearch(ORIGINAL)?.rank(candidates, { rates: BUNDLED_RATES, limit, nameOf });
  return ranked?.map(({ id }) => id) ?? [];
}

describe("ranking alternatives", () => {
  it("lists the closest first, whatever their order", () => {
    const far = { product: coat("Black belted coat", "90") };
    expect(rank([far, { product: coat("Camel wool coat with belt", "90") }], 2)).toEqual(["1", "0"]);
  });

  it("reads on past the limit as long as a score may be as high", () => {
    const far = { product: coat("Black belted coat", "90"), score: 99 };
    expect(rank([far, { product: coat("Camel wool coat with belt", "90"), score: 99 }], 1)).toEqual(["1"]);
  });

  it("stops at a score below those of the alternatives it has", () => {
    const near = coat("Camel wool coat with belt", "90");
    expect(
      rank(
        [
          { product: near, score: 99 },
          { product: coat("Camel belt wool coat", "9"), score: 1 },
        ],
        1,
      ),
    ).toEqual(["0"]);
  });

  it("counts products of one name once, and keeps the one that is worth more", () => {
    const near = { product: coat("Camel wool coat with belt", "800") };
    const cheaper = { product: { ...near.product, price: usd("60") } };
    expect(rank([near, cheaper, { product: coat("Black belted coat", "90") }], 2)).toEqual(["1", "2"]);
  });
});

it("computes the same similarity without the rest of the score", () => {
  const others = [
    coat("Camel wool coat with belt", "90"),
    coat("Black leather tote bag", "90"),
    coat("Non-stick frying pan", "90"),
    coat("Something", "90"),
    ORIGINAL,
  ];
  const facts = extractFacts(ORIGINAL);
  const alone = others.map((other) => similarityOf(facts, extractFacts(other)));
  expect(alone).toEqual(others.map((other) => scoreFacts(facts, extractFacts(other)).similarityScore));
});
