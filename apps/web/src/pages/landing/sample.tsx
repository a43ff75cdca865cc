import type { CompositionItem } from "@dupewise/domain/product";
import { Badge } from "@dupewise/ui/badge";
import { SewnPair } from "@dupewise/ui/cloth";
import { Composition } from "@dupewise/ui/composition";
import { ScoreRing } from "@dupewise/ui/score-ring";

interface SampleProduct {
  label: string;
  name: string;
  price: string;
  composition: CompositionItem[];
}

const ORIGINAL: SampleProduct = {
  label: "Original",
  name: "Belted wrap coat, double-faced",
  price: "$690",
  composition: [
    { material: "wool", percentage: 90 },
    { material: "cashmere", percentage: 10 },
  ],
};

const ALTERNATIVE: SampleProduct = {
  label: "Alternative",
  name: "Belted wrap coat",
  price: "$129",
  composition: [
    { material: "polyester", percentage: 62 },
    { material: "wool", percentage: 34 },
    { material: "polyamide", percentage: 4 },
  ],
};

/** What an answer looks like, in small. */
export function Sample() {
  return (
    <section aria-labelledby="sample" className="gutter mx-auto max-w-6xl">
      <div className="rounded-lg border border-line bg-sheet px-5 py-8 shadow-sheet sm:px-10 sm:py-10">
        <h2 id="sample" className="text-sm text-soft">
          An example of an answer
        </h2>
        <p className="display mt-2 mb-7 max-w-2xl text-verdict">
          The same coat to look at; a different one to wear in the cold.
        </p>
        <SewnPair original="wool" alternative="synthetic" className="h-48 sm:h-56">
          <ScoreRing score={64} tone="good" range={{ low: 60, high: 69 }} className="w-40 sm:w-48" />
        </SewnPair>
        <p className="mt-5 flex justify-center">
          <Badge tone="good" className="px-3.5 py-1 text-base whitespace-normal">
            These two share many similarities
          </Badge>
        </p>
        <div className="mt-6 grid grid-cols-2 gap-x-6 sm:gap-x-16">
          <SampleGarment product={ORIGINAL} />
          <SampleGarment product={ALTERNATIVE} />
        </div>
      </div>
    </section>
  );
}

function SampleGarment({ product: { label, name, price, composition } }: { product: SampleProduct }) {
  return (
    <div className="flex flex-col">
      <p className="text-sm text-soft">{label}</p>
      <p className="font-medium">{name}</p>
      <p className="display mt-1 mb-4 text-2xl">{price}</p>
      <div className="mt-auto">
        <Composition items={composition} />
      </div>
    </div>
  );
}
