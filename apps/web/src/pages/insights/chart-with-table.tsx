import { type ReactNode, useId } from "react";

export interface ChartWithTableProps {
  title: string;
  /** What the chart shows, in a sentence. */
  about: string;
  /** The chart. */
  children: ReactNode;
  /** The same data as a table: its column headings and rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * Renders a chart with a sentence about it and an expandable table of the same data. Without data, renders only the
 * sentence.
 */
export function ChartWithTable({ title, about, children, columns, rows }: ChartWithTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <p className="mt-1.5 mb-6 text-soft">{about}</p>
      {rows.length > 0 && (
        <>
          {children}
          <details className="mt-5">
            <summary className="tap link inline-flex min-h-9 items-center text-sm">Show as table</summary>
            <table className="mt-3 w-full text-sm">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-b border-line text-left text-soft">
                  {columns.map((column) => (
                    <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join("|")} className="border-b border-line">
                    {row.map((cell, index) => {
                      const Cell = index === 0 ? "th" : "td";
                      return (
                        <Cell
                          key={columns[index]}
                          scope={index === 0 ? "row" : undefined}
                          className="py-1.5 pr-4 text-left font-normal"
                          dir="auto"
                        >
                          {cell}
                        </Cell>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
