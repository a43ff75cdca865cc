import * as z from "zod";
import type { Posting } from "./transport.ts";

const SmtpError = z.object({
  code: z.string().optional(),
  response: z.string().optional(),
  permanent: z.boolean().optional(),
});
const REASON_MAX = 500;

/**
 * What a transport threw, for whoever looks after the outbox. A server that says no (5xx) will say so again; one that
 * refuses our password is a mistake in the configuration, and mails wait until it is mended.
 */
export function describeFailure(error: unknown): Posting {
  const { code = "unknown", response, permanent = false } = SmtpError.catch({}).parse(error);
  // Some servers quote the link that they object to, and it may let somebody in.
  const said = response?.replaceAll(/https?:\S+/gi, "[link]").replaceAll(/\s+/g, " ");
  const reason = [code, said].filter(Boolean).join(": ").slice(0, REASON_MAX);
  return { outcome: "failed", reason, isFinal: permanent && code !== "EAUTH" };
}
