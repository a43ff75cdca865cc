import { ResultCard } from "../../result/result-card.tsx";
import { SAMPLES } from "./samples.data.ts";

/** A recorded comparison in full, drawn as every answer is. */
export function WholeSample({ id }: { id: string }) {
  const comparison = SAMPLES.find((sample) => sample.id === id);
  return comparison ? <ResultCard key={id} comparison={comparison} rerun={null} heading="h2" /> : null;
}
