import * as z from "zod";
import type { DeliveryOutcome } from "./transport.ts";

const SmtpError = z.object({
  code: z.string().optional(),
  response: z.string().optional(),
  permanent: z.boolean().optional(),
});
const REASON_MAX = 500;

/**
 * Describes a transport's error for the operator, and decides whether the email can be retried. A 5xx rejection is
 * permanent. A rejected password is a configuration error, so emails wait until it is fixed.
 */
export function describeFailure(error: unknown): DeliveryOutcome {
  const { code = "unknown", response, permanent = false } = SmtpError.catch({}).parse(error);
  // Some servers quote the offending link, which may sign a user in.
  const said = response?.replaceAll(/https?:\S+/gi, "[link]").replaceAll(/\s+/g, " ");
  const reason = [code, said].filter(Boolean).join(": ").slice(0, REASON_MAX);
  return { outcome: "failed", reason, isFinal: permanent && code !== "EAUTH" };
}
