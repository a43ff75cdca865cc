/** The product's name, until it is renamed: the only place that says it. */
export const BRAND = "Dupewise";
