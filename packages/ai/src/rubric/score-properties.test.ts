import type { Product } from "@dupewise/domain/product/product";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareProducts } from "../compare-products.ts";
import { COLOR_NAMES, createDescribedProduct, completeGarment, productOf } from "../testing/products.ts";

const score = (a: Product, b: Product): number => compareProducts(a, b).similarityScore ?? -1;
const RUNS = { numRuns: 300 };

const anyText = fc.string({ unit: "grapheme", maxLength: 200 });

describe("comparing fully known products", () => {
  test("scores a product 100 against itself", () => {
    fc.assert(
      fc.property(completeGarment, (one) => {
        expect(score(createDescribedProduct(one), createDescribedProduct(one))).toBe(100);
      }),
      RUNS,
    );
  });

  test("produces the same score when the sides are swapped", () => {
    fc.assert(
      fc.property(completeGarment, completeGarment, (one, other) => {
        expect(score(createDescribedProduct(one), createDescribedProduct(other))).toBe(
          score(createDescribedProduct(other), createDescribedProduct(one)),
        );
      }),
      RUNS,
    );
  });

  test("produces the same result, including its sentences, for the same input", () => {
    fc.assert(
      fc.property(completeGarment, completeGarment, (one, other) => {
        expect(compareProducts(createDescribedProduct(one), createDescribedProduct(other))).toEqual(
          compareProducts(createDescribedProduct(one), createDescribedProduct(other)),
        );
      }),
    );
  });

  test("scores products of different groups below 20, even if they share everything else", () => {
    const others = ["leather handbag", "running shoes", "analogue watch", "hoop earrings", "leather belt", "socks"];
    fc.assert(
      fc.property(completeGarment, fc.constantFrom(...others), (one, other) => {
        const clothes = createDescribedProduct(one);
        expect(score(clothes, { ...clothes, title: `${one.colour} ${other}` })).toBeLessThan(20);
      }),
      RUNS,
    );
  });
});

describe("the score of two products", () => {
  test("falls as their sleeve lengths diverge", () => {
    const lengths = ["sleeveless", "cap sleeves", "short sleeves", "three-quarter sleeves", "long sleeves"];
    fc.assert(
      fc.property(completeGarment, (one) => {
        const scores = lengths.map((sleeves) =>
          score(createDescribedProduct({ ...one, sleeves: "sleeveless" }), createDescribedProduct({ ...one, sleeves })),
        );
        expect(scores).toEqual(scores.toSorted((x, y) => y - x));
        expect(scores.at(-1)).toBeLessThan(scores[0]!);
      }),
    );
  });

  test("falls as the main fiber of one product is diluted", () => {
    fc.assert(
      fc.property(completeGarment, (one) => {
        const cotton = (share: number) =>
          createDescribedProduct({
            ...one,
            composition: [
              { material: "cotton", percentage: share },
              { material: "polyester", percentage: 100 - share },
            ],
          });
        const scores = [99, 80, 60, 40, 20, 1].map((share) => score(cotton(99), cotton(share)));
        expect(scores).toEqual(scores.toSorted((x, y) => y - x));
        expect(scores.at(-1)).toBeLessThan(scores[0]!);
      }),
    );
  });

  test("falls as their colors diverge", () => {
    fc.assert(
      fc.property(completeGarment, (one) => {
        const against = (colour: string) =>
          score(createDescribedProduct({ ...one, colour: "navy blue" }), createDescribedProduct({ ...one, colour }));
        const scores = ["navy blue", "blue", "orange"].map(against);
        expect(scores).toEqual(scores.toSorted((x, y) => y - x));
        expect(scores[2]).toBeLessThan(scores[1]!);
      }),
    );
  });
});

describe("the score of two products", () => {
  test("is the same regardless of letter case", () => {
    fc.assert(
      fc.property(completeGarment, completeGarment, (one, other) => {
        const { title, description } = createDescribedProduct(one);
        const shouted = {
          ...createDescribedProduct(one),
          title: title!.toUpperCase(),
          description: description!.toUpperCase(),
        };
        expect(score(shouted, createDescribedProduct(other))).toBe(
          score(createDescribedProduct(one), createDescribedProduct(other)),
        );
      }),
    );
  });

  test("is the same regardless of the order of sentences and fields", () => {
    fc.assert(
      fc.property(completeGarment, completeGarment, (one, other) => {
        const product = createDescribedProduct(one);
        const turned = product
          .description!.split(/(?<=\.) /)
          .toReversed()
          .join(" ");
        const fields = Object.fromEntries(Object.entries({ ...product, description: turned }).toReversed());
        expect(score({ ...product, ...fields }, createDescribedProduct(other))).toBe(
          score(product, createDescribedProduct(other)),
        );
      }),
    );
  });

  test("is the same when one page includes the shop's terms and conditions", () => {
    const terms =
      "Free shipping over $50. Returns within 30 days. Sign up for our newsletter. Model is 178 cm and wears size S.";
    fc.assert(
      fc.property(completeGarment, completeGarment, (one, other) => {
        const product = createDescribedProduct(one);
        const padded = { ...product, description: `${product.description} ${terms}` };
        expect(score(padded, createDescribedProduct(other))).toBe(score(product, createDescribedProduct(other)));
      }),
    );
  });

  test("is the same regardless of price and currency", () => {
    const price = fc.record({
      amount: fc.integer({ min: 1, max: 9999 }).map(String),
      currency: fc.constantFrom("EUR", "USD", "JPY"),
    });
    fc.assert(
      fc.property(completeGarment, completeGarment, price, price, (one, other, mine, theirs) => {
        expect(
          score({ ...createDescribedProduct(one), price: mine }, { ...createDescribedProduct(other), price: theirs }),
        ).toBe(score(createDescribedProduct(one), createDescribedProduct(other)));
      }),
    );
  });

  test("changes by at most 3 points for nearly all titles when their phrases are reordered", () => {
    const moves: number[] = [];
    fc.assert(
      fc.property(completeGarment, completeGarment, fc.integer(), (one, other, seed) => {
        const words = [one.colour, one.pattern, one.type, one.sleeves];
        const turned = words
          .map((word, place) => ({ word, key: (place * 7919 + seed) % 31 }))
          .sort((x, y) => x.key - y.key);
        const title = (text: string) => productOf({ title: text });
        const right = productOf({ title: `${other.colour} ${other.type}` });
        moves.push(
          Math.abs(
            score(title(words.join(" ")), right) - score(title(turned.map(({ word }) => word).join(" ")), right),
          ),
        );
      }),
      RUNS,
    );
    const sorted = moves.sort((x, y) => x - y);
    expect(sorted[Math.floor(0.95 * sorted.length)]).toBeLessThanOrEqual(3);
  });
});

test("lowers the confidence more than the score when a fact is missing", () => {
  const forget: Record<string, (product: Product, one: { colour: string; type: string }) => Product> = {
    colour: (product, { type }) => ({ ...product, title: type }),
    material: (product) => ({ ...product, composition: [] }),
  };
  fc.assert(
    fc.property(
      completeGarment,
      fc.constantFrom(...COLOR_NAMES),
      fc.constantFrom("colour", "material"),
      (one, colour, fact) => {
        const left = createDescribedProduct({ ...one, colour });
        const whole = compareProducts(left, createDescribedProduct({ ...one, colour }));
        const less = compareProducts(
          left,
          forget[fact]!(createDescribedProduct({ ...one, colour }), { ...one, colour }),
        );
        const moved = Math.abs(whole.similarityScore! - less.similarityScore!) / 100;
        expect(whole.analysis.confidence - less.analysis.confidence).toBeGreaterThan(moved);
      },
    ),
  );
});

test("compares any two texts without throwing, and keeps every score in range", () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, description, brand) => {
      const left = productOf({ title, description, brand, location: description, category: title, colours: [brand] });
      const { similarityScore, analysis } = compareProducts(
        left,
        productOf({ title: description, description: title }),
      );
      expect(similarityScore ?? 0).toBeGreaterThanOrEqual(0);
      expect(similarityScore ?? 0).toBeLessThanOrEqual(100);
      expect(analysis.confidence).toBeGreaterThanOrEqual(0);
      expect(analysis.confidence).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});
