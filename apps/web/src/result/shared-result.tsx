import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { Link } from "react-router-dom";
import { errorCode } from "../lib/errors.ts";
import { NotLoaded } from "../lib/not-loaded.tsx";
import { PageTitle } from "../lib/page-title.tsx";
import { trpc } from "../lib/trpc.ts";
import { PrintResults } from "./print-results.tsx";
import { ResultCard } from "./result-card.tsx";
import { sidesOf } from "./sides.ts";

/** A comparison as somebody sees it who was given its link: to be read, not to be changed. */
export function SharedResult({ id, token }: { id: string; token: string }) {
  const comparison = trpc.comparisons.shared.useQuery({ id, token });
  const { data, error } = comparison;
  if (data) {
    const [original, alternative] = sidesOf(data);
    return (
      <>
        <PageTitle>{`${original.name} or ${alternative.name}`}</PageTitle>
        <p className="mb-6 text-sm text-soft">A comparison that was shared with you</p>
        <ResultCard comparison={data} token={token} rerun={null} actions={<PrintResults />} />
      </>
    );
  }
  if (!error) return <Loading className="min-h-dvh" />;
  const code = errorCode(error);
  if (code === "not_found" || code === "validation_failed") {
    return (
      <EmptyState
        heading="h1"
        title="There is no comparison here"
        action={
          <Link to="/" className={buttonClass("secondary")}>
            Compare two products
          </Link>
        }
      >
        The link is incomplete, or whoever shared it has taken it back.
      </EmptyState>
    );
  }
  return (
    <NotLoaded heading="h1" title="The comparison could not be loaded" query={comparison}>
      Check your connection.
    </NotLoaded>
  );
}
