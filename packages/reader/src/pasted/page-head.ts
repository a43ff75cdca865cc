import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { isColorOrMaterialLine, isKindOnly, isMakerLine, namesKind } from "./lone-lines.ts";
import { isDepartment, isMenuLine } from "./menu-line.ts";
import type { ClassifiedLine } from "./part-text.ts";

/** How many lines a page may have above its breadcrumbs. */
const MOST_ABOVE = 12;
const ENTRY_WORDS = 3;
const STEPS = /\s*[›»→>/]\s*/;
const HOME =
  /^(?:home|homepage|shop|start|startseite|accueil|inicio|women|womens|women's|men|mens|men's|damen|herren|femme|homme|mujer|hombre|donna|uomo)$/i;
/** Next to the name of a marketplace's shop: "Star Seller 4.9 (2,145 sales)". */
const SHOP_RECORD = /^star seller(?!\p{L})|\dk? (?:sales|verkäufe|ventes|ventas|vendite)(?!\p{L})/iu;

/**
 * Marks lines at the top of a partly copied page as menu lines: the entries between the shop's name and the
 * breadcrumbs, and the seller above its sales figures. Leaves the first line unchanged, because it may name the maker.
 */
export function markPageHead(lines: readonly ClassifiedLine[]): void {
  const record = lines.findIndex(({ text }) => SHOP_RECORD.test(text));
  for (const line of record < 1 ? [] : lines.slice(Math.max(1, record - 1), record + 1)) markMenu(line);
  markMenuRows(lines);
  markMenuLines(lines);
  markDepartments(lines);
  const trail = lines.findIndex(({ role }) => role === "breadcrumb");
  if (trail < 2 || trail > MOST_ABOVE || lines[trail + 1]?.role !== "words") return;
  const above = lines.slice(1, trail);
  const steps = (lines[trail]?.text ?? "").split(STEPS).map((step) => step.toLowerCase());
  const [first = ""] = steps;
  const isTrail = HOME.test(first) || above.some(({ text }) => text.toLowerCase() === first && isKindOnly(text));
  if (!isTrail || above.some(({ role }) => role === "price")) return;
  for (const line of above)
    if (line.text.split(" ").length <= ENTRY_WORDS && line.text.toLowerCase() !== steps.at(-1)) markMenu(line);
}

/**
 * Returns true when the next line may be a product's name and the line below it is a price.
 * @param at the index of the line in question
 */
export function isAboveNameWithPrice(lines: readonly ClassifiedLine[], at: number): boolean {
  const [below, further] = [lines[at + 1], lines[at + 2]];
  if (below?.role !== "words" || further?.role !== "price" || /[:：]/.test(below.text)) return false;
  return !isMakerLine(below.text) && !isColorOrMaterialLine(below.text);
}

/** "Women  Men  Like New": anything in a row with two menu entries is also a menu entry. */
function markMenuRows(lines: readonly ClassifiedLine[]): void {
  const entries = Map.groupBy(lines, ({ row }) => row);
  for (const row of entries.values())
    if (row.filter(({ role }) => role === "menu").length >= FEWEST_IN_ROW) for (const line of row) markMenu(line);
}
const FEWEST_IN_ROW = 2;

/**
 * Marks the menus above the price of a page, "NEW BAGS SHOES GIFTS", "Tous les sacs", and below them kinds of products
 * in which the product is found: "Sacs à main".
 */
function markMenuLines(lines: readonly ClassifiedLine[]): void {
  if (lines.length < FEWEST_OF_PAGE) return;
  const price = lines.findIndex(({ isPriced, role }) => isPriced || role === "button");
  const head = lines.slice(0, Math.max(0, price));
  for (const line of head)
    if (MAY_BE_MENU.has(line.role) && (isMenuLine(line.text) || (line.at > 0 && isDepartment(line.text))))
      line.role = "menu";
  const name = head.findLast(({ role, text }) => role === "words" && isNameOfKind(text));
  if (name === undefined || head.filter(({ role }) => role === "menu").length < FEWEST_ABOVE) return;
  for (const line of head.slice(1, name.at)) if (line.role === "words" && isKindOnly(line.text)) line.role = "menu";
}
const FEWEST_OF_PAGE = 8;
const FEWEST_ABOVE = 3;
const MAY_BE_MENU = new Set<ClassifiedLine["role"]>(["words", "others", "talk", "sentence"]);
const isNameOfKind = (text: string): boolean =>
  !isKindOnly(text) && !isMakerLine(text) && (namesKind(text) || findLine(text) !== undefined);

/** "Sunglasses", "Eyeglasses" below the maker: kinds in a row of entries, with the name below them. */
function markDepartments(lines: readonly ClassifiedLine[]): void {
  const end = lines.findIndex(
    ({ role, text }, at) => at > 0 && role !== "menu" && !(role === "words" && isKindOnly(text)),
  );
  if (end > FEWEST_DEPARTMENTS && lines[end]?.role === "words") for (const line of lines.slice(1, end)) markMenu(line);
}
const FEWEST_DEPARTMENTS = 2;

function markMenu(line: ClassifiedLine): void {
  if (line.role === "words") line.role = "menu";
}
