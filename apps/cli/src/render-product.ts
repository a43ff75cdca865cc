import type { Product } from "@dupewise/domain/product/product";

/** Formats a product as terminal output: one fact per line, then the facts that were not found. */
export function renderProduct(product: Product): string {
  const { price, composition, missing } = product;
  const fibers = composition.map(({ part, material, percentage }) =>
    [part && `${part}:`, percentage !== null && `${percentage}%`, material].filter(Boolean).join(" "),
  );
  const lines: [string, string | null][] = [
    ["Title", product.title],
    ["Brand", product.brand],
    ["Price", price && [price.amount, price.currency].filter(Boolean).join(" ")],
    ["Composition", fibers.join(", ")],
    ["Materials", product.materials.join(", ")],
    ["Origin", product.location],
    ["Category", product.category],
    ["Colours", product.colours.join(", ")],
    ["Image", product.imageUrl],
    ["Link", product.url],
    ["Not found", missing.join(", ")],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name.padEnd(12)} ${value}`] : [])).join("\n");
}
