import { compareProducts } from "@dupewise/ai/compare-products";
import type { Product } from "@dupewise/domain/product/product";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { timeAlternately, type Row } from "./measure.ts";
import { COMPARISON_INPUT } from "./world.ts";

const ROUNDS = 400;
const ALTERNATIVES = 10;
const SEVERAL_MS = 10;
const FASTEST = 0;
const TEXTS = [
  ...Object.values(COMPARISON_INPUT),
  "Product: Silk slip dress in black\nPrice: $420\n100% silk. Bias cut, midi length, V-neck",
  "Product: Leather shoulder bag\nPrice: £950\nUpper: 100% calf leather. Zip closure",
];

/**
 * Measures scoring two products and explaining the score, compared with only serializing the result. Also measures
 * scoring ten alternatives to one original.
 */
export async function measureScoring(): Promise<Row[]> {
  const products = TEXTS.map(productFromText);
  const pairs = products.flatMap((a) => products.map((b) => [a, b] as const));
  const answers = pairs.map(([a, b]) => compareProducts(a, b));
  const [original, ...others] = Array.from({ length: 1 + ALTERNATIVES }, (_, index) =>
    productFromText(`${TEXTS[index % TEXTS.length]}\nSize ${36 + index}`),
  );
  let copies = 0;
  // Facts are cached per object, and searches by text, but shoppers don't send the same text twice.
  const asNew = (product: Product): Product => {
    copies += 1;
    return { ...product, title: `${product.title} ${copies}`, description: `${product.description}\nItem ${copies}` };
  };
  const several = () => {
    const first = original && asNew(original);
    return first && others.map((alternative) => compareProducts(first, asNew(alternative)));
  };
  const [ours = 0, baseline = 0] = await timeAlternately(
    [
      () => pairs.map(([a, b]) => compareProducts(asNew(a), asNew(b))),
      () => answers.map((answer) => JSON.stringify(answer)),
    ],
    ROUNDS,
  );
  const [ten = 0] = await timeAlternately([several], ROUNDS, FASTEST);
  return [
    {
      what: "score two products",
      ours: ours / pairs.length,
      baseline: 1,
      unit: "ms/pair",
      baselineName: `the promised 1 ms (JSON.stringify of the answer: ${(baseline / pairs.length).toFixed(3)} ms)`,
      limit: 1,
    },
    {
      what: "score ten alternatives, fastest",
      ours: ten,
      baseline: SEVERAL_MS,
      unit: "ms",
      baselineName: "promised",
      limit: 1,
    },
  ];
}
