import type { Analysis } from "@dupewise/domain/comparison/comparison";

/** Two kinds with one name for shoppers, a bangle and a bracelet, change the score by less than its uncertainty. */
const WORTH_SAYING = 0.95;

/** Renders an explanation if the score is limited because the products are of different kinds. */
export function KindGate({ analysis: { gate, kinds } }: { analysis: Pick<Analysis, "gate" | "kinds"> }) {
  const isUnknown = kinds && (kinds.original.kind === null || kinds.alternative.kind === null);
  if (isUnknown || gate >= WORTH_SAYING) return null;
  const factor = Math.round(gate * 100);
  return (
    <p className="mb-3 max-w-3xl text-soft">
      {gate > 0.5
        ? `They aren't quite the same kind of product, so the similarities below count for only ${factor}% of their usual weight.`
        : `They're different kinds of products, so the similarities below count for only ${factor}% of their usual weight.`}
    </p>
  );
}
