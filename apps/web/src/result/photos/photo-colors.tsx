import type { PhotoColors as Measured, Swatch } from "@dupewise/domain/comparison/photo-colors";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Button } from "@dupewise/ui/button";
import { ChevronDown } from "lucide-react";
import { trpc } from "../../lib/api/trpc.ts";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import {
  formatSwatch,
  describeColorDistance,
  describePhotoProblem,
  suppliesMissingColor,
  labelColorDistance,
} from "./color-words.ts";

interface PhotoColorsProps {
  comparison: SharedComparison;
  token: string | undefined;
  sides: readonly SideView[];
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
}

/**
 * Renders the colors measured in both photos, and how different they are. Renders nothing if no colors could be
 * measured, or if one side has no photo and the other side's photo supplies no missing color.
 */
export function PhotoColors({ comparison, token, sides, rerun }: PhotoColorsProps) {
  const { id, analysis } = comparison;
  const { data } = trpc.comparisons.colors.useQuery(token === undefined ? { id } : { id, token }, {
    staleTime: Infinity,
    retry: false,
  });
  if (!data || sides.every(({ side }) => data[side].swatches.length === 0)) return null;
  const isSettling = rerun !== null && suppliesMissingColor(analysis.dimensions, data);
  // One photo alone compares nothing.
  if (!isSettling && sides.some(({ side }) => data[side].problem === "no photo")) return null;
  return (
    <>
      <details className="group on-paper border-b border-line wide:max-w-[calc(50%-1.75rem)]">
        <summary className="grid min-h-9 max-md:min-h-11 print:min-h-9 grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto_1rem] items-center gap-x-3 hover:bg-sunk">
          <span>In the photos</span>
          <span aria-hidden="true" className="grid grid-cols-2 gap-0.5 forced-color-adjust-none">
            {sides.map(({ side }) => (
              <Strip key={side} swatches={data[side].swatches} />
            ))}
          </span>
          <span className="min-w-11 text-right font-medium">{labelColorDistance(data.distance)}</span>
          <ChevronDown
            aria-hidden="true"
            className="no-print size-4 text-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="pb-3 text-sm">
          <p className="text-soft">Colors measured from the photos</p>
          <div className="mt-1 grid grid-cols-2 gap-x-6">
            {sides.map(({ side, label }) => (
              <Swatches key={side} label={label} measured={data[side]} />
            ))}
          </div>
          <p className="mt-1 text-soft">{describeColorDistance(data)}</p>
        </div>
      </details>
      {isSettling && (
        <Button look="secondary" size="sm" className="no-print mt-2" busy={rerun.pending} onClick={rerun.measure}>
          Rescore with the measured color
        </Button>
      )}
    </>
  );
}

/** The colors of one photo in proportion; an empty line when none was measured. */
function Strip({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <span className="flex h-4 overflow-hidden rounded-sm border border-edge">
      {swatches.map(({ hex, share }) => (
        <span key={hex} style={{ backgroundColor: hex, flexGrow: share }} />
      ))}
    </span>
  );
}

function Swatches({ label, measured }: { label: string; measured: Measured }) {
  return (
    <div>
      <p className="text-soft">{label}</p>
      {measured.problem && <p>{describePhotoProblem(measured.problem)}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {measured.swatches.map((swatch) => (
          <li key={swatch.hex} className="inline-flex min-h-6 items-center gap-2">
            <span
              aria-hidden="true"
              className="size-4 rounded-sm border border-edge forced-color-adjust-none"
              style={{ backgroundColor: swatch.hex }}
            />
            {formatSwatch(swatch, measured)}
          </li>
        ))}
      </ul>
    </div>
  );
}
