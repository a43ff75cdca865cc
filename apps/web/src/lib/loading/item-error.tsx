import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Link } from "react-router-dom";
import { getErrorCode } from "../api/errors.ts";
import { LoadError, type LoadErrorProps } from "./load-error.tsx";

export interface ItemErrorProps {
  query: LoadErrorProps["query"] & { error: unknown };
  /** A sentence on why the item may not exist. */
  reason: string;
  /** Where the user can go instead. */
  link: { to: string; label: string };
  /** Messages for a comparison by default; overridden for other content. */
  missing?: string;
  failed?: string;
}

/** Renders an error in place of a comparison, board or price that does not exist or could not be loaded. */
export function ItemError({
  query,
  reason,
  link,
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
        <Link to={link.to} className={buttonClass("secondary")}>
          {link.label}
        </Link>
      }
    >
      {reason}
    </EmptyState>
  );
}
