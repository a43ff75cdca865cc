import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { useInView } from "../../lib/browser/use-in-view.ts";
import { FoundList } from "./found-list.tsx";

const MOST_SHOWN = 3;

/**
 * Renders up to three catalogue products that resemble a comparison's original more than its alternative does, or
 * nothing if there are none.
 */
export function CloserAlternatives({ comparison }: { comparison: FlatComparison }) {
  const { id, similarityScore, originalUrl } = comparison;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const found = trpc.catalogue.findForComparison.useQuery({ id }, { enabled: isNear, staleTime: Infinity });
  const closer = (found.data?.alternatives ?? []).filter((one) => one.similarityScore > (similarityScore ?? 0));
  return (
    <div ref={place}>
      {closer.length > 0 && (
        <section aria-labelledby="closer" className="no-print mt-10 border-t border-line pt-6">
          <h2 id="closer" className="display mb-1 text-2xl">
            Closer alternatives we've found
          </h2>
          <p className="mb-4 text-sm text-soft">
            Cheaper than the original, and a closer match. Nobody can pay to be listed here.
          </p>
          <FoundList alternatives={closer.slice(0, MOST_SHOWN)} original={originalUrl} />
          <p className="mt-3">
            <Link to={`/find?of=${id}`} className="link">
              See all alternatives to this original
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
