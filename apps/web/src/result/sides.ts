import type { Side } from "@dupewise/domain/errors";
import type { CompositionItem, Money, Product } from "@dupewise/domain/product";
import type { SharedComparison } from "@dupewise/domain/share";
import { productName } from "@dupewise/domain/product-name";

/** One garment on the table: a comparison's columns of one side under common names. */
export interface SideView {
  side: Side;
  /** "Original" or "Alternative". */
  label: string;
  name: string;
  product: Product;
  /** Its picture, from our own server; null where its page gave none. */
  picture: string | null;
  /** Where the product can be looked at; null for a text without a link. */
  href: string | null;
  composition: CompositionItem[];
  materials: string[];
  /** The materials shown are the shopper's own. */
  userVerified: boolean;
  price: Money | null;
  /** The price as the shopper wrote it. */
  priceManual: string | null;
  location: string | null;
}

/** Only web addresses become links: a page may state anything as its own. */
const webAddress = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null);

const or = <Item>(manual: Item[], detected: Item[]): Item[] => (manual.length > 0 ? manual : detected);

/** Both sides, original first; what the shopper supplied goes before what was detected. A shared view has a token. */
export function sidesOf(comparison: SharedComparison, token?: string): [original: SideView, alternative: SideView] {
  const query = token === undefined ? "" : `?share=${encodeURIComponent(token)}`;
  const picture = (side: Side, { imageUrl }: Product) =>
    imageUrl === null ? null : `/images/${comparison.id}/${side}${query}`;
  const { originalProduct, dupeProduct } = comparison;
  const originalManual = comparison.originalCompositionManual.length + comparison.originalMaterialsManual.length > 0;
  const dupeManual = comparison.dupeCompositionManual.length + comparison.dupeMaterialsManual.length > 0;
  return [
    {
      side: "original",
      label: "Original",
      name: productName({
        input: comparison.originalUrl,
        description: comparison.originalDescription,
        title: originalProduct.title,
      }),
      product: originalProduct,
      picture: picture("original", originalProduct),
      href: webAddress(originalProduct.url),
      // A list given by hand goes before a composition that was detected.
      composition: originalManual ? comparison.originalCompositionManual : comparison.originalComposition,
      materials: or(comparison.originalMaterialsManual, comparison.originalMaterials),
      userVerified: originalManual,
      price: originalProduct.price,
      priceManual: comparison.originalPriceManual,
      location: comparison.originalLocation,
    },
    {
      side: "alternative",
      label: "Alternative",
      name: productName({
        input: comparison.dupeUrl,
        description: comparison.dupeDescription,
        title: dupeProduct.title,
      }),
      product: dupeProduct,
      picture: picture("alternative", dupeProduct),
      href: webAddress(dupeProduct.url),
      composition: dupeManual ? comparison.dupeCompositionManual : comparison.dupeComposition,
      materials: or(comparison.dupeMaterialsManual, comparison.dupeMaterials),
      userVerified: dupeManual,
      price: dupeProduct.price,
      priceManual: comparison.dupePriceManual,
      location: comparison.dupeLocation,
    },
  ];
}

/** The material a garment is mostly made of on its outside, which sources name first, for its drawing; null when nothing is known. */
export function mainMaterial({ composition, materials }: Pick<SideView, "composition" | "materials">): string | null {
  const outer = composition.filter(({ part }) => part === composition[0]?.part);
  const [most] = outer.toSorted((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0));
  return most?.material ?? materials[0] ?? null;
}
