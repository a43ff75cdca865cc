import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const read = (text: string) => readText(text).product;

test.each([
  ["Pollera de gabardina Ayelén negra", "skirt"],
  ["Remera manga corta lisa", "t-shirt"],
  ["Borcegos de cuero Tandil", "boots"],
  ["Huaraches tejidos de piel", "sandals"],
  ["Pantimedias reductoras 20 den", "tights"],
  ["Arracadas de plata ley 925", "earrings"],
  ["Bata de casa polar mujer", "bath robe"],
  ["Cartera de cuero con correa larga", "handbag"],
  ["Cartera de cuero con monedero", "wallet"],
  ["Faja pantalón alta compresión", "shapewear"],
  ["Botins de couro com fecho", "boots"],
  ["Fato de banho com decote", "swimsuit"],
  ["Lot de 2 slips homme coton", "briefs"],
  ["Pyjashort en satin", "pajamas"],
  ["Liquette de nuit rayée", "nightdress"],
  ["Mi-bas homme fil d'Écosse", "socks"],
  ["Ciré Brignogan enfant marine\n79 €\nDoublure marinière en jersey, capuche", "rain jacket"],
  ["Veste en coton ciré kaki", "jacket"],
  ["Jean slim effet ciré noir", "jeans"],
  ["Robe Rouje Clara taille 38, portée une fois", "dress"],
])("reads the kind of %s as %s", (text, kind) => {
  expect(read(text).category).toBe(kind);
});

test.each([
  ["Espadrilles Calanque lin, semelle jute et caoutchouc, doublure coton", ["linen"]],
  ["Baskets Lacanau cuir, languette en daim, semelle liège", ["leather"]],
  ["Capeline paille, ruban velours", ["straw"]],
  ["Bolso de piel azul, con su bolsa de tela", ["leather"]],
  ["Bracelet cuir tressé, fermoir acier", ["leather"]],
  ["Sac banane toile nylon", ["polyamide"]],
  ["Riñonera nailon negra, logo de goma", ["polyamide"]],
  ["Zapatillas blancas\nExterior poliuretano. Forro poliéster. Suela TPR.", ["polyurethane"]],
  ["Chemise en lin blanche", ["linen"]],
  ["Zapatillas Indoor\nParte superior de ante con detalles de piel\nSuela de goma", ["suede leather"]],
  ["Pantalón de lana\n98% lana, 2% elastano\nForro hasta la rodilla: 100% acetato", ["wool", "acetate", "elastane"]],
  ["Cabas Longeron\nToile logo enduite noire, bords en cuir", ["coated canvas"]],
  ["Bolso de lona Almera, bordes de piel", ["textile"]],
  ["Sac cabas\nExtérieur : toile enduite\nDoublure : 100 % coton", ["coated canvas", "cotton"]],
])("reads the materials of %s without those of its parts", (text, materials) => {
  expect(read(text).materials).toEqual(materials);
});

test.each([
  ["Remera básica de algodón\n$ 32.990", "ARS"],
  ["Polera básica de algodón\n$ 12.990", "CLP"],
  ["Bolso de cuero con correa\n$ 289.900", null],
  ["Chatitas de cuero negro\n$ 98.900", "ARS"],
  ["Bolso de cuero con correa\nUS$ 89", "USD"],
  ["Leather tote bag\n$289.90", "USD"],
])("reads the currency of %s as %s", (text, currency) => {
  expect(read(text).price?.currency ?? null).toBe(currency);
});
