import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import type { Evidence, EvidenceSource, ProductField } from "@dupewise/domain/product/product";
import { Disclosure, Quote } from "@dupewise/ui/evidence";
import { SideReading } from "../reading/side-reading.tsx";
import { detectLanguage } from "../detect-language.ts";
import { ResultSection } from "../result-section.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";

const FIELDS: Record<ProductField, string> = {
  title: "Name",
  brand: "Brand",
  description: "Description",
  price: "Price",
  materials: "Materials",
  composition: "Composition",
  location: "Country of origin",
  imageUrl: "Photo",
  category: "Product type",
  colours: "Colors",
};

const SOURCES: Record<EvidenceSource, string> = {
  "structured-data": "the page's product data",
  "page-meta": "the page's own description",
  "embedded-state": "the shop's own data in the page",
  "page-text": "the page's text",
  "pasted-text": "the text you pasted",
  url: "the page's URL",
  user: "details entered by hand",
  photo: "its photo",
};

export interface EvidenceListProps {
  sides: [SideView, SideView];
  locationComparison: string | null;
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
}

/** Renders what was read about each side, with editors, and every fact with the quote that it is based on. */
export function EvidenceList({ sides, locationComparison, rerun }: EvidenceListProps) {
  return (
    <div className="no-print">
      <ResultSection id="sources" title="The facts and their sources">
        <div className="grid gap-x-14 gap-y-2 wide:grid-cols-2">
          {sides.map((view) => (
            <div key={view.side}>
              <SideReading view={view} rerun={rerun}>
                <Facts view={view} />
              </SideReading>
            </div>
          ))}
        </div>
        {locationComparison && (
          <p className="mt-3 max-w-3xl max-md:text-[0.9375rem] max-md:leading-normal" dir="auto">
            {locationComparison}
          </p>
        )}
      </ResultSection>
    </div>
  );
}

function Facts({ view: { label, ...view } }: { view: SideView }) {
  const product = effectiveFacts(view.product, view.manual);
  // The score uses more than the page's fields, so what it knows is not missing.
  const missing = product.missing.filter(
    (field) => !(field === "materials" && view.cloth !== null) && !(field === "colours" && view.color !== null),
  );
  return (
    <>
      {product.evidence.length > 0 && (
        <Disclosure
          className="open:basis-full *:[summary]:min-h-9"
          label={
            <>
              Where does this come from? ({product.evidence.length})<span className="sr-only">: {label}</span>
            </>
          }
        >
          <ul className="mb-2 flex flex-col gap-4">
            {product.evidence.map((evidence, index) => (
              <li key={`${evidence.field}-${index}`}>
                <p className="font-medium">{FIELDS[evidence.field]}</p>
                <Quote source={formatSource(evidence)} lang={detectLanguage(evidence.quote)}>
                  {evidence.quote}
                </Quote>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {missing.length > 0 && (
        <p className="basis-full text-sm text-soft">
          Not found: {missing.map((field) => FIELDS[field].toLowerCase()).join(", ")}
        </p>
      )}
    </>
  );
}

const formatSource = ({ source, certainty }: Evidence): string =>
  `From ${SOURCES[source]}${certainty < 0.5 ? ", uncertain" : ""}`;
