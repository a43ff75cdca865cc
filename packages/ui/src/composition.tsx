import type { CompositionItem } from "@dupewise/domain/product";
import { classNames } from "./class-names.ts";
import { fibreFamily } from "./fibres.ts";
import { FIBRE_TEXT } from "./weaves.tsx";

/** Items by the part of the garment they belong to, in the order parts first appear. */
function byPart(items: readonly CompositionItem[]): [part: string, items: CompositionItem[]][] {
  const parts = new Map<string, CompositionItem[]>();
  for (const item of items) {
    const part = item.part ?? "";
    parts.set(part, [...(parts.get(part) ?? []), item]);
  }
  return [...parts];
}

/** How strongly each fibre is drawn, so that two of one family can be told apart. */
const STRENGTHS = ["", "opacity-65", "opacity-40"] as const;

function strengthOf(index: number, fibres: readonly CompositionItem[]): string {
  const family = fibreFamily(fibres[index]?.material ?? "");
  const before = fibres.slice(0, index).filter(({ material }) => fibreFamily(material) === family).length;
  return STRENGTHS[Math.min(before, STRENGTHS.length - 1)] ?? "";
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A share without a needless fraction. */
const share = (percentage: number | null) => (percentage === null ? "" : `${Number(percentage.toFixed(1))}% `);

/** What a garment is made of: a bar for each part, one colour per fibre family, and the same in words. */
export function Composition({ items }: { items: readonly CompositionItem[] }) {
  return (
    <div className="flex flex-col gap-5">
      {byPart(items).map(([part, fibres]) => (
        <div key={part}>
          {part && <h4 className="mb-1.5 text-sm text-soft">{capitalise(part)}</h4>}
          <Bar fibres={fibres} />
          <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1">
            {fibres.map((fibre, index) => (
              <li key={`${fibre.material}-${index}`} className="flex items-baseline gap-2">
                <Dot material={fibre.material} className={strengthOf(index, fibres)} />
                {share(fibre.percentage)}
                {fibre.material}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The colour a material is drawn in. */
export function Dot({ material, className }: { material: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-3 shrink-0 rounded-sm bg-current forced-color-adjust-none",
        FIBRE_TEXT[fibreFamily(material)],
        className,
      )}
    />
  );
}

function Bar({ fibres }: { fibres: readonly CompositionItem[] }) {
  if (!fibres.some(({ percentage }) => percentage !== null && percentage > 0)) return null;
  return (
    <div aria-hidden="true" className="flex h-6 gap-0.5 overflow-hidden rounded-sm forced-color-adjust-none">
      {fibres.map((fibre, index) => (
        <span
          key={`${fibre.material}-${index}`}
          className={classNames(
            "bg-current",
            (fibre.percentage ?? 0) > 0 && "min-w-1",
            FIBRE_TEXT[fibreFamily(fibre.material)],
            strengthOf(index, fibres),
          )}
          style={{ flexGrow: fibre.percentage ?? 0, flexBasis: 0 }}
        />
      ))}
    </div>
  );
}
