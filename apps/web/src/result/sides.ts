import type { Side } from "@dupewise/domain/errors";
import type { CompositionItem, Money, Product } from "@dupewise/domain/product/product";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { productName } from "@dupewise/domain/product/product-name";
import { SIDE_NAMES } from "../lib/layout/side-names.ts";

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
}

/** Only web addresses become links: a page may state anything as its own. */
const webAddress = (url: string | null): string | null => (url !== null && /^https?:\/\//i.test(url) ? url : null);

/** One side's columns of a comparison. */
interface Columns {
  input: string;
  description: string | null;
  product: Product;
  composition: CompositionItem[];
  compositionManual: CompositionItem[];
  materials: string[];
  materialsManual: string[];
  priceManual: string | null;
}

function viewOf(side: Side, columns: Columns, picture: string): SideView {
  const { input, description, product, composition, compositionManual, materials, materialsManual } = columns;
  const userVerified = compositionManual.length + materialsManual.length > 0;
  return {
    side,
    label: SIDE_NAMES[side],
    name: productName({ input, description, title: product.title }),
    product,
    picture: product.imageUrl === null ? null : picture,
    href: webAddress(product.url),
    // A list given by hand goes before a composition that was detected.
    composition: userVerified ? compositionManual : composition,
    materials: materialsManual.length > 0 ? materialsManual : materials,
    userVerified,
    price: product.price,
    priceManual: columns.priceManual,
  };
}

/** Both sides, original first; what the shopper supplied goes before what was detected. A shared view has a token. */
export function sidesOf(comparison: SharedComparison, token?: string): [original: SideView, alternative: SideView] {
  const pictures = `/images/${comparison.id}`;
  const query = token === undefined ? "" : `?share=${encodeURIComponent(token)}`;
  return [
    viewOf(
      "original",
      {
        input: comparison.originalUrl,
        description: comparison.originalDescription,
        product: comparison.originalProduct,
        composition: comparison.originalComposition,
        compositionManual: comparison.originalCompositionManual,
        materials: comparison.originalMaterials,
        materialsManual: comparison.originalMaterialsManual,
        priceManual: comparison.originalPriceManual,
      },
      `${pictures}/original${query}`,
    ),
    viewOf(
      "alternative",
      {
        input: comparison.dupeUrl,
        description: comparison.dupeDescription,
        product: comparison.dupeProduct,
        composition: comparison.dupeComposition,
        compositionManual: comparison.dupeCompositionManual,
        materials: comparison.dupeMaterials,
        materialsManual: comparison.dupeMaterialsManual,
        priceManual: comparison.dupePriceManual,
      },
      `${pictures}/alternative${query}`,
    ),
  ];
}

/** What the outside of a garment, which sources name first, is mostly made of; null when nothing is known. */
export function mainMaterial({ composition, materials }: Pick<SideView, "composition" | "materials">): string | null {
  const outer = composition.filter(({ part }) => part === composition[0]?.part);
  const [most] = outer.toSorted((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0));
  return most?.material ?? materials[0] ?? null;
}
