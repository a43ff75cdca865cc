import type { ReactNode } from "react";

/** Renders a section of the result below its title, kept on one page in print. */
export function ResultSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="keep-whole scroll-mt-14 border-t border-line pt-3 wide:pt-6 print:pt-2">
      <h2 className="display mb-2 text-xl wide:mb-5 wide:text-2xl print:mb-1 print:text-xl">{title}</h2>
      {children}
    </section>
  );
}
