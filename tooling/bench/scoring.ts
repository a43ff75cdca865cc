import { compareProducts } from "@dupewise/ai/compare-products";
import { describeProduct } from "@dupewise/reader/pasted/describe-product";
import { race, type Row } from "./measure.ts";
import { COMPARISON } from "./world.ts";

const ROUNDS = 400;
const TEXTS = [
  ...Object.values(COMPARISON),
  "Product: Silk slip dress in black\nPrice: $420\n100% silk. Bias cut, midi length, V-neck",
  "Product: Leather shoulder bag\nPrice: £950\nUpper: 100% calf leather. Zip closure",
];

/** Scoring two products and writing why, beside the least that is owed: serialising the answer. */
export async function scoring(): Promise<Row> {
  const products = TEXTS.map(describeProduct);
  const pairs = products.flatMap((a) => products.map((b) => [a, b] as const));
  const answers = pairs.map(([a, b]) => compareProducts(a, b));
  const [ours = 0, peer = 0] = await race(
    [() => pairs.map(([a, b]) => compareProducts(a, b)), () => answers.map((answer) => JSON.stringify(answer))],
    ROUNDS,
  );
  return {
    what: "score two products",
    ours: ours / pairs.length,
    peer: 1,
    unit: "ms/pair",
    peerIs: `the promised 1 ms (JSON.stringify of the answer: ${(peer / pairs.length).toFixed(3)} ms)`,
    limit: 1,
  };
}
