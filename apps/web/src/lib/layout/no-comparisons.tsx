import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** Renders the empty state of a page about comparisons, with a link to make the first one. */
export function NoComparisons({ title, children }: { title: string; children: ReactNode }) {
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
