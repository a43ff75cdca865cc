import { productName } from "../product/product-name.ts";
import type { ComparedSide } from "./comparison.ts";

/** Returns the name under which one side of a stored comparison is displayed. */
export const sideName = ({ input, description, product, manual }: ComparedSide): string =>
  productName({ input, description, title: product.title, titleManual: manual.title });
