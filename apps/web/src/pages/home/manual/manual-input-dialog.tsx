import type { Side } from "@dupewise/domain/comparison/side";
import { PASTE_TEMPLATE } from "@dupewise/domain/product/paste-template";
import { normalizeProductUrl } from "@dupewise/domain/product/product-input";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Field } from "@dupewise/ui/field";
import { TextArea, TextInput } from "@dupewise/ui/input";
import { ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import type { UnreadablePage } from "../../../lib/api/errors.ts";
import { SIDE_NAMES } from "../../../lib/layout/side-names.ts";
import { showToast } from "../../../lib/feedback/toast.ts";
import { CopyTemplate } from "./copy-template.tsx";
import { type ManualEntry, formatManualEntry, NOTHING_ENTERED } from "./format-manual-entry.ts";

interface Step {
  text: string;
  template: string | null;
  fields: readonly { name: keyof ManualEntry; label: string; placeholder?: string }[];
}

const STEPS: readonly Step[] = [
  { text: "Visit the page", template: null, fields: [] },
  {
    text: "Copy the name and brand",
    template: PASTE_TEMPLATE.name,
    fields: [
      { name: "name", label: "Name" },
      { name: "brand", label: "Brand" },
    ],
  },
  {
    text: "Copy the full description",
    template: PASTE_TEMPLATE.description,
    fields: [{ name: "description", label: "Description" }],
  },
  {
    text: "Find the material composition",
    template: PASTE_TEMPLATE.materials,
    fields: [{ name: "materials", label: "Materials", placeholder: "70% Cotton, 30% Polyester" }],
  },
  {
    text: "Copy the price, including the currency symbol",
    template: PASTE_TEMPLATE.price,
    fields: [{ name: "price", label: "Price", placeholder: "$89.99" }],
  },
];

export interface ManualInputDialogProps {
  /** The pages that could not be read. */
  pages: readonly UnreadablePage[];
  /** Returns the field for a side's text. */
  fieldOf: (side: Side) => HTMLTextAreaElement | null;
  /** Replaces a side's link with what was entered here. */
  onFill: (side: Side, text: string) => void;
  onClose: () => void;
}

/**
 * Renders the dialog for entering a product by hand if its shop's page could not be read: five steps with templates and
 * fields.
 */
export function ManualInputDialog({ pages, fieldOf, onFill, onClose }: ManualInputDialogProps) {
  const [first] = pages;
  const [shown, setShown] = useState(first?.side ?? "original");
  const [entries, setEntries] = useState({ original: NOTHING_ENTERED, alternative: NOTHING_ENTERED });
  const focusAfter = useRef<HTMLTextAreaElement>(null);
  const proceed = () => {
    focusAfter.current = first ? fieldOf(first.side) : null;
    // Pasting replaces the link.
    focusAfter.current?.select();
    for (const { side, url } of pages) {
      const text = formatManualEntry(entries[side], url);
      if (text !== "") onFill(side, text);
    }
    onClose();
    showToast({
      title: "Ready for Manual Input",
      description: "Paste the product description instead of the URL.",
    });
  };
  const write = (name: keyof ManualEntry) => ({
    value: entries[shown][name],
    onChange: ({ target }: { target: { value: string } }) =>
      setEntries((now) => ({ ...now, [shown]: { ...now[shown], [name]: target.value } })),
  });
  return (
    <Dialog
      onClose={onClose}
      focusAfter={focusAfter}
      title="Manual Input Required"
      description="Some shops don't let us read their pages. You can enter the product details yourself in five quick steps."
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
          <li key={side} className="rounded-md bg-sunk px-4 py-2.5 text-sm wrap-anywhere">
            <span className="font-medium">{SIDE_NAMES[side]}:</span> {url}
            {reason && <span className="block text-soft">{reason}</span>}
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <fieldset aria-label="Product to describe" className="mb-4 flex gap-2">
          {pages.map(({ side }) => (
            <Button key={side} look="secondary" size="sm" aria-pressed={side === shown} onClick={() => setShown(side)}>
              {SIDE_NAMES[side]}
            </Button>
          ))}
        </fieldset>
      )}
      <ol className="flex flex-col gap-4">
        {STEPS.map(({ text, template, fields }, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden="true" className="display w-5 shrink-0 text-xl leading-7 text-thread">
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p>{text}</p>
              {template === null ? (
                <PageSteps pages={pages} />
              ) : (
                <>
                  <CopyTemplate text={template} />
                  <div className="mt-2 grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
                    {fields.map(({ name, label, placeholder }) => (
                      <Field key={name} label={pages.length > 1 ? `${SIDE_NAMES[shown]}: ${label}` : label}>
                        {(control) =>
                          name === "description" ? (
                            <TextArea rows={2} {...control} {...write(name)} />
                          ) : (
                            <TextInput placeholder={placeholder} {...control} {...write(name)} />
                          )
                        }
                      </Field>
                    ))}
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
        <span className="font-medium text-ink">Pro tip:</span> paste everything at once, with each part on its own line
        (Product, Brand, Description, Materials, Price).
      </p>
    </Dialog>
  );
}

/** The pages to visit, and their links as a line of the text to paste. */
function PageSteps({ pages }: Pick<ManualInputDialogProps, "pages">) {
  return (
    <>
      <p className="mt-1.5 flex flex-wrap gap-2">
        {pages.map(({ side, url }) => (
          <a
            key={side}
            href={normalizeProductUrl(url)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("secondary", "sm")}
          >
            Open Page{pages.length > 1 && `: ${SIDE_NAMES[side]}`}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        ))}
      </p>
      {pages.map(({ side, url }) => (
        <CopyTemplate key={side} text={`Link: ${url}`} />
      ))}
    </>
  );
}
