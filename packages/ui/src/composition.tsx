import { compositionParts, unsaidShare } from "@dupewise/domain/product/composition-parts";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { classNames } from "./class-names.ts";
import { fibreFamily } from "./fibres.ts";
import { FIBRE_TEXT } from "./weaves.tsx";

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

/** Shows a composition as one bar per part, colored by fiber family, and as text. */
export function Composition({ items }: { items: readonly CompositionItem[] }) {
  return (
    <div className="flex flex-col gap-3 wide:gap-5">
      {compositionParts(items).map((fibres, place) => (
        <div key={`${place}-${fibres[0]?.part ?? ""}`}>
          {fibres[0]?.part && <h4 className="mb-1 text-sm text-soft">{capitalise(fibres[0].part)}</h4>}
          <Bar fibres={fibres} />
          <ul className="mt-1.5 flex flex-wrap gap-x-5 max-md:text-[0.9375rem] wide:mt-2.5 wide:gap-y-1">
            {fibres.map((fibre, index) => (
              <li key={`${fibre.material}-${index}`} className="flex items-baseline gap-2">
                <Dot material={fibre.material} className={strengthOf(index, fibres)} />
                {share(fibre.percentage)}
                {fibre.material}
              </li>
            ))}
          </ul>
          <Unsaid fibres={fibres} />
        </div>
      ))}
    </div>
  );
}

/** Shows a material's color as a dot. */
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

/** Shares that fall short are shown as they are, and said to. */
function Unsaid({ fibres }: { fibres: readonly CompositionItem[] }) {
  const unsaid = unsaidShare(fibres);
  if (unsaid === 0 || fibres.some(({ percentage }) => percentage === null)) return null;
  return <p className="mt-1 text-sm text-soft">{`That adds up to ${share(100 - unsaid)}only.`}</p>;
}

function Bar({ fibres }: { fibres: readonly CompositionItem[] }) {
  const unsaid = unsaidShare(fibres);
  if (!fibres.some(({ percentage }) => percentage !== null && percentage > 0)) return null;
  return (
    <div aria-hidden="true" className="flex h-4 gap-0.5 wide:h-6 overflow-hidden rounded-sm forced-color-adjust-none">
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
      {unsaid > 0 && <span className="bg-sunk" style={{ flexGrow: unsaid, flexBasis: 0 }} />}
    </div>
  );
}
