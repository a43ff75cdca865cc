import { compositionParts, unstatedShare } from "@dupewise/domain/product/composition-parts";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { classNames } from "./class-names.ts";
import { findFiberFamily } from "./fibers.ts";
import { FIBER_TEXT_CLASSES } from "./weaves.tsx";

/** The opacity of each fiber, to distinguish two of one family. */
const STRENGTHS = ["", "opacity-65", "opacity-40"] as const;

function strengthOf(index: number, fibers: readonly CompositionItem[]): string {
  const family = findFiberFamily(fibers[index]?.material ?? "");
  const before = fibers.slice(0, index).filter(({ material }) => findFiberFamily(material) === family).length;
  return STRENGTHS[Math.min(before, STRENGTHS.length - 1)] ?? "";
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A share without an unnecessary fraction. */
const share = (percentage: number | null) => (percentage === null ? "" : `${Number(percentage.toFixed(1))}% `);

/** Renders a composition as one bar per part, with each material in the color of its fiber family, and as text. */
export function Composition({ items }: { items: readonly CompositionItem[] }) {
  return (
    <div className="flex flex-col gap-3 wide:gap-5">
      {compositionParts(items).map((fibers, place) => (
        <div key={`${place}-${fibers[0]?.part ?? ""}`}>
          {fibers[0]?.part && <h4 className="mb-1 text-sm text-soft">{capitalize(fibers[0].part)}</h4>}
          <Bar fibers={fibers} />
          <ul className="mt-1.5 flex flex-wrap gap-x-5 max-md:text-[0.9375rem] wide:mt-2.5 wide:gap-y-1">
            {fibers.map((fiber, index) => (
              <li key={`${fiber.material}-${index}`} className="flex items-baseline gap-2">
                <Dot material={fiber.material} className={strengthOf(index, fibers)} />
                {share(fiber.percentage)}
                {fiber.material}
              </li>
            ))}
          </ul>
          <Unsaid fibers={fibers} />
        </div>
      ))}
    </div>
  );
}

/** Renders a dot in the color of a material's fiber family. Decorative. */
export function Dot({ material, className }: { material: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-3 shrink-0 rounded-sm bg-current forced-color-adjust-none",
        FIBER_TEXT_CLASSES[findFiberFamily(material)],
        className,
      )}
    />
  );
}

/** Incomplete shares are shown as they are, with a note. */
function Unsaid({ fibers }: { fibers: readonly CompositionItem[] }) {
  const unsaid = unstatedShare(fibers);
  if (unsaid === 0 || fibers.some(({ percentage }) => percentage === null)) return null;
  return <p className="mt-1 text-sm text-soft">{`That adds up to only ${share(100 - unsaid).trim()}.`}</p>;
}

function Bar({ fibers }: { fibers: readonly CompositionItem[] }) {
  const unsaid = unstatedShare(fibers);
  if (!fibers.some(({ percentage }) => percentage !== null && percentage > 0)) return null;
  return (
    <div aria-hidden="true" className="flex h-4 gap-0.5 wide:h-6 overflow-hidden rounded-sm forced-color-adjust-none">
      {fibers.map((fiber, index) => (
        <span
          key={`${fiber.material}-${index}`}
          className={classNames(
            "bg-current",
            (fiber.percentage ?? 0) > 0 && "min-w-1",
            FIBER_TEXT_CLASSES[findFiberFamily(fiber.material)],
            strengthOf(index, fibers),
          )}
          style={{ flexGrow: fiber.percentage ?? 0, flexBasis: 0 }}
        />
      ))}
      {unsaid > 0 && <span className="bg-sunk" style={{ flexGrow: unsaid, flexBasis: 0 }} />}
    </div>
  );
}
