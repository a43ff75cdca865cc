import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import { PRODUCT_NAME_IDS } from "../labels/known-markup.data.ts";
import { headingText } from "../html/find-main-heading.ts";
import type { PageFacts } from "../page-facts.ts";
import { metaContent } from "../html/meta-content.ts";
import { wordCoverage, wordsOf } from "../labels/words.ts";
import { isSiteName } from "./site-name.ts";

const MAX_LENGTH = 300;
/** The length of the page title to read, including the shop's name. */
const LONGEST_READ = 1000;
const SEPARATOR = /\s+[|–—·•»:-]\s+|\s*[｜|»]\s*|:\s+(?=[^:]*$)/;
/** Words that pages put before a name for readers or search engines. */
const LEAD = /^(?:details about|shop|buy(?! \d)|for auction:|купить)\s+/i;

/**
 * Returns the product's name, taken from structured data, the heading, or the page title without the shop's name.
 * Returns null if none of them contains a name.
 */
export function titleOf(facts: PageFacts): Found<string> | null {
  const { page, survey, heading, product, site } = facts;
  const candidates: Found<string>[] = [];
  const add = (text: string | null | undefined, source: Found<string>["source"], certainty: number): void => {
    const value = (text ?? "").replace(/\s+/g, " ").replace(LEAD, "").trim();
    if (value.length < 2 || !/[\p{L}\p{N}]/u.test(value)) return;
    candidates.push({ value: value.slice(0, MAX_LENGTH), quote: text ?? "", source, certainty });
  };
  const known = PRODUCT_NAME_IDS.some((id) => survey.byId.get(id) === heading);
  const certainty = known ? 0.97 : headingAddsBrand(facts) ? 0.95 : 0.7;
  if (heading !== null) add(withoutBadge(headingText(page, heading), facts), "page-text", certainty);
  for (const name of product?.names.slice(0, 2) ?? []) {
    const doubtful = isSiteName(name, site) || name.length > MAX_LENGTH || /[{}<>]|\$\w/.test(name);
    add(name, "structured-data", doubtful ? 0.3 : 0.9);
  }
  add(withoutSite(metaContent(survey, "og:title", "twitter:title") ?? "", facts), "page-meta", 0.6);
  add(withoutSite(page.title, facts), "page-text", 0.5);
  for (const candidate of candidates) candidate.certainty += 0.08 * measureAgreement(candidate, candidates);
  const best = mostCertain(candidates);
  return best === null ? null : { ...best, certainty: Math.min(1, best.certainty) };
}

/** "Maker Name" as heading says more than structured data's "Name", when that states the maker separately. */
function headingAddsBrand({ page, heading, product }: PageFacts): boolean {
  const [name] = product?.names ?? [];
  const [brand] = product?.brands ?? [];
  if (heading === null || name === undefined || brand === undefined) return false;
  const whole = wordsOf(`${brand} ${name}`);
  const words = wordsOf(headingText(page, heading));
  return words.length === whole.length && wordCoverage(whole, words) === 1;
}

/** 0–1: how far the other candidates for the name contain this one. */
function measureAgreement(candidate: Found<string>, all: readonly Found<string>[]): number {
  const words = wordsOf(candidate.value);
  const others = all.filter((other) => other !== candidate);
  const covered = others.map((other) => wordCoverage(words, wordsOf(other.value)));
  return covered.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length);
}

/** A title without the parts that name the shop: "Linen Shirt | Shop" → "Linen Shirt". */
function withoutSite(title: string, facts: PageFacts): string {
  const { site } = facts;
  let rest = title.slice(0, LONGEST_READ);
  for (let cut = 0; cut < 3; cut += 1) {
    const parts = rest.split(SEPARATOR);
    const last = parts.at(-1) ?? "";
    const first = parts[0] ?? "";
    if (parts.length > 1 && (isSiteName(last, site) || isMaker(last, facts)))
      rest = rest.slice(0, rest.lastIndexOf(last)).replace(/[\s|–—·•»:｜-]+$/, "");
    else if (parts.length > 1 && isSiteName(first, site))
      rest = rest.slice(first.length).replace(/^[\s|–—·•»:｜-]+/, "");
    else break;
  }
  return rest.replace(SEARCHED, "");
}

/** Additions to titles for search engines. */
const SEARCHED =
  /\s+(?:online(?: shopping| kaufen| bestellen)?(?:\s(?:at|in|from|for|with)\b.{0,80})?|(?:at|for)(?: the)? best prices?\b.{0,60}|en ligne|buy now)$/i;

const BADGE =
  /^(?:new(?: in)?|sale|neu|nouveau(?:té)?|nuevo|novità|novidade|nieuw|nyhet|nowość|best-?seller|exclusive|sold out)!?\s+(?=\p{L})/iu;

/** "New Linen Shirt" when the page's titles say "Linen Shirt": the first word was a badge. */
function withoutBadge(text: string, { page, survey }: PageFacts): string {
  const rest = text.replace(BADGE, "");
  const titles = `${page.title} ${metaContent(survey, "og:title") ?? ""}`.toLowerCase();
  return titles.includes(rest.toLowerCase()) && !titles.includes(text.toLowerCase()) ? rest : text;
}

/** Whether a part of a title is only the maker that the page states. */
function isMaker(part: string, { survey, product }: PageFacts): boolean {
  const maker = product?.brands[0] ?? metaContent(survey, "product:brand", "og:brand");
  return maker !== null && maker.toLowerCase() === part.trim().toLowerCase();
}
