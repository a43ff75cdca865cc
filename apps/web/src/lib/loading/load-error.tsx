import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { useEffect } from "react";
import { focusHeading } from "../focus/focus-heading.ts";

export interface LoadErrorProps {
  title: string;
  /** The query to retry. */
  query: { isFetching: boolean; refetch: () => unknown };
  /** h1 when the page has no other heading. */
  heading?: "h1" | "h2";
  children?: string;
}

/** Moves focus to the heading, because the clicked button is gone once the response arrives. */
function goOnFromHeading(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** Renders an error about data that failed to load, with a retry button. */
export function LoadError({
  title,
  query: { isFetching, refetch },
  heading = "h2",
  children = "Check your connection. Nothing was lost.",
}: LoadErrorProps) {
  useEffect(() => goOnFromHeading, []);
  return (
    <EmptyState
      heading={heading}
      title={title}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
