import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";

const nameOf = (text: string): string | null => productFromText(text).title;

it.each([
  ["Rust — sold out\nOlive — sold out\nSand — 2 left\nHalden Canvas Tote", "Halden Canvas Tote"],
  ["Passt prima zu hellen Jeans\nBrax Carla, Bluse, kurzarm\n79,95 €", "Carla, Bluse"],
  ["Also available in Navy\n\nMax Mara Teodoro\nBelted coat in pure wool", "Max Mara Teodoro"],
  ["Bracelet cuir, cadran noir\nBoîtier acier 40 mm\nSeiko Presage", "Seiko Presage"],
])("finds the name below rows of colors, parts and advice: %j", (text, name) => expect(nameOf(text)).toBe(name));

it.each([
  ["Baggallini Happy Everywhere Sling Bag, Nylon, Harbor Blue", "Happy Everywhere Sling Bag"],
  ["wait those Hunter wellies are dark green?? short, matte, size 5", "Hunter wellies"],
])("takes the name itself from %j", (text, name) => expect(nameOf(text)).toBe(name));

it.each([
  ["Item: bracelet. Metal: 18k white gold. Stone: emerald 3 mm. Length: 18 cm. Clasp: lobster", "bracelet", "bracelet"],
  [
    "Reference 126300. Case: stainless steel, 41 mm. Dial: slate. Strap: steel bracelet. Rolex Datejust.",
    "Rolex Datejust",
    "watch",
  ],
  ["Cap: five-panel. Color: navy. Fabric: cotton ripstop. Closure: buckle.", null, "cap"],
])("reads a spec sheet on one line as separate facts: %j", (text, title, category) =>
  expect(productFromText(text)).toMatchObject({ ...(title !== null && { title }), category }),
);
