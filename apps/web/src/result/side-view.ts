import type { Side } from "@dupewise/domain/comparison/side";
import type { ComparedSide } from "@dupewise/domain/comparison/comparison";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { effectiveMaterials, type ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import { sideName } from "@dupewise/domain/comparison/side-name";
import type { DetectedKind } from "@dupewise/domain/product/kind";
import type { CompositionItem, Product } from "@dupewise/domain/product/product";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { type FiberFamily, findFiberFamily } from "@dupewise/ui/fibers";
import { detectLanguage } from "./detect-language.ts";
import { findStatedColor } from "./find-stated-color.ts";
import { SIDE_NAMES } from "../lib/layout/side-names.ts";

/** One side of a comparison as shown, with the same field names for both sides. */
export interface SideView {
  side: Side;
  /** "Original" or "Alternative". */
  label: string;
  name: string;
  /** The language of the name, if it is not the page's. */
  lang: string | undefined;
  /** The detected kind; null for older comparisons. */
  kind: DetectedKind | null;
  /** The product as it was read. */
  product: Product;
  /** What the shopper entered to replace or complete what was read. */
  manual: ManualFacts;
  /** Its image, from our own server; null when its page had none. */
  picture: string | null;
  /** All of its photos on the page, the main one first. */
  photos: string[];
  /** The product's URL; null for pasted text without a link. */
  href: string | null;
  composition: CompositionItem[];
  materials: string[];
  /** The stated color as a CSS color; null if none is stated. */
  color: string | null;
  /** The materials that the score is based on, in words; null if none were known. */
  cloth: string | null;
  /** Whether the materials shown are the shopper's own. */
  userVerified: boolean;
}

/** Accepts only http(s) URLs, because a page may claim any URL as its own. */
const toWebUrl = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null);

/** One side of a comparison. */
type OneSide = Pick<SideView, "side" | "kind" | "cloth" | "color"> & { compared: ComparedSide };

function viewOf({ side, compared, kind, cloth, color }: OneSide, address: (number?: number) => string): SideView {
  const { product, manual } = compared;
  const picture = product.imageUrl === null ? null : address();
  const name = sideName(compared);
  const stated = effectiveMaterials(product, manual);
  const isStated = stated.composition.length + stated.materials.length > 0;
  return {
    side,
    label: SIDE_NAMES[side],
    name,
    lang: detectLanguage(name),
    kind,
    cloth,
    color,
    product,
    manual,
    picture,
    photos: [...(picture ? [picture] : []), ...(product.moreImages ?? []).map((_, at) => address(at + 1))],
    href: toWebUrl(product.url),
    ...stated,
    // Materials mentioned only in the text, "faux suede upper", count as well.
    ...(!isStated && cloth !== null && { materials: cloth.split(/, | and /) }),
    userVerified: manual.composition.length + manual.materials.length > 0,
  };
}

/**
 * Converts a comparison to the views of its two sides, original first, with their effective materials.
 * @param token the token of a shared link, which is needed to load the photos
 */
export function toSideViews(comparison: SharedComparison, token?: string): [original: SideView, alternative: SideView] {
  const pictures = `/images/${comparison.id}`;
  const query = token === undefined ? "" : `?share=${encodeURIComponent(token)}`;
  const { original, alternative } = unflattenSides(comparison);
  const { kinds, dimensions } = comparison.analysis;
  const cloth = dimensions.find(({ name }) => name === "material");
  const colors = dimensions.find(({ name }) => name === "colour");
  return [
    viewOf(
      {
        side: "original",
        compared: original,
        kind: kinds?.original ?? null,
        cloth: cloth?.original ?? null,
        color: findStatedColor(colors?.original ?? null),
      },
      (number) => `${pictures}/original${number ? `/${number}` : ""}${query}`,
    ),
    viewOf(
      {
        side: "alternative",
        compared: alternative,
        kind: kinds?.alternative ?? null,
        cloth: cloth?.alternative ?? null,
        color: findStatedColor(colors?.alternative ?? null),
      },
      (number) => `${pictures}/alternative${number ? `/${number}` : ""}${query}`,
    ),
  ];
}

/** Returns the main material of the first listed part, which is the outer one, or null if the material is unknown. */
export function findMainMaterial({
  composition,
  materials,
}: Pick<SideView, "composition" | "materials">): string | null {
  const outer = composition.filter(({ part }) => part === composition[0]?.part);
  const [most] = outer.toSorted((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0));
  return most?.material ?? materials[0] ?? null;
}

/**
 * Returns the fiber family of a garment's main material, which determines how the swatch is drawn, or null if the
 * material is unknown.
 */
export function findMainFiberFamily(view: Pick<SideView, "composition" | "materials" | "cloth">): FiberFamily | null {
  const material = findMainMaterial(view) ?? view.cloth;
  return material === null ? null : findFiberFamily(material);
}
