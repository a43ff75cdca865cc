import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import { textOf } from "../html/page.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import type { PageFacts } from "../page-facts.ts";
import { metaContent } from "../html/meta-content.ts";
import { plainText } from "../html/plain-text.ts";

const MAX_LENGTH = 5_000;
const ENOUGH = 60;

/** Returns up to 5,000 characters of the shop's description of the product as plain text, or null if there is none. */
export function descriptionOf(
  { page, survey, product, heading, aside }: PageFacts,
  labels: LabeledFacts,
): Found<string> | null {
  const candidates: Found<string>[] = [];
  const add = (text: string | null | undefined, source: Found<string>["source"], certainty: number): void => {
    const value = plainText((text ?? "").slice(0, MAX_LENGTH * 2))
      .slice(0, MAX_LENGTH)
      .toWellFormed();
    if (value.length < 10) return;
    candidates.push({ value, quote: value, source, certainty: value.length < ENOUGH ? certainty - 0.2 : certainty });
  };
  add(product?.descriptions[0], "structured-data", 0.9);
  const named = survey.described.find(
    ({ start, end, hidden }) => !hidden && end - start >= ENOUGH && !aside.contains(start),
  );
  if (named !== undefined) add(textOf(page, named), "page-text", 0.75);
  add(labels.description.find(({ valueStart }) => valueStart > (heading?.start ?? 0))?.value, "page-text", 0.6);
  add(metaContent(survey, "og:description", "description", "twitter:description"), "page-meta", 0.65);
  return mostCertain(candidates);
}
