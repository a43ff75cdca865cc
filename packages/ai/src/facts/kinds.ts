import type { Kind, KindGroups, DetectedKind } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { ALL_GARMENTS, type Garment } from "@dupewise/vocabulary/garments/garments";
import { likelyKinds } from "@dupewise/vocabulary/garments/likely-kinds";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { typeName } from "../words/names.ts";
import { extractFacts } from "./extract-facts.ts";
import { GROUP_TITLES } from "./kind-groups.data.ts";
import type { Fact } from "./product-facts.ts";
import { extractProductStatements } from "./product-statements.ts";

/** The certainty below which a kind found only in prose is a guess, if the text mentions other kinds as well. */
const SURE = 0.55;
const MOST_LIKELY = 2;
const LONGEST = 4000;

const nameKind = ({ type }: Garment): Kind => ({ type, name: typeName(type) });

/** Detects a product's kind or, if the kind is uncertain, up to two likely kinds. */
export function detectKind(
  { title, description, category }: Pick<Product, "title" | "description" | "category">,
  garment: Fact<Garment> | null,
): DetectedKind {
  if (garment && garment.certainty >= SURE) return { kind: nameKind(garment.value), likely: [] };
  const text = extractProductStatements(`${category ?? ""}\n${description ?? ""}`, LONGEST);
  const named = likelyKinds(extractProductStatements(title ?? "", LONGEST), text);
  const others = named.filter(({ type }) => type !== garment?.value.type);
  if (garment && others.length === 0) return { kind: nameKind(garment.value), likely: [] };
  const likely = garment ? [garment.value, ...others] : others;
  return { kind: null, likely: likely.slice(0, MOST_LIKELY).map(nameKind) };
}

/** Detects a product's kind and materials in the same way as a comparison does. */
export function detectKindAndMaterials(product: Product): DetectedKind & Pick<Product, "materials"> {
  const { garment, composition } = extractFacts(product);
  const named = composition.map(({ value }) => value.material);
  const materials = product.materials.length > 0 ? product.materials : [...new Set(named)];
  return { ...detectKind(product, garment), materials };
}

const BY_NAME = new Map(
  ALL_GARMENTS.flatMap((garment) =>
    [garment.type, typeName(garment.type).toLowerCase()].map((name) => [name, garment] as const),
  ),
);

/**
 * Returns the canonical kind that a shopper's words name. Returns null when they name no kind, or one that isn't
 * fashion.
 */
export function kindFromWords(words: string): string | null {
  const garment = BY_NAME.get(words.toLowerCase()) ?? titleGarment(words)?.garment;
  return garment && isFashion(garment.group) ? garment.type : null;
}

/** The kinds that a shopper can choose from, grouped by type of product. */
export const KIND_GROUPS: KindGroups = Object.entries(GROUP_TITLES).map(([group, title]) => ({
  group: title,
  kinds: ALL_GARMENTS.filter((garment) => garment.group === group)
    .map(nameKind)
    .toSorted((a, b) => a.name.localeCompare(b.name)),
}));
