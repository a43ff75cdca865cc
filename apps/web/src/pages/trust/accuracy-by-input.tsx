import { BEST_CONSTANT, ACCURACY_BY_INPUT } from "./figures.ts";

const formatOutOfHundred = (share: number) => `${Math.round(100 * share)} of 100`;

/**
 * Renders a table of the engine's accuracy, grouped by how much is known about each side, with a constant score as the
 * baseline.
 */
export function AccuracyByInput() {
  return (
    <table className="my-2 w-full max-w-lg text-left text-[0.9375rem]">
      <caption className="sr-only">Share of scores within 10 points, by how much is known about each product</caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            What is known about each side
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Scores within 10 points
          </th>
        </tr>
      </thead>
      <tbody>
        {ACCURACY_BY_INPUT.map(({ input, name, inBand }) => (
          <tr key={input} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-medium">
              {name}
            </th>
            <td className="py-2 text-right">{formatOutOfHundred(inBand)}</td>
          </tr>
        ))}
        <tr className="border-t border-dashed border-line text-soft">
          <th scope="row" className="py-2 pr-4 font-normal">{`Nothing (always guessing ${BEST_CONSTANT.score}%)`}</th>
          <td className="py-2 text-right">{formatOutOfHundred(BEST_CONSTANT.inBand)}</td>
        </tr>
      </tbody>
    </table>
  );
}
