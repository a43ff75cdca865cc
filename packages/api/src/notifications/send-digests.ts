import type { FoundProduct } from "@dupewise/domain/alerts/mail";
import {
  claimDigest,
  listDigestRecipients,
  lockUnreportedMatches,
  markMatchesMailed,
  type UnreportedMatch,
} from "@dupewise/db/queries/alerts/alert-digests";
import type { Services } from "../context.ts";
import { buildUnsubscribeLink } from "./unsubscribe-link.ts";

type RequiredServices = Pick<Services, "database" | "sendMail" | "siteUrl">;

const PEOPLE_AT_A_TIME = 200;

/** Emails each user one digest of the matches found since their last email. Idempotent and safe to run concurrently. */
export async function sendDigests(services: RequiredServices, _job: object, signal: AbortSignal): Promise<void> {
  let after = "";
  for (;;) {
    const people = await listDigestRecipients(services.database.db, after, PEOPLE_AT_A_TIME);
    for (const userId of people) {
      signal.throwIfAborted();
      await sendDigest(services, userId);
    }
    const last = people.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

function sendDigest({ database, sendMail, siteUrl }: RequiredServices, userId: string): Promise<void> {
  return database.db.transaction(async (tx) => {
    const matches = await lockUnreportedMatches(tx, userId);
    const [first] = matches;
    if (!first) return;
    const token = await claimDigest(tx, userId);
    if (token === undefined) return;
    const site = siteUrl();
    await sendMail(
      tx,
      {
        kind: "digest",
        userId,
        to: first.email,
        name: first.name,
        alerts: groupByAlert(matches),
        alertsLink: `${site}/notifications`,
        unsubscribeLink: buildUnsubscribeLink(site, token),
      },
      { dedupeKey: `digest:${first.id}` },
    );
    await markMatchesMailed(
      tx,
      matches.map(({ id }) => id),
    );
  });
}

/** Groups the matches by alert; a product found by several appears where it is most similar. */
function groupByAlert(matches: readonly UnreportedMatch[]) {
  const best = new Map<string, UnreportedMatch>();
  for (const match of matches) {
    const known = best.get(match.url);
    if (!known || known.similarityScore < match.similarityScore) best.set(match.url, match);
  }
  const alerts = new Map<string, { alert: UnreportedMatch["alert"]; found: FoundProduct[] }>();
  for (const match of matches.filter((one) => best.get(one.url) === one)) {
    const { alertId, alert, title, brand, price, url, similarityScore, reason } = match;
    const held = alerts.get(alertId) ?? { alert, found: [] };
    held.found.push({ title, brand, price, url, similarityScore, reason });
    alerts.set(alertId, held);
  }
  return [...alerts.values()];
}
