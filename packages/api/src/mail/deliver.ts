import { Mail } from "@dupewise/domain/alerts/mail";
import {
  claimDueMail,
  dropMail,
  giveUpOnMail,
  markMailSent,
  postponeMail,
  type ClaimedMail,
} from "@dupewise/db/queries/mail/outbox";
import { isMailWanted } from "@dupewise/db/queries/mail/unsubscribing";
import type { Services } from "../context.ts";
import type { DeliveryOutcome } from "../ports/mail.ts";
import { extractUnsubscribeToken } from "../notifications/unsubscribe-link.ts";
import { getRetryWindowSeconds, computeRetrySeconds } from "./retry-times.ts";

type DeliveryServices = Pick<Services, "database" | "postMail">;

type Outcome = DeliveryOutcome["outcome"] | "unwanted";

/** Emails sent concurrently. All of them have ended, one way or another, long before anyone else may claim them. */
const BATCH = 10;

/**
 * Sends one queued email if it is due or, without an ID, all emails that are due. Retries failed deliveries later, and
 * gives up on permanent failures and at the end of the email's retry window. Drops emails whose recipient has
 * unsubscribed in the meantime.
 */
export async function deliverMail(
  { database: { db }, postMail }: DeliveryServices,
  { mailId }: { mailId?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  for (let outcomes: Outcome[] | undefined; mayGoOn(outcomes) && !signal.aborted;) {
    const claimed = await claimDueMail(db, { limit: BATCH, id: mailId });
    outcomes = await Promise.all(claimed.map((row) => deliverOne({ db, postMail }, row, signal)));
  }
}

const mayGoOn = (outcomes: Outcome[] | undefined): boolean =>
  outcomes === undefined || (outcomes.length === BATCH && outcomes.some((outcome) => outcome !== "failed"));

async function deliverOne(
  { db, postMail }: { db: DeliveryServices["database"]["db"]; postMail: DeliveryServices["postMail"] },
  row: ClaimedMail,
  signal: AbortSignal,
): Promise<Outcome> {
  const { data: mail } = Mail.safeParse(row.content);
  if (mail && "unsubscribeLink" in mail && !(await isMailWanted(db, extractUnsubscribeToken(mail.unsubscribeLink)))) {
    await dropMail(db, row);
    return "unwanted";
  }
  // A newer version may have queued it, and will send it.
  const posting: DeliveryOutcome = mail
    ? await postMail({ id: row.id, recipient: row.recipient, mail }, { signal }).catch(toUnexpectedFailure)
    : { outcome: "failed", reason: "It's in a format that this version doesn't support", isFinal: false };
  if (posting.outcome === "sent") await markMailSent(db, row);
  else if (posting.isFinal) await giveUpOnMail(db, row, posting.reason);
  else {
    const retry = {
      retryInSeconds: computeRetrySeconds(row.attempts),
      patienceSeconds: getRetryWindowSeconds(row.kind),
    };
    await postponeMail(db, row, { reason: posting.reason, ...retry });
  }
  return posting.outcome;
}

/** Its message may quote the email, so only its type is kept. */
function toUnexpectedFailure(error: unknown): DeliveryOutcome {
  const name = error instanceof Error ? error.name : typeof error;
  return { outcome: "failed", reason: `Unexpected ${name}`, isFinal: false };
}
