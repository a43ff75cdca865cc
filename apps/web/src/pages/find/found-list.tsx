import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { Badge } from "@dupewise/ui/badge";
import { Button } from "@dupewise/ui/button";
import { Cloth } from "@dupewise/ui/cloth";
import { Disclosure } from "@dupewise/ui/evidence";
import { findFiberFamily } from "@dupewise/ui/fibers";
import { Picture } from "@dupewise/ui/picture";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { useNavigate } from "react-router-dom";
import { writeDraft } from "../../lib/forms/compare-draft.ts";
import { ProductLink } from "../../result/product-link.tsx";
import { formatFoundAlternative } from "./format-found-alternative.ts";

interface FoundListProps {
  alternatives: readonly FoundAlternative[];
  /** The original that each would be compared with. */
  original: string;
}

/** Renders alternatives from the catalogue, closest first. */
export function FoundList({ alternatives, original }: FoundListProps) {
  return (
    <ol aria-label="Alternatives, closest first" className="flex flex-col gap-3">
      {alternatives.map((one) => (
        <FoundRow key={one.id} found={one} original={original} />
      ))}
    </ol>
  );
}

function FoundRow({ found, original }: { found: FoundAlternative; original: string }) {
  const navigate = useNavigate();
  const [material] = found.materials;
  const cloth = material === undefined ? null : findFiberFamily(material);
  const { id, title, brand, url, price, usualPrice, similarityScore, range, isSameItem, reason, keeps, gives } = found;
  const shop = URL.parse(url)?.hostname.replace(/^www\./, "");
  const compare = () => {
    writeDraft(localStorage, { originalUrl: original, dupeUrl: formatFoundAlternative(found) });
    void navigate("/");
  };
  return (
    <li className="rounded-lg border border-line bg-sheet px-3 py-3 break-inside-avoid wide:px-4">
      <div className="flex items-start gap-3 wide:gap-4">
        <div className="relative aspect-3/4 w-16 shrink-0">
          <Cloth family={cloth} className="absolute inset-0 size-full" />
          <Picture src={`/images/${id}/catalogue`} alt="" className="absolute inset-0 size-full border-0" />
        </div>
        <div className="min-w-0 grow">
          <h3 className="font-medium wrap-anywhere" dir="auto">
            {title}
          </h3>
          <p className="text-sm text-soft wrap-anywhere">
            {[brand, price && formatMoney(price), shop].filter(Boolean).join(" · ")}
            {usualPrice && <s className="ml-2">{`was ${formatMoney(usualPrice)}`}</s>}
          </p>
          {isSameItem && <Badge tone="great">The same item for less</Badge>}
          <p className="mt-1 text-sm max-md:hidden" dir="auto">
            {reason}
          </p>
        </div>
        <ScoreRing
          score={similarityScore}
          tone={scoreBand(similarityScore).tone}
          range={range}
          className="w-12 shrink-0"
        />
      </div>
      <p className="mt-2 text-sm md:hidden" dir="auto">
        {reason}
      </p>
      <div className="no-print mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
        <Button look="secondary" size="sm" className="min-h-11" onClick={compare}>
          Compare in detail
          <span className="sr-only">: {title}</span>
        </Button>
        <ProductLink
          href={url}
          productName={title}
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        />
        {keeps.length + gives.length > 0 && (
          <Disclosure label="What you keep and what you give up" className="grow self-center">
            <ul className="text-sm text-soft" dir="auto">
              {[...keeps, ...gives].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </li>
  );
}
