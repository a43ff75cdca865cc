/** One `Allow` or `Disallow` line. */
interface Rule {
  allow: boolean;
  pattern: string;
}

/**
 * Returns true when a robots.txt allows an agent to fetch a path with its query. As RFC 9309 requires, uses the groups
 * that name the agent, otherwise those for `*`; the longest matching pattern wins, and `Allow` wins a tie.
 */
export function isAllowedByRobotsTxt(text: string, agent: string, path: string): boolean {
  const groups = parseGroups(text);
  const rules = groups.get(agent.toLowerCase()) ?? groups.get("*") ?? [];
  let best: Rule = { allow: true, pattern: "" };
  for (const rule of rules) {
    const longer = rule.pattern.length > best.pattern.length;
    const draw = rule.pattern.length === best.pattern.length && rule.allow;
    if ((longer || draw) && matches(rule.pattern, path)) best = rule;
  }
  return best.allow;
}

function parseGroups(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let naming = false;
  for (const line of text.split(/[\r\n]+/)) {
    const [, key = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === "user-agent") {
      if (!naming) agents = [];
      naming = true;
      const agent = value.trim().toLowerCase().replace(/\/.*/, "");
      agents.push(agent);
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === "allow" || name === "disallow") {
      naming = false;
      const rule = { allow: name === "allow", pattern: encoded(value.trim()) };
      if (rule.pattern !== "") for (const agent of agents) groups.get(agent)?.push(rule);
    }
  }
  return groups;
}

/** Percent-encodes like a URL's path, so that both compare equal. */
function encoded(pattern: string): string {
  return encodeURI(pattern.toWellFormed()).replaceAll("%25", "%");
}

/** `*` matches anything, a trailing `$` the end. Linear: each piece is searched for once, left to right. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith("$");
  const [first = "", ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const last = rest.at(-1);
  if (!anchored) return true;
  return last === undefined ? at === path.length : path.endsWith(last) && path.length - last.length >= first.length;
}
