import { useEffect } from "react";
import { ResultCard } from "../../result/result-card.tsx";
import { SAMPLES } from "./samples.data.ts";

/** Renders a recorded comparison in full, like any other result. */
export function WholeSample({ id }: { id: string }) {
  // The button that asked for it is gone; the verdict takes its place.
  useEffect(() => document.getElementById("verdict")?.focus({ preventScroll: true }), []);
  const comparison = SAMPLES.find((sample) => sample.id === id);
  return comparison ? <ResultCard key={id} comparison={comparison} rerun={null} heading="h2" /> : null;
}
