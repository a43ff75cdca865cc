/** Says what the kind of goods did to the score, where it did anything. `gate` is 0–1, 1 for the same type. */
export function KindGate({ gate }: { gate: number }) {
  if (gate >= 1) return null;
  const factor = Math.round(gate * 100);
  return (
    <p className="mb-3 max-w-3xl text-soft">
      {gate > 0.5
        ? `They are not quite the same kind of product, so what is measured here counts for ${factor}%.`
        : `They are different kinds of products, so what is measured here counts for only ${factor}%.`}
    </p>
  );
}
