import { SECRET_MAIL_KINDS, type Mail } from "@dupewise/domain/alerts/mail";
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "../../drizzle.ts";
import { mailOutbox } from "../../schema.ts";
import type { Db } from "../../connect.ts";

interface QueuedMail {
  userId: string | null;
  recipient: string;
  mail: Mail;
  dedupeKey?: string | undefined;
}

/** An email that this process has claimed and may send. */
export interface ClaimedMail {
  id: string;
  recipient: string;
  kind: string;
  /** As stored, perhaps by another version, so it must be parsed. */
  content: unknown;
  /** The number of attempts, including this one. */
  attempts: number;
}

interface ClaimOptions {
  limit: number;
  /** The ID of the only email to claim; if absent, any due email. */
  id?: string | undefined;
}

interface Failure {
  /** The reason, without secrets, because operators read it. */
  reason: string;
  retryInSeconds: number;
  /** How long after being queued the email may be retried; after that, it is abandoned. */
  patienceSeconds: number;
}

/** How long the claimer of an email has to send it; longer than sending may take. */
const LEASE = sql`now() + interval '5 minutes'`;
const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
/** The claimed attempt, not a later one. */
const whereClaimed = ({ id, attempts }: ClaimedMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), waiting);

/**
 * Queues an email and returns its ID, or undefined if an email with the same `dedupeKey` was queued before. Inside a
 * transaction, the email is sent only after the commit.
 */
export async function queueMail(db: Db, { mail, ...row }: QueuedMail): Promise<string | undefined> {
  const [queued] = await db
    .insert(mailOutbox)
    .values({ ...row, kind: mail.kind, content: mail })
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
    .returning({ id: mailOutbox.id });
  return queued?.id;
}

/**
 * Claims due emails for five minutes, most overdue first, and counts an attempt for each. If the worker dies, the
 * emails become due again after that time.
 */
export function claimDueMail(db: Db, { limit, id }: ClaimOptions): Promise<ClaimedMail[]> {
  const due = db.$with("due").as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(waiting, lte(mailOutbox.nextAttemptAt, sql`now()`), id === undefined ? sql`true` : eq(mailOutbox.id, id)),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: LEASE })
    .where(inArray(mailOutbox.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      kind: mailOutbox.kind,
      content: mailOutbox.content,
      attempts: mailOutbox.attempts,
    });
}

/** Marks an email as sent and deletes its content. */
export async function markMailSent(db: Db, mail: ClaimedMail): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, content: null, lastError: null })
    .where(whereClaimed(mail));
}

/** Postpones a failed email until its next attempt, or gives up on it if that would be past its deadline. */
export async function postponeMail(db: Db, mail: ClaimedMail, failure: Failure): Promise<void> {
  const { reason, retryInSeconds, patienceSeconds } = failure;
  const next = sql`now() + ${retryInSeconds} * interval '1 second'`;
  const [postponed] = await db
    .update(mailOutbox)
    .set({ nextAttemptAt: next, lastError: reason })
    .where(and(whereClaimed(mail), sql`${next} < ${mailOutbox.createdAt} + ${patienceSeconds} * interval '1 second'`))
    .returning({ id: mailOutbox.id });
  if (!postponed) await giveUpOnMail(db, mail, reason);
}

/** Marks an email as undeliverable. Keeps its content for the operator unless it contains a sign-in link. */
export async function giveUpOnMail(db: Db, mail: ClaimedMail, reason: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      failedAt: sql`now()`,
      lastError: reason,
      content: sql`case when ${inArray(mailOutbox.kind, [...SECRET_MAIL_KINDS])} then null else ${mailOutbox.content} end`,
    })
    .where(whereClaimed(mail));
}

/** Deletes an email that no longer needs to be sent. */
export async function dropMail(db: Db, mail: ClaimedMail): Promise<void> {
  await db.delete(mailOutbox).where(whereClaimed(mail));
}

/**
 * Deletes emails 30 days after they were sent or abandoned. Deletes emails that confirm the deletion of an account as
 * soon as they have been sent or abandoned.
 */
export async function deleteOldMail(db: Db): Promise<void> {
  const ended = sql`coalesce(${mailOutbox.sentAt}, ${mailOutbox.failedAt})`;
  const isOver = lt(ended, sql`now() - interval '30 days'`);
  // The data of a deleted account is kept no longer than needed.
  const isFarewell = and(eq(mailOutbox.kind, "account-deleted"), isNotNull(ended));
  await db.delete(mailOutbox).where(or(isOver, isFarewell));
}

/** Counts the emails that are waiting, those sent within the last day, and those that are undeliverable. */
export async function countMailByState(db: Db): Promise<{ waiting: number; sentToday: number; dead: number }> {
  const [row] = await db.execute<{ waiting: number; sentToday: number; dead: number }>(sql`
    select count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      count(*) filter (where sent_at > now() - interval '1 day')::int as "sentToday",
      count(*) filter (where failed_at is not null)::int as dead
    from mail_outbox`);
  return row ?? { waiting: 0, sentToday: 0, dead: 0 };
}
