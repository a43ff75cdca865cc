import { LEGAL_ADDITION_DATE, LEGAL_UPDATE_DATE } from "@dupewise/domain/constants";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { InnerPage } from "../../lib/layout/inner-page.tsx";

export interface LegalLayoutProps {
  title: string;
  other: { to: string; label: string };
  children: ReactNode;
}

/**
 * Renders the layout of a legal page: its date, its text at a readable line length, and links to the other legal page
 * and to support.
 */
export function LegalLayout({ title, other, children }: LegalLayoutProps) {
  return (
    <InnerPage title={title} lede={`Last updated: ${LEGAL_UPDATE_DATE}`}>
      <article className="max-w-2xl">
        <div className="flex flex-col gap-8">{children}</div>
        <p className="mt-12 border-t border-line pt-5">
          See also:{" "}
          <Link to={other.to} className="link inline-flex min-h-6 items-center">
            {other.label}
          </Link>
          {" · "}
          <Link to="/support" className="link inline-flex min-h-6 items-center">
            Support
          </Link>
        </p>
      </article>
    </InnerPage>
  );
}

/** Renders a titled section of a legal text. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-2 text-xl">{title}</h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}

/** Renders the clauses that were added after the date of the original text. */
export function LaterAdditions({ children }: { children: ReactNode }) {
  return (
    <Clause title="Later additions">
      <p className="text-soft">Added {LEGAL_ADDITION_DATE}</p>
      {children}
    </Clause>
  );
}
