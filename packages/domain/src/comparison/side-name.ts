import { productName } from "../product/product-name.ts";
import type { ComparedSide } from "./comparison.ts";

/** Returns the display name of one side of a stored comparison. */
export const sideName = ({ input, description, product, manual }: ComparedSide): string =>
  productName({ input, description, title: product.title, titleManual: manual.title });
