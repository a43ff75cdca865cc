import { PageTitle } from "../../lib/page-title.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BackHome } from "../../lib/back-home.tsx";

export interface LegalPageProps {
  title: string;
  other: { to: string; label: string };
  children: ReactNode;
}

/** A text to be read, at a length of line that can be. */
export function LegalPage({ title, other, children }: LegalPageProps) {
  return (
    <div className="pt-2">
      <PageTitle>{title}</PageTitle>
      <BackHome />
      <article className="mt-4 max-w-2xl">
        <h1 className="display text-title">{title}</h1>
        <p className="mt-3 text-soft">Last updated: January 11, 2025</p>
        <div className="mt-8 flex flex-col gap-8">{children}</div>
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
    </div>
  );
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-2 text-xl">{title}</h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}
