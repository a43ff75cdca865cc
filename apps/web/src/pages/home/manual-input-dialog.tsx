import type { Side } from "@dupewise/domain/comparison/side";
import { PASTE_TEMPLATE } from "@dupewise/domain/product/paste-template";
import { normaliseProductUrl } from "@dupewise/domain/product/product-input";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { ExternalLink } from "lucide-react";
import { useRef } from "react";
import type { Unreadable } from "../../lib/api/errors.ts";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { CopyTemplate } from "./copy-template.tsx";

const STEPS = [
  { text: "Visit the page", template: null },
  { text: "Copy the name and brand", template: PASTE_TEMPLATE.name },
  { text: "Copy the full description", template: PASTE_TEMPLATE.description },
  { text: "Find the material composition", template: PASTE_TEMPLATE.materials },
  { text: "Copy the price, including the currency symbol", template: PASTE_TEMPLATE.price },
] as const;

export interface ManualInputDialogProps {
  /** The pages that could not be read. */
  pages: readonly Unreadable[];
  /** Where the words of a side go. */
  fieldOf: (side: Side) => HTMLTextAreaElement | null;
  onClose: () => void;
}

/** A shop would not be read: how to bring its words here by hand. */
export function ManualInputDialog({ pages, fieldOf, onClose }: ManualInputDialogProps) {
  const [first] = pages;
  const goOn = useRef<HTMLTextAreaElement>(null);
  const proceed = () => {
    goOn.current = first ? fieldOf(first.side) : null;
    // What is pasted takes the link's place.
    goOn.current?.select();
    onClose();
    showToast({
      title: "Ready for Manual Input",
      description: "Paste the product description instead of the URL.",
    });
  };
  return (
    <Dialog
      onClose={onClose}
      goOn={goOn}
      title="Manual Input Required"
      description="Some shops do not let their pages be read. Five short steps bring the product here by hand."
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={proceed}>Continue with Manual Input</Button>
        </>
      }
    >
      <ul className="mb-4 flex flex-col gap-2">
        {pages.map(({ side, url, reason }) => (
          <li key={side} className="rounded-md bg-sunk px-4 py-2.5 text-sm">
            <span className="font-medium">{SIDE_NAMES[side]}:</span> {url}
            {reason && <span className="block text-soft">{reason}</span>}
          </li>
        ))}
      </ul>
      <ol className="flex flex-col gap-3">
        {STEPS.map(({ text, template }, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden="true" className="display w-5 shrink-0 text-xl leading-7 text-thread">
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p>{text}</p>
              {template ? (
                <CopyTemplate text={template} />
              ) : (
                <p className="mt-1.5 flex flex-wrap gap-2">
                  {pages.map(({ side, url }) => (
                    <a
                      key={side}
                      href={normaliseProductUrl(url)}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={buttonClass("secondary", "sm")}
                    >
                      Open Page{pages.length > 1 && `: ${SIDE_NAMES[side]}`}
                      <ExternalLink aria-hidden="true" className="size-4" />
                    </a>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
        <span className="font-medium text-ink">Pro tip:</span> paste all of it at once, each part on a line of its own:
        Product, Brand, Description, Materials, Price.
      </p>
    </Dialog>
  );
}
