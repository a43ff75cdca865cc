import { formatMoney } from "@dupewise/domain/money/format-money";
import { Button } from "@dupewise/ui/button";
import type { ReactNode } from "react";
import { describeMaterials } from "./describe-materials.ts";
import type { ListedAlternative } from "./listed-alternative.ts";

/** Renders a table that compares two alternatives side by side. */
export function SideBySide({ choices, onClose }: { choices: readonly ListedAlternative[]; onClose: () => void }) {
  const rows: [string, (choice: ListedAlternative) => ReactNode][] = [
    ["Match", ({ comparison }) => (comparison.similarityScore === null ? "Unknown" : `${comparison.similarityScore}%`)],
    ["Price", ({ price }) => (price ? formatMoney(price) : "Unknown")],
    ["Savings", ({ savings }) => savings?.text ?? "Unknown"],
    ["Materials", ({ view }) => describeMaterials(view) || "Unknown"],
    [
      "You give up",
      ({ comparison }) =>
        comparison.analysis.differences
          .slice(0, 3)
          .map(({ text }) => text)
          .join(" ") || "No known trade-offs",
    ],
  ];
  return (
    <section
      aria-label="Two alternatives side by side"
      className="mt-4 overflow-x-auto rounded-lg border border-thread bg-sheet p-4"
    >
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-24 pb-2 align-bottom">
              <span className="sr-only">Property</span>
            </th>
            {choices.map(({ comparison, view }) => (
              <th key={comparison.id} scope="col" className="pb-2 pl-3 align-bottom font-medium" dir="auto">
                {view.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 font-normal text-soft">
                {name}
              </th>
              {choices.map((choice) => (
                <td key={choice.comparison.id} className="py-2 pl-3">
                  {of(choice)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" size="sm" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
