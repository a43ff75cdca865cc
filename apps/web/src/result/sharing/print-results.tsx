import { Printer } from "lucide-react";
import { BAR_BUTTON, BAR_LABEL } from "../result-actions.tsx";

/** Renders the button that prints the result. */
export function PrintResults() {
  return (
    <button type="button" className={BAR_BUTTON} onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      <span className={BAR_LABEL}>Print Results</span>
    </button>
  );
}
