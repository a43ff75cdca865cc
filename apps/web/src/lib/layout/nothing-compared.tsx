import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** What a page about comparisons shows before the first one, with the way to it. */
export function NothingCompared({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/" className={buttonClass()}>
          Start Comparing Products
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
