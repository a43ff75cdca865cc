import type { Page, PageElement } from "./html/page.ts";
import { textOf } from "./html/page.ts";
import type { Survey } from "./html/survey.ts";
import { PRODUCT_NAME_IDS } from "./known-markup.data.ts";
import { coverage, wordsOf } from "./words.ts";

const MAX_LENGTH = 250;

/** A heading's words; of one that holds a whole block, its first line. */
export function headingText(page: Page, heading: PageElement): string {
  const text = textOf(page, heading);
  return text.length <= MAX_LENGTH ? text : (page.text.slice(heading.start, heading.end).split("\n", 1)[0] ?? "");
}

/** The heading whose words the page's title repeats; the first shown one when none does. */
export function mainHeading(page: Page, survey: Survey): PageElement | null {
  for (const id of PRODUCT_NAME_IDS) {
    const known = survey.byId.get(id);
    if (known !== undefined && textOf(page, known) !== "") return known;
  }
  const titles = wordsOf([page.title, ...(survey.metas.get("og:title") ?? [])].join(" "));
  let best: PageElement | null = null;
  let bestScore = 0;
  for (const heading of survey.headings) {
    const words = wordsOf(headingText(page, heading));
    if (words.length === 0) continue;
    const length = Math.min(1, words.length / 3);
    const shown = (heading.tag === "h1" ? 1 : 0.5) * (heading.hidden ? 0.6 : 1);
    const score = (0.2 + coverage(words, titles)) * (0.5 + length / 2) * shown;
    if (score > bestScore) {
      best = heading;
      bestScore = score;
    }
  }
  return best;
}
