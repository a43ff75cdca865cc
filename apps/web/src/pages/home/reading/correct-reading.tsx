import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Preview } from "@dupewise/domain/product/preview";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { trpc } from "../../../lib/api/trpc.ts";
import { focusOnMount } from "../../../lib/focus/focus-on-mount.ts";
import { KindSelect } from "../../../result/reading/kind-select.tsx";
import type { Corrections } from "./corrections.ts";

interface CorrectReadingProps {
  side: string;
  preview: Preview;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  onClose: () => void;
}

type TextName = Exclude<keyof Corrections, "kind">;

/** Renders an editable field for each fact that was read about a product. Each edit applies immediately. */
export function CorrectReading({ side, preview, corrections, onCorrect, onClose }: CorrectReadingProps) {
  const { data: kinds = [] } = trpc.products.kinds.useQuery();
  const texts: { name: TextName; label: string; read: string; most: number }[] = [
    { name: "title", label: "Name", read: preview.title ?? "", most: 200 },
    { name: "brand", label: "Brand", read: preview.brand ?? "", most: 100 },
    { name: "price", label: "Price", read: preview.price ? formatMoney(preview.price) : "", most: 100 },
    { name: "materials", label: "Materials", read: preview.materials.join(", "), most: 2000 },
    { name: "details", label: "Color", read: "", most: 500 },
  ];
  return (
    <fieldset aria-label={`Edit what we read: ${side}`} className="mt-3 grid gap-3 text-ink sm:grid-cols-2">
      {texts.map(({ name, label, read, most }, index) => (
        <Field key={name} label={label}>
          {(control) => (
            <TextInput
              {...control}
              ref={index === 0 ? focusOnMount : undefined}
              maxLength={most}
              placeholder={name === "materials" ? "70% Cotton, 30% Polyester" : undefined}
              value={corrections[name] ?? read}
              onKeyDown={(event) => {
                // Inside the compare form, which Enter would submit.
                if (event.key !== "Enter" && event.key !== "Escape") return;
                event.preventDefault();
                onClose();
              }}
              onChange={({ target }) => onCorrect({ ...corrections, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="Product type">
        {(control) => (
          <KindSelect
            {...control}
            groups={kinds}
            value={corrections.kind?.type ?? preview.kind?.type ?? ""}
            onChange={({ target }) => {
              const kind = kinds.flatMap((group) => group.kinds).find(({ type }) => type === target.value);
              if (kind) onCorrect({ ...corrections, kind });
            }}
          />
        )}
      </Field>
      <p className="flex gap-2 sm:col-span-2">
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            onCorrect({});
            onClose();
          }}
        >
          Reset to detected values
        </Button>
      </p>
    </fieldset>
  );
}
