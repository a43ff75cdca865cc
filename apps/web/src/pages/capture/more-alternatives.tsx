import type { CapturedPage } from "@dupewise/domain/capture/hand-over";
import { CapturedPageCard } from "./captured-page-card.tsx";

interface MoreAlternativesProps {
  pages: readonly CapturedPage[];
  isMember: boolean;
  pending: boolean;
  failureOf: (page: CapturedPage) => string | undefined;
  onRemove: (id: string) => void;
}

/** Renders the additional alternatives that were captured, each with what was read from it. */
export function MoreAlternatives({ pages, isMember, pending, failureOf, onRemove }: MoreAlternativesProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="more-alternatives" className="mt-10">
      <h2 id="more-alternatives" className="display mb-3 text-2xl">
        More alternatives
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {pages.map((page, index) => (
          <li key={page.id} className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-sheet px-5 py-4">
            <CapturedPageCard
              side={`alternative ${index + 2}`}
              page={page}
              isMember={isMember}
              pending={pending}
              onRemove={() => onRemove(page.id)}
            />
            {failureOf(page) !== undefined && (
              <p role="alert" className="text-sm text-poor">
                {`${failureOf(page)}. This one wasn't counted.`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
