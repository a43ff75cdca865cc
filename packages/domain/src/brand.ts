/** The name of this service. Code imports it instead of spelling it out. */
export const BRAND = "Dupewise";
