import { type ReactNode, useId } from "react";

/** One block of the answer, under a hairline. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="keep-whole border-t border-line pt-6 print:pt-3">
      <h2 id={id} className="display mb-5 text-2xl print:mb-2 print:text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
