import { ArrowLeftRight } from "lucide-react";

/** Renders the button that swaps the two sides. */
export function SwapSides({ disabled, onSwap }: { disabled: boolean; onSwap: () => void }) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label="Swap sides"
      title="Swap sides"
      className="grid size-11 place-items-center rounded-full border border-edge bg-table text-soft hover:border-ink hover:text-ink disabled:invisible max-md:rotate-90"
      onClick={onSwap}
    >
      <ArrowLeftRight aria-hidden="true" className="size-4.5" />
    </button>
  );
}
