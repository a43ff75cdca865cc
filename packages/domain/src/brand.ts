/** The product's name, stated only here. */
export const BRAND = "Dupewise";
