import * as z from "zod";
import type { AssessedSide, Assessment } from "./assess.ts";
import { NO_IDENTITY } from "./identity/identity.ts";
import type { CutFact, ProductFacts } from "./facts/product-facts.ts";

/**
 * Increases when the stored form changes, such as the name of a finding; results in another form keep their stored
 * sentences.
 */
const VERSION = 7;
const Version = z.object({ version: z.literal(VERSION) });

/** Without the words that only the score needs. */
interface StoredFacts extends Omit<ProductFacts, "cut" | "otherWords" | "mentionedMaterials" | "identity"> {
  cut: readonly (readonly [attribute: string, fact: CutFact])[];
}

interface StoredSide extends Omit<AssessedSide, "facts"> {
  facts: StoredFacts;
}

interface StoredAssessment extends Omit<Assessment, "original" | "alternative"> {
  version: typeof VERSION;
  original: StoredSide;
  alternative: StoredSide;
}

/**
 * Converts an assessment to its stored form: a JSON-compatible object with the version of its format. Drops the words
 * and names that only the score needs.
 */
export function serializeAssessment({ original, alternative, ...rest }: Assessment): StoredAssessment {
  return { version: VERSION, ...rest, original: serializeSide(original), alternative: serializeSide(alternative) };
}

/**
 * Deserializes an assessment that `serializeAssessment` serialized, or returns null if another version serialized it.
 */
export function deserializeAssessment(stored: object): Assessment | null {
  if (!isOurs(stored)) return null;
  const { version: _version, original, alternative, ...rest } = stored;
  return { ...rest, original: deserializeSide(original), alternative: deserializeSide(alternative) };
}

/** Only our own engines write it, so the version determines its complete form. */
function isOurs(stored: object): stored is StoredAssessment {
  return Version.safeParse(stored).success;
}

function serializeSide({ facts, ...side }: AssessedSide): StoredSide {
  const { cut, otherWords: _words, mentionedMaterials: _materials, identity: _identity, ...known } = facts;
  return { ...side, facts: { ...known, cut: [...cut] } };
}

function deserializeSide({ facts, ...side }: StoredSide): AssessedSide {
  const dropped = { otherWords: new Set<string>(), mentionedMaterials: [], identity: NO_IDENTITY };
  return { ...side, facts: { ...facts, cut: new Map(facts.cut), ...dropped } };
}
