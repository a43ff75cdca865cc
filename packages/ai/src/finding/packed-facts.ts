import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";

/** Increases when the packed form changes. */
const VERSION = 1;

/** A fact without its quote, which scores don't need. */
type PackedFact<Value> = readonly [value: Value, certainty: number, field: Fact<Value>["field"]];
type Packed<Value> = PackedFact<Value> | null;

/** The facts a score needs, small enough to load a few hundred for one search. */
interface PackedFacts {
  version: typeof VERSION;
  garment: Packed<string>;
  line: Packed<NonNullable<ProductFacts["line"]>["value"]>;
  audience: Packed<NonNullable<ProductFacts["audience"]>["value"]>;
  colours: PackedFact<ProductFacts["colours"][number]["value"]>[];
  pattern: Packed<string>;
  cut: (readonly [attribute: string, fact: PackedFact<string>, also?: readonly PackedFact<string>[]])[];
  details: PackedFact<string>[];
  occasions: PackedFact<string>[];
  composition: PackedFact<ProductFacts["composition"][number]["value"]>[];
  fabric: Packed<string>;
  otherWords: string[];
  metal: Packed<NonNullable<ProductFacts["metal"]>["value"]>;
  counterfeit: Packed<NonNullable<ProductFacts["counterfeit"]>["value"]>;
  makers: string[];
  lineName: ProductFacts["identity"]["line"];
  codes: ProductFacts["identity"]["codes"];
  words: (readonly [word: string, weight: number])[];
  numbers: string[];
  measures: string[];
}

/**
 * Converts facts to a JSON-compatible form for storage. Keeps only what scores need, so quotes, features, measurements
 * and care are lost.
 */
export function packFacts(facts: ProductFacts): PackedFacts {
  const { identity, garment } = facts;
  return {
    version: VERSION,
    garment: garment && [garment.value.type, garment.certainty, garment.field],
    line: pack(facts.line),
    audience: pack(facts.audience),
    colours: facts.colours.map(packed),
    pattern: pack(facts.pattern),
    cut: [...facts.cut].map(([attribute, fact]) =>
      fact.also ? [attribute, packed(fact), fact.also.map(packed)] : [attribute, packed(fact)],
    ),
    details: facts.details.map(packed),
    occasions: facts.occasions.map(packed),
    composition: facts.composition.map(packed),
    fabric: pack(facts.fabric),
    otherWords: [...facts.otherWords],
    metal: pack(facts.metal),
    counterfeit: pack(facts.counterfeit),
    makers: [...identity.makers],
    lineName: identity.line,
    codes: identity.codes,
    words: [...identity.words],
    numbers: [...identity.numbers],
    measures: [...identity.measures],
  };
}

/**
 * Deserializes facts that `packFacts` serialized, or returns null if another version serialized them. The page's
 * remaining words are not stored, so identical texts can be detected only by extracting their facts again.
 */
export function unpackFacts(stored: object): ProductFacts | null {
  if (!isOurs(stored)) return null;
  const garment = stored.garment && garmentOf(stored.garment[0]);
  return {
    garment: stored.garment && garment ? { ...unpacked(stored.garment), value: garment } : null,
    line: unpack(stored.line),
    audience: unpack(stored.audience),
    colours: stored.colours.map(unpacked),
    pattern: unpack(stored.pattern),
    cut: new Map(
      stored.cut.map(([attribute, fact, also]) => [
        attribute,
        { ...unpacked(fact), ...(also && { also: also.map(unpacked) }) },
      ]),
    ),
    details: stored.details.map(unpacked),
    features: [],
    measurements: [],
    care: null,
    occasions: stored.occasions.map(unpacked),
    composition: stored.composition.map(unpacked),
    mentionedMaterials: [],
    isEnglish: true,
    fabric: unpack(stored.fabric),
    otherWords: new Set(stored.otherWords),
    metal: unpack(stored.metal),
    counterfeit: unpack(stored.counterfeit),
    identity: {
      text: () => PACKED_TEXT,
      makers: new Set(stored.makers),
      line: stored.lineName,
      codes: stored.codes,
      words: new Map(stored.words),
      numbers: new Set(stored.numbers),
      measures: new Set(stored.measures),
    },
  };
}

/** A text that cannot be from a page. */
const PACKED_TEXT = "\0";

/** Only our own code writes it, so the version determines its complete form. */
function isOurs(stored: object): stored is PackedFacts {
  return "version" in stored && stored.version === VERSION;
}

const packed = <Value>({ value, certainty, field }: Fact<Value>): PackedFact<Value> => [value, certainty, field];
const pack = <Value>(fact: Fact<Value> | null): Packed<Value> => fact && packed(fact);
const unpacked = <Value>([value, certainty, field]: PackedFact<Value>): Fact<Value> => ({
  value,
  certainty,
  field,
  quote: "",
});
const unpack = <Value>(fact: Packed<Value>): Fact<Value> | null => fact && unpacked(fact);
