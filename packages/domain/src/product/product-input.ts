/** Query parameters that state where a visitor came from and don't affect the page. */
const TRACKING =
  /^(utm_.*|_?ga|_gl|gclid|gclsrc|dclid|gbraid|wbraid|gad_.*|fbclid|msclkid|ttclid|twclid|yclid|igshid?|epik|srsltid|mc_[ce]id|mkt_tok|_hs(enc|mi)|hsctatracking|vero_id|s_kwcid|ef_id|awc|aff(_?id|iliate(_?id)?)?|irclickid|irgwc|clickid|cjevent|cjdata|ran(mid|eaid|siteid)|ref_?|referrer|source|cmpid|cm_(mmc|sp|re).*|trk|trkinfo|spm|scm|pf_rd_.*|pd_rd_.*|_encoding|psc|qid|sr|keywords|crid|sprefix|dib(_tag)?|linkcode|tag|ascsubtag|algo_.*|_pos|_sid|_ss|_psq|_fid|_v)$/i;

/**
 * Returns true when the input consists of one link: an http(s) URL, or a `www.` domain without a scheme. Anything else
 * counts as a description.
 */
export function isProductUrl(input: string): boolean {
  const text = input.trim();
  return /^(?:https?:\/\/|www\.[^\s./]+\.)\S+$/i.test(text) && URL.canParse(withScheme(text));
}

/**
 * Returns true when our server read a side from its link. Returns false for content that a shopper pasted or that a
 * shopper's browser captured.
 */
export function isReadFromLink({ input, product }: { input: string; product: { url: string | null } }): boolean {
  return product.url !== null && isProductUrl(input);
}

/** A longer text is a description that happens to contain a link. */
const MOST_WORDS = 300;
const LONGEST_WITH_LINK = 2_400;
const AROUND_LINK = /^[("'<[«“]+|[)"'>\],.;!?»”]+$/g;
const LINK = /^https?:\/\/[^\s/]+\.\S+$|^(?=[^/]*[a-z])(?:[a-z\d-]+\.)+[a-z]{2,12}\/\S+$/i;

/** A price, a share or a labeled line, any of which means that a text describes the product itself. */
const FACTS = /\d\s?(?:%|\p{Sc}|[A-Z]{3}\b)|\p{Sc}\s?\d/u;
const LABELED = /^(?:product|brand|description|materials|price):\s*\S/im;

/**
 * Finds the only link in an input: "Check out this bag https://…", "zara.com/…". Returns null when there is none, when
 * there are several, or when the rest of the input is a description.
 */
export function findOnlyLink(input: string): string | null {
  const text = input.trim();
  if (isProductUrl(text)) return withScheme(text);
  if (text.length > LONGEST_WITH_LINK) return null;
  const tokens = text.split(/\s+/).map((token) => token.replace(AROUND_LINK, ""));
  const [link, another] = tokens.filter((token) => LINK.test(token));
  if (link === undefined || another !== undefined) return null;
  const words = text.replace(link, " ");
  if (words.length > MOST_WORDS || FACTS.test(words) || LABELED.test(words)) return null;
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return isProductUrl(url) ? url : null;
}

/**
 * Removes the tracking parameters from a link, and returns the link along with their names. Leaves any other text
 * unchanged.
 */
export function withoutTracking(input: string): { text: string; removed: string[] } {
  if (!isProductUrl(input)) return { text: input, removed: [] };
  const url = new URL(withScheme(input.trim()));
  const removed = dropTracking(url);
  return { text: removed.length === 0 ? input : url.href, removed };
}

/**
 * Normalizes a product URL: adds the scheme, and removes the fragment, the tracking parameters and Amazon's campaign
 * from the path. Throws a TypeError for an invalid URL.
 */
export function normalizeProductUrl(url: string): string {
  const normal = new URL(withScheme(url.trim()));
  normal.hash = "";
  // Amazon writes its campaign into the path.
  normal.pathname = normal.pathname.replace(/\/ref=[^/]*$/, "");
  dropTracking(normal);
  return normal.href;
}

/** Returns the names of the removed parameters. */
function dropTracking({ searchParams }: URL): string[] {
  const names = [...new Set(searchParams.keys())].filter((name) => TRACKING.test(name));
  for (const name of names) searchParams.delete(name);
  return names;
}

function withScheme(text: string): string {
  return /^www\./i.test(text) ? `https://${text}` : text;
}
