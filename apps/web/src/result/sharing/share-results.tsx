import { Spinner } from "@dupewise/ui/spinner";
import { Link2 } from "lucide-react";
import { useRestoreFocus } from "../../lib/focus/use-restore-focus.ts";
import { BAR_BUTTON_CLASSES, BAR_LABEL_CLASSES, PRIMARY_BUTTON_CLASSES } from "../result-actions.tsx";
import type { Sharing } from "./use-sharing.ts";

interface ShareResultsProps {
  sharing: Sharing;
  /** Whether it is the primary action, because there is no shop to go to. */
  isPrimary: boolean;
}

/** Renders the button that shares the comparison and copies its link. */
export function ShareResults({ sharing, isPrimary }: ShareResultsProps) {
  const button = useRestoreFocus(sharing.isShared);
  return (
    <button
      ref={button}
      type="button"
      aria-busy={sharing.isPending || undefined}
      aria-disabled={sharing.isPending || undefined}
      className={isPrimary ? PRIMARY_BUTTON_CLASSES : BAR_BUTTON_CLASSES}
      onClick={() => {
        if (!sharing.isPending) sharing.copy();
      }}
    >
      {sharing.isPending ? <Spinner /> : <Link2 aria-hidden="true" className="size-4.5" />}
      <span className={isPrimary ? undefined : BAR_LABEL_CLASSES}>Share Results</span>
    </button>
  );
}
