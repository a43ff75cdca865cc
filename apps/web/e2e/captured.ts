/** Builds the markup of a shop page that states only the given facts. */
export const buildProductPage = (name: string, price: string, fabric: string) =>
  `<html lang="en"><head><title>${name} | Maison</title></head><body><h1>${name}</h1><p>${price}</p>
  <p>Composition: ${fabric}</p><button>Add to bag</button></body></html>`;
/** A coat's page, as the extension hands it over. */
export const COAT = {
  id: "coat",
  url: "https://maison.example/wrap-coat",
  title: "Belted wool coat | Maison",
  html: buildProductPage("Belted wool coat", "$420.00", "80% wool, 20% polyamide"),
};
export const COPY = {
  id: "copy",
  url: "https://www.halden.example/coat",
  title: "Camel coat with belt | Halden",
  html: buildProductPage("Camel coat with belt", "$89.00", "60% polyester, 40% wool"),
};
