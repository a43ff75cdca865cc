import { Mail } from "@dupewise/domain/mail";
import {
  claimDueMail,
  giveUpMail,
  markMailSent,
  postponeMail,
  type ClaimedMail,
} from "@dupewise/db/queries/mail-outbox";
import type { Services } from "../context.ts";
import type { Posting } from "../mail.ts";
import { patienceSeconds, retryInSeconds } from "./retry.ts";

type Deliverer = Pick<Services, "database" | "postMail">;

/** Mails on their way at a time. All of them have ended, one way or another, long before anybody else may take them. */
const BATCH = 10;

/**
 * Sends one mail of the outbox if it is due, or all that are, as long as any get through. What fails stays in the
 * outbox and is due again later; what fails for good, or for a day, is marked as given up.
 */
export async function deliverMail(
  { database: { db }, postMail }: Deliverer,
  { mailId }: { mailId?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  for (let outcomes: Posting["outcome"][] | undefined; mayGoOn(outcomes) && !signal.aborted;) {
    const claimed = await claimDueMail(db, { limit: BATCH, id: mailId });
    outcomes = await Promise.all(claimed.map((row) => deliverOne({ db, postMail }, row, signal)));
  }
}

const mayGoOn = (outcomes: Posting["outcome"][] | undefined): boolean =>
  outcomes === undefined || (outcomes.length === BATCH && outcomes.includes("sent"));

async function deliverOne(
  { db, postMail }: { db: Deliverer["database"]["db"]; postMail: Deliverer["postMail"] },
  row: ClaimedMail,
  signal: AbortSignal,
): Promise<Posting["outcome"]> {
  const { data: mail } = Mail.safeParse(row.content);
  // A newer version may have queued it: that one will send it.
  const posting: Posting = mail
    ? await postMail({ id: row.id, recipient: row.recipient, mail }, { signal }).catch(unexpected)
    : { outcome: "failed", reason: "It is written in a way that this version does not know", isFinal: false };
  if (posting.outcome === "sent") await markMailSent(db, row);
  else if (posting.isFinal) await giveUpMail(db, row, posting.reason);
  else {
    const retry = { retryInSeconds: retryInSeconds(row.attempts), patienceSeconds: patienceSeconds(row.kind) };
    await postponeMail(db, row, { reason: posting.reason, ...retry });
  }
  return posting.outcome;
}

/** Its message may quote the mail, so only its kind is kept. */
function unexpected(error: unknown): Posting {
  const name = error instanceof Error ? error.name : typeof error;
  return { outcome: "failed", reason: `Unexpected ${name}`, isFinal: false };
}
