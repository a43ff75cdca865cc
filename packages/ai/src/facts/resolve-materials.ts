import type { CompositionItem } from "@dupewise/domain/product/product";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { CANE_GROUPS } from "./part-materials.data.ts";
import type { Fact } from "./product-facts.ts";

/** Products that are sold as imitation leather, as opposed to merely trimmed with it. */
const IMITATION =
  /(?:faux|vegan|imitation)[- ]leather(?! (?:trims?|straps?|belts?|patch|details?|piping|pulls?|handles?|accents?|collar|panels?|elbow|tab|tie))|(?<!\p{L})(?:kunstleder|lederimitat|kunstleer|imitatieleer)(?![\p{L}-]| (?:besatz|details?|patch|einsätze))/iu;
const OF_HIDE: ReadonlySet<string | null> = new Set(["leather", "imitation leather", "plastic"]);

/** Coats named after imitation fur, whose label gives the fiber of its pile. */
const IMITATION_FUR =
  /(?:faux|fake|vegan) fur (?:[\p{L}-]+ )?(?:coat|jacket|vest|gilet)|(?:kunstfell|webpelz|fellimitat|kunstpelz)(?:mantel|jacke|weste)|(?:manteau|veste|blouson|gilet)(?: [\p{L}-]+)? (?:en )?(?:fausse|imitation|imit\.) fourrure|(?:abrigo|chaqueta|chaquetón|chaleco)(?: [\p{L}-]+)? (?:de )?pelo sint[ée]tico|(?:cappotto|giacca|giaccone|gilet)(?: [\p{L}-]+)? (?:in |di )?(?:eco ?pelliccia|pelliccia (?:sintetica|ecologica))/iu;

const COATED_CANVAS = /coated canvas|canvas: coated/i;
/** The same in French, German, Italian and Spanish, next to which only the coating and the cloth under it are named. */
const COATED_CLOTH = /\b(?:toile enduite|beschichtete[rs]? canvas|tela spalmata|lona recubierta)\b/i;

const SHEEPSKIN = /sheepskin(?! leather)|twin ?face/i;

/**
 * Resolves material names to what they mean for a group of products: sheepskin boots have wool inside, a plastic watch
 * is resin, and the polyester of an imitation leather jacket is the base of its coating.
 */
export function resolveMaterials(
  named: readonly Fact<CompositionItem>[],
  group: Group | undefined,
  pageWords: string,
): readonly Fact<CompositionItem>[] {
  const isOpen = group === "innerwear" && MICROFIBER.test(pageWords) && !/pol[iy]/i.test(pageWords);
  const composition = named.filter(
    ({ quote, value }) =>
      meaningOfVelours(quote, group, pageWords) !== "velvet" &&
      // The microfiber of underwear is mostly nylon.
      !(isOpen && value.material === "polyester" && value.percentage === null),
  );
  const meant = new Map<string, string>();
  if (group === "watches") meant.set("synthetic", "resin").set("plastic", "resin");
  if (group === "eyewear") meant.set("polyamide", "molded nylon");
  if (group !== undefined && CANE_GROUPS.has(group)) meant.set("bamboo viscose", "bamboo cane");
  if (group === "footwear" && SHEEPSKIN.test(pageWords)) meant.set("leather", "shearling");
  if (isFeltOfHair(composition)) return composition.filter(({ value }) => value.material !== "felt");
  if (isSilverInColor(composition, pageWords)) return composition.filter(({ value }) => value.material !== "silver");
  const [only] = composition;
  // Nothing is made of elastane alone, so the rest was missed.
  if (composition.length === 1 && only?.value.material === "elastane") return [];
  const isHide = ({ value }: Fact<CompositionItem>) =>
    value.percentage === null && (familyOf(value.material) === "leather" || value.material === "faux leather");
  if (TRIMMED_GROUPS.has(group) && composition.every(isHide) && FABRIC_AND_TRIM.test(pageWords)) return [];
  const shell = composition.filter(({ value }) => partRole(value.part) === "shell");
  const [base] = shell;
  const isBaseAlone = shell.length > 0 && shell.every(({ value }) => !OF_HIDE.has(familyOf(value.material)));
  if ((group === "outerwear" || group === "bottoms") && isBaseAlone && IMITATION.test(pageWords)) {
    const rest = composition.filter((fact) => !shell.includes(fact));
    return base ? [{ ...base, value: { material: "faux leather", percentage: null } }, ...rest] : composition;
  }
  if (group === "outerwear" && base && PILE.has(familyOf(base.value.material)) && IMITATION_FUR.test(pageWords))
    return [
      { ...base, value: { material: "faux fur", percentage: null } },
      ...composition.filter((fact) => !shell.includes(fact)),
    ];
  if (group === "outerwear" && FUR_ON_HOOD.test(pageWords)) {
    const isTrim = ({ value }: Fact<CompositionItem>) =>
      value.percentage === null && /^(?:imitation )?fur$/.test(familyOf(value.material) ?? "");
    if (composition.some(isTrim)) return composition.filter((fact) => !isTrim(fact));
  }
  // A label gives the shares of a coated canvas as those of its coating and its cloth.
  const isCoating = base?.value.material === "polyvinyl chloride" && COATED_CANVAS.test(pageWords);
  if (base && (isCoating || (isBaseOfCloth(base.value.material) && COATED_CLOTH.test(pageWords))))
    return [
      { ...base, value: { material: "coated canvas", percentage: null } },
      ...composition.filter((fact) => !shell.includes(fact)),
    ];
  return distinctMaterials(
    composition.map((fact) => {
      const material = meant.get(fact.value.material);
      return material === undefined ? fact : { ...fact, value: { ...fact.value, material } };
    }),
  );
}

/** "Pelliccia di coyote removibile sul cappuccio", "capuche à bord en fourrure". */
const FUR_ON_HOOD =
  /(?:pelliccia|fourrure|pelo|piel)[^.,;\n]{0,40}(?:cappuccio|capuche|capucha)|(?:cappuccio|capuche|capucha)[^.,;\n]{0,40}(?:pelliccia|fourrure|pelo)/iu;
const MICROFIBER = /micro-?fib|mi[kc]rofaser/i;
const PILE: ReadonlySet<string | null> = new Set(["polyester", "acrylic"]);

/** Bags and shoes of fabric whose leather is the trim: "navy canvas and brown leather". */
const FABRIC_AND_TRIM =
  /(?<!\p{L})(?:canvas|toile|segeltuch|lona|tela)(?!\p{L}| enduite| [\p{L}]*coated)[^.;:\n]{0,25}? (?:and|&|\+|et|und|e|y|mit|avec|con|with) (?:[\p{L}-]+ ){0,2}?(?:leather|suede|cowhide|calfskin|cuir|similicuir|leder|kunstleder|piel|polipiel|cuero|pelle|ecopelle|similpelle|cuoio)(?!\p{L})/iu;
/** Groups of products that are often trimmed with another material. */
export const TRIMMED_GROUPS: ReadonlySet<Group | undefined> = new Set<Group>([
  "bags",
  "small leather goods",
  "footwear",
]);

const isBaseOfCloth = (material: string): boolean => /^(?:polyvinyl chloride|polyester|cotton|textile)$/.test(material);

/** "Rabbit felt": how the hair is worked, and no other material beside it. */
function isFeltOfHair(composition: readonly Fact<CompositionItem>[]): boolean {
  const has = (pattern: RegExp) => composition.some(({ value }) => pattern.test(value.material));
  return has(/^felt$/) && has(/(?:wool|hair|fur)$/);
}

/** Velours that is woven: corduroy, burnout velvet. */
const WOVEN_VELOURS =
  /(?<!\p{L})velours (?:(?:fine?s?|grosses?) )?(?:côtelé|à côtes|de coton|de soie|lisse|ras|dévoré|frappé|froissé|milleraies|stretch)/iu;
const VELOURS = /^velours(?! de (?:cuir|veau|chèvre)$)/i;

/**
 * Returns what "velours" means: velvet on clothes and where the text says how it is woven, otherwise suede. Returns
 * null for any other word, and for products of an unknown kind.
 */
export function meaningOfVelours(quote: string, group: Group | undefined, text = ""): "velvet" | "suede" | null {
  if (group === undefined || !VELOURS.test(quote)) return null;
  return isClothing(group) || WOVEN_VELOURS.test(text) ? "velvet" : "suede";
}

const STERLING = /sterling|(?<!\d)\.?925(?!\d)|solid silver|silver[ -]?plat|over silver/i;
const BASE_METALS: ReadonlySet<string> = new Set(["steel", "brass", "copper", "zinc", "aluminium", "titanium"]);

/** "Stainless steel, silver": next to a base metal silver is a color, unless it is sterling or plating. */
function isSilverInColor(composition: readonly Fact<CompositionItem>[], pageWords: string): boolean {
  const has = (isIt: (material: string) => boolean) => composition.some(({ value }) => isIt(value.material));
  return has((one) => one === "silver") && has((one) => BASE_METALS.has(one)) && !STERLING.test(pageWords);
}

/**
 * Removes duplicates among the materials without shares, including different names for one material: Togo and Epsom are
 * both leather.
 */
export function distinctMaterials(composition: readonly Fact<CompositionItem>[]): Fact<CompositionItem>[] {
  const key = ({ value: { part, material, percentage } }: Fact<CompositionItem>) => `${part} ${material} ${percentage}`;
  return composition.filter(
    (fact, at) => fact.value.percentage !== null || composition.findIndex((other) => key(other) === key(fact)) === at,
  );
}
