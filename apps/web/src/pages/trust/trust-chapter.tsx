import { type ReactNode, useId } from "react";

/** Renders one chapter of the trust page, with its title beside the text if there is room. */
export function TrustChapter({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-4 border-t border-line py-9 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id={heading} className="display text-2xl">
        {title}
      </h2>
      <div className="flex max-w-2xl flex-col gap-4">{children}</div>
    </section>
  );
}
