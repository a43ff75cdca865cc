import type { ReactNode } from "react";
import { buttonClass } from "@dupewise/ui/button";
import { ProductLink } from "./product-link.tsx";

/**
 * The classes of a button in the action bar. On phones, the button is an icon with a name for screen readers;
 * elsewhere, it has a visible label.
 */
export const BAR_BUTTON_CLASSES = `${buttonClass("secondary")} max-md:size-11 max-md:p-0`;
export const BAR_LABEL_CLASSES = "max-md:sr-only";
/** The classes that size the primary button, which keeps its label on phones. */
export const PRIMARY_SIZE_CLASSES =
  "max-md:min-h-11 max-md:px-3 max-md:[flex:1_0_min-content] max-md:[overflow-wrap:normal]";
export const PRIMARY_BUTTON_CLASSES = `${buttonClass()} ${PRIMARY_SIZE_CLASSES}`;

/** Renders the actions on a result. On phones, they stay in view while scrolling. */
export function ResultActions({ alternative, children }: { alternative: string | null; children: ReactNode }) {
  return (
    <div className="action-bar no-print z-20 flex flex-wrap items-center gap-1.5 border-line bg-table max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:py-2 wide:mt-5 wide:gap-3">
      {alternative && (
        <ProductLink href={alternative} className={PRIMARY_BUTTON_CLASSES}>
          View alternative
        </ProductLink>
      )}
      {children}
    </div>
  );
}
