import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Link } from "react-router-dom";
import { getErrorCode } from "../api/errors.ts";
import { LoadError, type LoadErrorProps } from "./load-error.tsx";

export interface ItemErrorProps {
  query: LoadErrorProps["query"] & { error: unknown };
  /** A sentence on why it may not exist. */
  why: string;
  elsewhere: { to: string; label: string };
  /** Messages for a comparison by default; overridden for other content. */
  missing?: string;
  failed?: string;
}

/** Renders an error in place of a comparison, board or price that does not exist or could not be loaded. */
export function ItemError({
  query,
  why,
  elsewhere,
  missing = "Comparison not found",
  failed = "The comparison couldn't be loaded",
}: ItemErrorProps) {
  const code = getErrorCode(query.error);
  // The server rejects an invalid ID without looking it up.
  if (code !== "not_found" && code !== "validation_failed") {
    return <LoadError heading="h1" title={failed} query={query} />;
  }
  return (
    <EmptyState
      heading="h1"
      title={missing}
      action={
        <Link to={elsewhere.to} className={buttonClass("secondary")}>
          {elsewhere.label}
        </Link>
      }
    >
      {why}
    </EmptyState>
  );
}
