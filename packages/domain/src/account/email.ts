import * as z from "zod";
import { EMAIL_MAX_LENGTH } from "../constants.ts";
import { requiredText } from "../required-text.ts";

const INVALID = "Please enter a valid email address";
/** Not allowed in host names; browsers would read some of it as the end of one. */
const NO_NAME = /[\0-,/:-@[-`{-\x7f]/;
/** URL parsers don't enforce this rule of IDNA. */
const HYPHEN_AT_END = /(?:^|[.。])-|-(?:[.。]|$)/;

/**
 * An email address according to HTML's rules, so that whatever a browser's field accepts is accepted here: any RFC 5322
 * characters before the @, followed by a host name. International host names are converted to ASCII (IDNA), the only
 * form that browsers send and mail servers accept.
 */
export const Email = requiredText(INVALID)
  .max(EMAIL_MAX_LENGTH, INVALID)
  .transform(withAsciiDomain)
  .pipe(z.email({ pattern: z.regexes.html5Email, error: INVALID }).max(EMAIL_MAX_LENGTH, INVALID));

/** Changes nothing unnecessarily, and never turns an invalid address into a valid one. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (/^[\0-\x7f]*$/.test(domain)) return address;
  if (NO_NAME.test(domain) || HYPHEN_AT_END.test(domain.normalize("NFKC"))) return "";
  const hostname = URL.parse(`https://${domain}`)?.hostname;
  return hostname === undefined ? "" : address.slice(0, at) + hostname;
}
