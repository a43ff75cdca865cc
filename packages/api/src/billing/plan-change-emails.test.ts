import { expect, it } from "vitest";
import { listPlanChangeEmails } from "./plan-change-emails.ts";

const FREE = {
  userId: "ada",
  email: "ada@example.com",
  name: "Ada",
  isPremium: false,
  subscriptionId: null,
  subscriptionStatus: null,
  subscriptionPeriodEnd: null,
  cancelAtPeriodEnd: false,
};
const PAID = { ...FREE, isPremium: true, subscriptionId: "sub_1", subscriptionStatus: "active" as const };
const LATE = { ...PAID, subscriptionStatus: "past_due" as const };
const ENDING = { ...PAID, cancelAtPeriodEnd: true };
const UNPAID = { ...PAID, isPremium: false, subscriptionStatus: "unpaid" as const };

it.each([
  ["a first payment", FREE, PAID, ["subscription-started"]],
  ["a subscription that was never paid", FREE, UNPAID, []],
  [
    "a first payment for a subscription that is already canceled",
    FREE,
    ENDING,
    ["subscription-started", "subscription-ending"],
  ],
  ["a renewal", PAID, PAID, []],
  ["a cancellation", PAID, ENDING, ["subscription-ending"]],
  ["a cancellation that is still in effect", ENDING, ENDING, []],
  ["a failed payment", PAID, LATE, ["payment-failed"]],
  ["a payment that is still overdue", LATE, LATE, []],
  ["the end of a plan", ENDING, FREE, ["subscription-ended"]],
  ["the end of a plan after failed payments", UNPAID, FREE, ["subscription-ended"]],
  ["a free plan that stays free", FREE, FREE, []],
  ["a revoked cancellation", ENDING, PAID, ["subscription-resumed"]],
  [
    "a new subscription in place of a canceled one",
    ENDING,
    { ...PAID, subscriptionId: "sub_2" },
    ["subscription-started"],
  ],
])("sends the expected emails, and no others, for %s", (_what, before, after, kinds) => {
  const news = listPlanChangeEmails({ before, after }, 7, "https://dupewise.example");
  expect(news.map(({ mail }) => mail.kind)).toEqual(kinds);
});

it("names the day on which premium ends in the email about a failed payment", () => {
  const subscriptionPeriodEnd = new Date("2026-02-07T12:00:00Z");
  const [late] = listPlanChangeEmails(
    { before: PAID, after: { ...LATE, subscriptionPeriodEnd } },
    7,
    "https://dupewise.example",
  );
  expect(late?.mail).toMatchObject({ kind: "payment-failed", endsAt: "2026-02-07T12:00:00.000Z" });
});
