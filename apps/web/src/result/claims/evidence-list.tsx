import { effectiveFacts } from "@dupewise/domain/comparison/effective-facts";
import type { Evidence, EvidenceSource, ProductField } from "@dupewise/domain/product/product";
import { Disclosure, Quote } from "@dupewise/ui/evidence";
import { Pair } from "@dupewise/ui/seam";
import { Section } from "../section.tsx";
import type { SideView } from "../sides.ts";

const FIELDS: Record<ProductField, string> = {
  title: "Name",
  brand: "Brand",
  description: "Description",
  price: "Price",
  materials: "Materials",
  composition: "Composition",
  location: "Made in",
  imageUrl: "Picture",
  category: "Kind",
  colours: "Colours",
};

const SOURCES: Record<EvidenceSource, string> = {
  "structured-data": "the page's product data",
  "page-meta": "the page's description of itself",
  "embedded-state": "the shop's own data in the page",
  "page-text": "the page's text",
  "pasted-text": "the text you pasted",
  url: "the address",
  user: "what was entered by hand",
};

export interface EvidenceListProps {
  sides: [SideView, SideView];
  locationComparison: string | null;
}

/** Every fact with the words it rests on: no quote, no fact. */
export function EvidenceList({ sides: [original, alternative], locationComparison }: EvidenceListProps) {
  return (
    <div className="no-print">
      <Section title="The facts and their sources">
        {locationComparison && (
          <p className="mb-6 max-w-3xl" dir="auto">
            {locationComparison}
          </p>
        )}
        <Pair original={<Facts view={original} />} alternative={<Facts view={alternative} />} />
      </Section>
    </div>
  );
}

function Facts({ view: { label, ...view } }: { view: SideView }) {
  const product = effectiveFacts(view.product, view.manual);
  return (
    <div>
      <p className="mb-2 text-sm text-soft">{label}</p>
      {product.evidence.length > 0 ? (
        <Disclosure label={`Where does this come from? (${product.evidence.length})`}>
          <ul className="flex flex-col gap-4">
            {product.evidence.map((evidence, index) => (
              <li key={`${evidence.field}-${index}`}>
                <p className="font-medium">{FIELDS[evidence.field]}</p>
                <Quote source={sourceLine(evidence)}>{evidence.quote}</Quote>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : (
        <p className="text-soft">No facts were found.</p>
      )}
      {product.missing.length > 0 && (
        <p className="mt-4 text-sm text-soft">
          Not found: {product.missing.map((field) => FIELDS[field].toLowerCase()).join(", ")}
        </p>
      )}
    </div>
  );
}

const sourceLine = ({ source, certainty }: Evidence): string =>
  `From ${SOURCES[source]}${certainty < 0.5 ? ", uncertain" : ""}`;
