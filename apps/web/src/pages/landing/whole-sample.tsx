import { useEffect } from "react";
import { ResultCard } from "../../result/result-card.tsx";
import { SAMPLES } from "./samples.data.ts";

/** A recorded comparison in full, rendered as every answer is. */
export function WholeSample({ id }: { id: string }) {
  // The button that asked for it is gone; the verdict takes its place.
  useEffect(() => document.getElementById("verdict")?.focus({ preventScroll: true }), []);
  const comparison = SAMPLES.find((sample) => sample.id === id);
  return comparison ? <ResultCard key={id} comparison={comparison} rerun={null} heading="h2" /> : null;
}
