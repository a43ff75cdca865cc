import * as z from "zod";

const WRITTEN = /^(?:(?<name>[^<>"\p{Cc}]*)<(?<inner>[^<>]+)>|(?<bare>[^<>]+))$/u;

/** The sender of all emails: "Name <address>" or just an address. */
export const Sender = z
  .string()
  .transform((text) => {
    const { name = "", inner, bare = "" } = WRITTEN.exec(text.trim())?.groups ?? {};
    return { name: name.trim(), address: inner ?? bare };
  })
  .pipe(
    z.object({
      name: z.string(),
      address: z.email({ pattern: z.regexes.html5Email, error: "must be an address, or Name <address>" }),
    }),
  );
export type Sender = z.infer<typeof Sender>;
