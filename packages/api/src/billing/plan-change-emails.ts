import type { StoredPlan } from "@dupewise/db/queries/billing/billing";
import type { Mail } from "@dupewise/domain/alerts/mail";

type Stored = Omit<NonNullable<StoredPlan>, "reading">;

interface News {
  mail: Mail;
  dedupeKey: string;
}

/**
 * Lists the emails to send about a change of plan, if any. Each has a key that prevents it from being sent twice.
 * @param reading the number of the billing reading that found the change
 */
export function listPlanChangeEmails(
  { before, after }: { before: Stored; after: Stored },
  reading: number,
  siteUrl: string,
): News[] {
  const { userId, email: to, name, subscriptionId, subscriptionPeriodEnd } = after;
  const who = { userId, to, name, link: `${siteUrl}/subscribe` };
  if (subscriptionId === null) {
    if (before.subscriptionId === null) return [];
    return [{ mail: { kind: "subscription-ended", ...who }, dedupeKey: `subscription-ended:${before.subscriptionId}` }];
  }
  const end = subscriptionPeriodEnd?.toISOString() ?? null;
  const isNew = before.subscriptionId !== subscriptionId;
  const news: News[] = [];
  if (isNew && after.isPremium) {
    const mail: Mail = { kind: "subscription-started", renewsAt: after.cancelAtPeriodEnd ? null : end, ...who };
    news.push({ mail, dedupeKey: `subscription-started:${subscriptionId}` });
  }
  if (after.cancelAtPeriodEnd && (isNew || !before.cancelAtPeriodEnd)) {
    const mail: Mail = { kind: "subscription-ending", endsAt: end, ...who };
    news.push({ mail, dedupeKey: `subscription-ending:${subscriptionId}:${reading}` });
  }
  if (!isNew && before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd && after.isPremium) {
    const mail: Mail = { kind: "subscription-resumed", renewsAt: end, ...who };
    news.push({ mail, dedupeKey: `subscription-resumed:${subscriptionId}:${reading}` });
  }
  if (after.subscriptionStatus === "past_due" && before.subscriptionStatus !== "past_due") {
    const mail: Mail = { kind: "payment-failed", endsAt: end, ...who };
    news.push({ mail, dedupeKey: `payment-failed:${subscriptionId}:${reading}` });
  }
  return news;
}
