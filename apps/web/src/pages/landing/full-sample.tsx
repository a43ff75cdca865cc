import { useEffect } from "react";
import { ResultCard } from "../../result/result-card.tsx";
import { SAMPLES } from "./samples.data.ts";

/** Renders a recorded comparison in full, like any other result. */
export function FullSample({ id }: { id: string }) {
  // The clicked button is gone; focus moves to the verdict.
  useEffect(() => document.getElementById("verdict")?.focus({ preventScroll: true }), []);
  const comparison = SAMPLES.find((sample) => sample.id === id);
  return comparison ? <ResultCard key={id} comparison={comparison} rerun={null} heading="h2" /> : null;
}
