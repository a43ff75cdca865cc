import { type ReactNode, useId } from "react";

/** Renders a section of a page under its heading. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="display mb-4 border-b border-line pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
