import * as z from "zod";
import { EMAIL_MAX_LENGTH } from "../constants.ts";
import { required } from "../required.ts";

const INVALID = "Please enter a valid email address";
/** Not part of any name of a host; browsers would read some of it as the end of one. */
const NO_NAME = /[\0-,/:-@[-`{-\x7f]/;
/** Parsers of web addresses leave this rule of IDNA out. */
const HYPHEN_AT_END = /(?:^|[.。])-|-(?:[.。]|$)/;

/**
 * An e-mail address as HTML has it, so that what a browser's own field takes is taken here: any sign that RFC 5322
 * allows before the @, a host name behind it. A name of other letters is brought to its ASCII form (IDNA), which is
 * what a browser sends, what mail servers know, and one for all the ways to write it.
 */
export const Email = required(INVALID)
  .max(EMAIL_MAX_LENGTH, INVALID)
  .transform(withAsciiDomain)
  .pipe(z.email({ pattern: z.regexes.html5Email, error: INVALID }).max(EMAIL_MAX_LENGTH, INVALID));

/** Leaves alone what needs no change, and makes no address of what is none. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (/^[\0-\x7f]*$/.test(domain)) return address;
  if (NO_NAME.test(domain) || HYPHEN_AT_END.test(domain.normalize("NFKC"))) return "";
  const hostname = URL.parse(`https://${domain}`)?.hostname;
  return hostname === undefined ? "" : address.slice(0, at) + hostname;
}
