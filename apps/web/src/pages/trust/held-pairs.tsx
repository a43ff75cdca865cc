import { Select } from "@dupewise/ui/input";
import { Field } from "@dupewise/ui/field";
import { useState } from "react";
import { ScatterPlot } from "../../lib/layout/scatter-plot.tsx";
import { HELD_OUT_PAIRS } from "./held-pairs.data.ts";
import { formatFamily, type HeldOutFit, measureHeldOutFits, INPUT_NAMES } from "./held-fit.ts";

const FAMILIES = [...new Set(HELD_OUT_PAIRS.map(({ family }) => family))];
const isKnown = (value: string): value is keyof typeof INPUT_NAMES => value in INPUT_NAMES;
const LEVELS = Object.keys(INPUT_NAMES)
  .filter(isKnown)
  .filter((level) => HELD_OUT_PAIRS.some(({ known }) => known === level));

/** Renders our scores for held-out pairs next to a person's ratings, as a plot with filters and as tables. */
export function HeldOutPairs() {
  const [family, setFamily] = useState("");
  const [known, setKnown] = useState("");
  const shown = HELD_OUT_PAIRS.filter(
    (pair) => (family === "" || pair.family === family) && (known === "" || pair.known === known),
  );
  const dots = Map.groupBy(
    shown.flatMap(({ score, lowest, highest }) =>
      score === null ? [] : { x: Math.round((lowest + highest) / 2), y: score },
    ),
    ({ x, y }) => `${x} ${y}`,
  );
  const scored = shown.filter(({ score }) => score !== null).length;
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Field label="Product kind" className="min-w-40">
          {(control) => (
            <Select {...control} value={family} onChange={({ target }) => setFamily(target.value)}>
              <option value="">All</option>
              {FAMILIES.map((name) => (
                <option key={name} value={name}>
                  {formatFamily(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="What is known about each side" className="min-w-40">
          {(control) => (
            <Select {...control} value={known} onChange={({ target }) => setKnown(target.value)}>
              <option value="">All</option>
              {LEVELS.map((name) => (
                <option key={name} value={name}>
                  {INPUT_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ScatterPlot
        label={`${scored} pairs: rating on the x-axis, our score on the y-axis`}
        xName="Rating"
        yName="Our score"
        dots={[...dots.values()].flatMap(([dot, ...more]) => (dot ? { ...dot, count: more.length + 1 } : []))}
      />
      <output className="text-sm text-soft">
        {`${scored} of ${shown.length} pairs have a score. On the dashed line, score and rating are the same.`}
      </output>
      <FitTable
        caption="By what is known about each side"
        fits={LEVELS.flatMap((level) =>
          measureHeldOutFits(
            HELD_OUT_PAIRS.filter((pair) => pair.known === level),
            () => INPUT_NAMES[level],
          ),
        )}
      />
      <details>
        <summary className="tap link inline-flex min-h-9 items-center text-sm">By kind of product</summary>
        <FitTable
          caption="By kind of product"
          fits={measureHeldOutFits(HELD_OUT_PAIRS, (pair) => formatFamily(pair.family))}
        />
      </details>
    </>
  );
}

function FitTable({ caption, fits }: { caption: string; fits: readonly HeldOutFit[] }) {
  return (
    <table className="my-2 w-full max-w-lg text-left text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {caption}
          </th>
          {["Pairs", "Fair scores", "Points off"].map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fits.map(({ name, pairs, fair, off }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-medium">
              {name}
            </th>
            <td className="py-2 pl-3 text-right">{pairs}</td>
            <td className="py-2 pl-3 text-right">{`${Math.round(100 * fair)}%`}</td>
            <td className="py-2 pl-3 text-right">{off === null ? "–" : off.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
