import { type ReactNode, useId } from "react";
import { BackHome } from "./back-home.tsx";
import { PageTitle } from "./page-title.tsx";

export interface InnerPageProps {
  title: string;
  /** A sentence or two below the title. */
  lede?: ReactNode;
  /** An action for the whole page, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders the layout of a page other than home: back link, title, introduction and content. */
export function InnerPage({ title, lede, action, children }: InnerPageProps) {
  return (
    <div className="pt-2">
      <PageTitle>{title}</PageTitle>
      <BackHome />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="display text-title">{title}</h1>
          {lede && <p className="mt-3 max-w-2xl text-soft">{lede}</p>}
        </div>
        {action}
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}

/** Renders a section of a page, labeled by its heading. */
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
