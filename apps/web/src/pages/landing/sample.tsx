import { Badge } from "@dupewise/ui/badge";
import { Composition } from "@dupewise/ui/composition";
import { fibreFamily } from "@dupewise/ui/fibres";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { Pair } from "@dupewise/ui/seam";
import { Swatch } from "@dupewise/ui/swatch";

interface SampleProduct {
  label: string;
  name: string;
  price: string;
  composition: { material: string; percentage: number }[];
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
      <div className="-mt-8 rounded-lg border border-line bg-sheet px-5 py-8 shadow-sheet sm:px-10 sm:py-10">
        <h2 id="sample" className="text-sm text-soft">
          An example of an answer
        </h2>
        <p className="display mt-2 mb-8 max-w-2xl text-verdict">
          The same coat to look at; a different one to wear in the cold.
        </p>
        <Pair
          stacks={false}
          original={<SampleGarment product={ORIGINAL} />}
          alternative={<SampleGarment product={ALTERNATIVE} />}
          between={
            <ScoreRing score={64} tone="good" range={{ low: 60, high: 69 }} className="hidden w-44 md:-mx-12 md:grid" />
          }
          className="md:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)]"
        />
        <ScoreRing score={64} tone="good" range={{ low: 60, high: 69 }} className="mx-auto mt-6 w-40 md:hidden" />
        <p className="mt-6 flex justify-center">
          <Badge tone="good" className="text-base whitespace-normal">
            These two share many similarities
          </Badge>
        </p>
      </div>
    </section>
  );
}

function SampleGarment({ product: { label, name, price, composition } }: { product: SampleProduct }) {
  return (
    <div className="flex flex-col gap-3">
      <Swatch family={fibreFamily(composition[0]?.material ?? "")} className="h-28 w-28 sm:h-36 sm:w-36" />
      <div>
        <p className="text-sm text-soft">{label}</p>
        <p className="font-medium">{name}</p>
        <p className="display my-2 text-2xl">{price}</p>
      </div>
      <Composition items={composition} />
    </div>
  );
}
