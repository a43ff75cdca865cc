import { Printer } from "lucide-react";
import { BAR_BUTTON_CLASSES, BAR_LABEL_CLASSES } from "../result-actions.tsx";

/** Renders the button that prints the result. */
export function PrintResults() {
  return (
    <button type="button" className={BAR_BUTTON_CLASSES} onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      <span className={BAR_LABEL_CLASSES}>Print Results</span>
    </button>
  );
}
