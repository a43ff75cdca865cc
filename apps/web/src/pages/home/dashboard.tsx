import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { MatchBadge } from "../../lib/layout/match-badge.tsx";
import { useSession } from "../../lib/session/session.ts";
import { WatchCard } from "../watches/watch-card.tsx";

const SHOWN = 3;

/** Renders the user's watched prices, recent comparisons and boards below the compare form. */
export function Dashboard() {
  // Disabled during sign-out, which navigates through this page.
  const enabled = useSession().status === "in";
  const watches = trpc.watches.list.useQuery(undefined, { enabled });
  const answers = trpc.history.list.useQuery({ limit: SHOWN }, { enabled });
  const boards = trpc.boards.list.useQuery(undefined, { enabled });
  if (!watches.data || !answers.data || !boards.data) return null;
  return (
    <div className="mt-16 flex flex-col gap-12 border-t border-line pt-10">
      <Section
        title="Watched prices"
        all="/watches"
        teaches="Watch the price of anything you've compared. We'll tell you when it drops and whether a discount is real."
        isEmpty={watches.data.length === 0}
        action="Watch a price"
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {watches.data.slice(0, SHOWN).map((watch) => (
            <li key={watch.id}>
              <WatchCard watch={watch} heading="h3" />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Recent comparisons"
        all="/history"
        teaches="You'll find your comparisons and their scores here."
        isEmpty={answers.data.items.length === 0}
      >
        <ul className="flex flex-col">
          {answers.data.items.map((comparison) => {
            const { original, alternative } = unflattenSides(comparison);
            return (
              <li key={comparison.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
                <Link
                  to={`/c/${comparison.id}`}
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                  dir="auto"
                >
                  {`${sideName(original)} or ${sideName(alternative)}`}
                </Link>
                <MatchBadge comparison={comparison} />
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        title="Boards"
        all="/boards"
        teaches="Put comparisons side by side on a board to decide later or show a friend."
        isEmpty={boards.data.length === 0}
        action="Start a board"
      >
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {boards.data.slice(0, SHOWN).map(({ id, name, comparisons }) => (
            <li key={id}>
              <Link to={`/b/${id}`} className="link inline-flex min-h-11 items-center" dir="auto">
                {name}
              </Link>
              <span className="ml-2 text-sm text-soft">
                {comparisons === 1 ? "1 comparison" : `${comparisons} comparisons`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  /** The path of the page that lists everything. */
  all: string;
  /** The text shown when there is nothing yet. */
  teaches: string;
  isEmpty: boolean;
  /** The label of the link to that page when there is nothing yet. */
  action?: string;
  children: ReactNode;
}

function Section({ title, all, teaches, isEmpty, action, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 id={heading} className="display text-2xl">
          {title}
        </h2>
        {!isEmpty && (
          <Link to={all} className="link inline-flex min-h-8 items-center text-sm">
            See all<span className="sr-only">{`: ${title}`}</span>
          </Link>
        )}
      </div>
      {!isEmpty && children}
      {isEmpty && (
        <p className="max-w-2xl text-soft">
          {teaches}{" "}
          {action !== undefined && (
            <Link to={all} className="link">
              {action}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
