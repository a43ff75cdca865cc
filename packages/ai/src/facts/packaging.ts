import type { ColorMatch } from "@dupewise/vocabulary/colors/colors";

/**
 * Matches what follows a packaging's color and ends its clause: "Orange box included", "weißer Staubbeutel", but not
 * "black box calf" and "box bag".
 */
const BEHIND =
  /^\s(?:\p{L}+\s)?(?:(?:gift |shoe |original )?box(?:es)?|dust ?bags?|packaging|shopping bag|(?:original)?(?:box|karton|schachtel|verpackung)|staubbeutel|papiertüte)(?=\s(?:included|with|and|&|is|are|und|inklusive)(?!\p{L})|\s*(?:[,.;:!?)+/\n]|$))/iu;
/** "Boîte orange", "scatola originale arancione". */
const IN_FRONT =
  /(?<!\p{L})(?:boîte|boite|coffret|pochon|écrin|scatola|sacchetto|custodia|caja|estuche|dust ?bag|bolsa de tela)\s(?:(?:d['’]origine|originale?|antipolvere)\s)?$/iu;
const NEAR = 40;

/** Returns true when a color describes the box or the dust bag that the product comes in. */
export const isPackagingColor = ({ start, end }: ColorMatch, text: string): boolean =>
  BEHIND.test(text.slice(end, end + NEAR)) || IN_FRONT.test(text.slice(Math.max(0, start - NEAR), start));
