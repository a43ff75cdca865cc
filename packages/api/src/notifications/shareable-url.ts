/** Names of parameters that sign in or identify a user. */
const PRIVATE =
  /(?:^|[_-])(?:token|secret|session|sess|sid|auth|oauth|password|passwd|pwd|apikey|key|signature|sig|email|mail|user|userid|username|uid|account|cart|basket|order|share|invite)(?:$|[_-]|id$)/i;
/** Long and without a word in it: a key, whatever its name. */
const KEY = /^(?=.*\d)(?=.*[a-z])[\w+/=-]{28,}$/i;

/** Returns true if nothing in a URL could identify the user who entered it, or be used to sign in as them. */
export function isShareableUrl(url: string): boolean {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "")
    return false;
  return [...address.searchParams].every(([name, value]) => !PRIVATE.test(name) && !KEY.test(value));
}
