import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import { Badge } from "@dupewise/ui/badge";
import { Button } from "@dupewise/ui/button";
import { Disclosure } from "@dupewise/ui/evidence";
import { useRef, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { MatchItem } from "./match-item.tsx";
import { readNewestSeenMatchTime, markSeen } from "./seen-matches.ts";
import { useInView } from "../../lib/browser/use-in-view.ts";

/**
 * Renders the number of an alert's matches, which load once the alert is in view, and the matches themselves when
 * expanded.
 */
export function AlertMatches({ alert: { id } }: { alert: EmailNotification }) {
  const place = useRef<HTMLDivElement>(null);
  const matches = trpc.notifications.matches.useQuery(
    { id },
    // There may be new matches since the last visit.
    { enabled: useInView(place), refetchOnMount: "always" },
  );
  // Fixed when the page opens, so that new matches stay marked while viewed.
  const [seen] = useState(() => readNewestSeenMatchTime(localStorage, id));
  const found = matches.data ?? [];
  const fresh = found.filter(({ createdAt }) => createdAt.getTime() > seen).length;
  return (
    <div ref={place} className="min-h-7">
      {matches.isError && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          The matches couldn't be loaded.
          <Button look="quiet" size="sm" busy={matches.isFetching} onClick={() => void matches.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {matches.data && found.length === 0 && <p className="text-sm text-soft">No matches so far.</p>}
      {found.length > 0 && (
        <Disclosure
          onOpen={() => markSeen(localStorage, id, found)}
          label={
            <span>
              {found.length === 1 ? "1 product found" : `${found.length} products found`}
              {fresh > 0 && (
                <span className="ml-2 inline-block">
                  <Badge tone="thread">{`${fresh} new`}</Badge>
                </span>
              )}
            </span>
          }
        >
          <ol>
            {found.map((match) => (
              <MatchItem key={match.id} match={match} isNew={match.createdAt.getTime() > seen} />
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}
