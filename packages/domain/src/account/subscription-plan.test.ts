import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_GRACE_MS, planFromSubscriptions } from "./subscription-plan.ts";
import { Subscription } from "./billing.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-03-10T12:00:00Z");
const day = (offset: number) => new Date(NOW.getTime() + offset * DAY);
const GRACE_DAYS = PAYMENT_GRACE_MS / DAY;

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  status: "active",
  periodStart: day(-10),
  periodEnd: day(20),
  cancelAtPeriodEnd: false,
  cancelAt: null,
  ...changes,
});
const plan = (...subscriptions: Subscription[]) => planFromSubscriptions(subscriptions);

describe("a single subscription", () => {
  it("grants premium while paid or on trial, and for a grace period after the renewal date", () => {
    for (const status of ["active", "trialing"] as const) {
      expect(plan(subscription({ status }))).toEqual({
        premiumUntil: day(20 + GRACE_DAYS),
        subscriptionId: "sub_1",
        subscriptionStatus: status,
        subscriptionPeriodEnd: day(20),
        cancelAtPeriodEnd: false,
      });
    }
  });

  it("grants premium until its end date once it is canceled, without a grace period", () => {
    const ending = [{ cancelAtPeriodEnd: true, cancelAt: day(20) }, { cancelAtPeriodEnd: true }, { cancelAt: day(20) }];
    for (const changes of ending) {
      expect(plan(subscription(changes))).toMatchObject({
        premiumUntil: day(20),
        subscriptionPeriodEnd: day(20),
        cancelAtPeriodEnd: true,
      });
    }
    expect(plan(subscription({ cancelAtPeriodEnd: true, periodEnd: day(0) }))).toMatchObject({ premiumUntil: day(0) });
  });

  it("grants premium no longer than the paid period and its grace period, even if the subscription is set to end later", () => {
    expect(plan(subscription({ cancelAt: day(200) }))).toMatchObject({
      premiumUntil: day(20 + GRACE_DAYS),
      subscriptionPeriodEnd: day(200),
    });
  });

  it("grants premium for a grace period, counted from the start of the unpaid period, when a payment is late", () => {
    const late = (start: number) =>
      subscription({ status: "past_due", periodStart: day(start), periodEnd: day(start + 30) });
    // The unpaid period ends later than premium does.
    const ends = day(GRACE_DAYS - 1);
    expect(plan(late(-1))).toMatchObject({ premiumUntil: ends, subscriptionPeriodEnd: ends });
    expect(plan(late(-GRACE_DAYS))).toMatchObject({
      premiumUntil: day(0),
      subscriptionId: "sub_1",
      subscriptionStatus: "past_due",
    });
  });

  it("grants no premium while unpaid, but keeps its ID as long as it can still become active", () => {
    for (const status of ["unpaid", "paused"] as const) {
      expect(plan(subscription({ status }))).toMatchObject({
        premiumUntil: null,
        subscriptionId: "sub_1",
      });
    }
    for (const status of ["canceled", "incomplete", "incomplete_expired"] as const) {
      expect(plan(subscription({ status }))).toEqual(plan());
    }
    expect(plan()).toMatchObject({ premiumUntil: null, subscriptionId: null, subscriptionPeriodEnd: null });
  });
});

describe("the plan computed from any set of subscriptions", () => {
  const date = fc.integer({ min: -90, max: 90 }).map(day);
  const any = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom(...Subscription.shape.status.options),
    periodStart: date,
    periodEnd: date,
    cancelAtPeriodEnd: fc.boolean(),
    cancelAt: fc.option(date),
  });
  const several = fc.uniqueArray(any, { maxLength: 5, selector: ({ id }) => id });
  const until = (subscriptions: Subscription[]) => plan(...subscriptions).premiumUntil?.getTime() ?? -Infinity;

  it("does not depend on their order", () => {
    fc.assert(
      fc.property(several, fc.func(fc.integer()), (subscriptions, by) => {
        const shuffled = subscriptions.toSorted((a, b) => by(a.id) - by(b.id));
        expect(plan(...shuffled)).toEqual(plan(...subscriptions));
      }),
    );
  });

  it("lasts as long as the subscription that grants premium longest", () => {
    fc.assert(
      fc.property(several, (subscriptions) => {
        expect(until(subscriptions)).toBe(Math.max(-Infinity, ...subscriptions.map((one) => until([one]))));
      }),
    );
  });

  it("never outlasts a subscription's grace period or its scheduled end date", () => {
    fc.assert(
      fc.property(any, (one) => {
        const latest = Math.max(one.periodStart.getTime(), one.periodEnd.getTime()) + PAYMENT_GRACE_MS;
        expect(until([one])).toBeLessThanOrEqual(Math.min(latest, one.cancelAt?.getTime() ?? Infinity));
      }),
    );
  });
});
