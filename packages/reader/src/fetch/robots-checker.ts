import { ReadError } from "./read-error.ts";
import { isAllowedByRobotsTxt } from "./robots-text.ts";

/** Returns the text of a robots.txt, or null when the site has none. */
export type FetchRobots = (url: string) => Promise<string | null>;

export interface RobotsChecker {
  /** Throws ReadError when the site disallows this URL for programs. */
  require: (url: URL) => Promise<void>;
}

const FRESH_MS = 60 * 60 * 1000;
const MAX_SITES = 1000;

/**
 * Creates a checker that throws when a site's robots.txt disallows a URL. The checker caches each robots.txt for an
 * hour.
 */
export function createRobotsChecker(fetchRobots: FetchRobots, userAgent: string, now: () => number): RobotsChecker {
  const agent = userAgent.replace(/[/\s].*/, "");
  const known = new Map<string, { text: Promise<string | null>; at: number }>();

  function rulesOf(origin: string): Promise<string | null> {
    const held = known.get(origin);
    if (held !== undefined && now() - held.at < FRESH_MS) return held.text;
    const text = fetchRobots(`${origin}/robots.txt`);
    known.delete(origin);
    known.set(origin, { text, at: now() });
    text.catch(() => known.delete(origin));
    const [oldest] = known.keys();
    if (known.size > MAX_SITES && oldest !== undefined) known.delete(oldest);
    return text;
  }

  return {
    require: async (url) => {
      const text = await rulesOf(url.origin);
      if (text === null) return;
      if (!isAllowedByRobotsTxt(text, agent, url.pathname + url.search))
        throw new ReadError("the shop asks programs not to read this page");
    },
  };
}
