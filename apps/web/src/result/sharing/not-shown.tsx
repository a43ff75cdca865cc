import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Link } from "react-router-dom";
import { errorCode } from "../../lib/api/errors.ts";
import { NotLoaded, type NotLoadedProps } from "../../lib/loading/not-loaded.tsx";

export interface NotShownProps {
  query: NotLoadedProps["query"] & { error: unknown };
  /** Why there may be none, in a sentence. */
  why: string;
  elsewhere: { to: string; label: string };
}

/** Where a comparison would be: there is none, or it did not come. */
export function NotShown({ query, why, elsewhere }: NotShownProps) {
  const code = errorCode(query.error);
  // An address that is no id at all is refused, not looked up.
  if (code !== "not_found" && code !== "validation_failed") {
    return <NotLoaded heading="h1" title="The comparison could not be loaded" query={query} />;
  }
  return (
    <EmptyState
      heading="h1"
      title="Comparison not found"
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
