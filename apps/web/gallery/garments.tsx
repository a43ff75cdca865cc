import { Cloth, SewnPair } from "@dupewise/ui/cloth";
import { Composition, Dot } from "@dupewise/ui/composition";
import { Dimensions } from "@dupewise/ui/dimensions";
import { FIBER_FAMILIES } from "@dupewise/ui/fiber-families";
import type { FiberFamily } from "@dupewise/ui/fibers";
import { Meter } from "@dupewise/ui/meter";
import { Notch } from "@dupewise/ui/notch";
import { Picture } from "@dupewise/ui/picture";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { Pair, Seam } from "@dupewise/ui/seam";
import type { SpecimenProps } from "./specimen.tsx";

const isFamily = (name: string): name is FiberFamily => name in FIBER_FAMILIES;
const FAMILIES = Object.keys(FIBER_FAMILIES).filter(isFamily);
const PRINT = "/icons/icon-192.png";

/** The gallery's specimens of components that display a comparison. */
export const COMPARISON_SPECIMENS: readonly SpecimenProps[] = [
  {
    name: "score-ring",
    states: {
      "with its range": <ScoreRing score={84} tone="great" range={{ low: 78, high: 90 }} className="w-40" />,
      "a rough guess": <ScoreRing score={55} tone="fair" range={{ low: 30, high: 80 }} rough className="w-40" />,
      nothing: <ScoreRing score={0} tone="poor" range={null} className="w-40" />,
      everything: <ScoreRing score={100} tone="great" range={null} className="w-40" />,
    },
  },
  {
    name: "cloth",
    states: {
      "every family": (
        <div className="grid grid-cols-5 gap-2">
          {FAMILIES.map((family) => (
            <Cloth key={family} family={family} className="h-16 w-full" />
          ))}
          <Cloth family={null} className="h-16 w-full" />
        </div>
      ),
      sewn: (
        <SewnPair original="wool" alternative="synthetic" className="h-40">
          <ScoreRing score={64} tone="good" range={null} className="w-28" />
        </SewnPair>
      ),
    },
  },
  {
    name: "picture",
    states: {
      loaded: <Picture src={PRINT} alt="A product" className="w-24" />,
      "missing and broken": (
        <div className="h-16">
          <Picture src={null} alt="" />
          <Picture src="data:image/png;base64,AAAA" alt="Broken" />
        </div>
      ),
    },
  },
  {
    name: "composition",
    states: {
      "two parts": (
        <Composition
          items={[
            { part: "shell", material: "wool", percentage: 70 },
            { part: "shell", material: "cashmere", percentage: 20 },
            { part: "shell", material: "polyamide", percentage: 10 },
            { part: "lining", material: "viscose", percentage: 100 },
          ]}
        />
      ),
      "shares that fall short": (
        <Composition
          items={[
            { material: "wool", percentage: 60 },
            { material: "polyester", percentage: 20 },
          ]}
        />
      ),
      "without shares": <Composition items={[{ material: "silk", percentage: null }]} />,
      dot: <Dot material="linen" />,
    },
  },
  {
    name: "dimensions",
    states: {
      "known and not": (
        <Dimensions
          dimensions={[
            { name: "cut", weight: 0.3, similarity: 0.9, original: "wrap, knee length", alternative: "wrap, midi" },
            { name: "material", weight: 0.3, similarity: 0.45, original: "wool", alternative: "polyester" },
            { name: "pattern", weight: 0.1, similarity: null, original: "plain", alternative: null },
          ]}
        />
      ),
    },
  },
  {
    name: "meter",
    states: {
      "known and not": (
        <dl className="grid grid-cols-2 gap-4">
          <Meter label="Look" percent={91} />
          <Meter label="Feel" percent={null} />
        </dl>
      ),
    },
  },
  {
    name: "seam",
    states: {
      across: <Seam direction="across" />,
      pair: <Pair stacks={false} original={<p>Original</p>} alternative={<p>Alternative</p>} />,
    },
  },
  { name: "notch", states: { meets: <Notch meets />, misses: <Notch meets={false} /> } },
];
