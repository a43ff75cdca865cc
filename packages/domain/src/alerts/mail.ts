import * as z from "zod";
import { Money } from "../product/product.ts";
import { NEWS_KINDS } from "../watches/price-news.ts";
import { GENDERS } from "./alert-rules.ts";

const ToUser = z.object({ userId: z.string(), to: z.string(), name: z.string() });
const toUser = <Kind extends string>(kind: Kind) => ToUser.extend({ kind: z.literal(kind) });

/** A product that matches an alert. Contains facts from the shop's page, but never the user who compared it. */
export const FoundProduct = z.object({
  title: z.string(),
  brand: z.string().nullable(),
  /** The price as stated on the page: "89.99 USD". */
  price: z.string().nullable(),
  url: z.string(),
  similarityScore: z.number().int(),
  /** Why it matches the alert, in words. */
  reason: z.string(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

/** What a user wants to be notified about. */
const AlertItem = z.object({
  productName: z.string(),
  manufacturer: z.string(),
  gender: z.enum(GENDERS),
  similarityThreshold: z.number().int(),
});

/** A watched product whose price dropped. */
const FallenPrice = z.object({
  title: z.string(),
  url: z.string(),
  price: Money,
  /** Its price a week ago, in the same currency. */
  before: Money,
  /** A judgment of the price, in words. */
  saying: z.string(),
});
export type FallenPrice = z.infer<typeof FallenPrice>;

/** A new product in the catalogue, with its relevance to the user. */
const NewProduct = z.object({
  title: z.string(),
  brand: z.string().nullable(),
  url: z.string(),
  price: Money.nullable(),
  reason: z.string(),
});
export type NewProduct = z.infer<typeof NewProduct>;

/** The data of an email; the mail package renders the text. Links are absolute URLs. */
export const Mail = z.discriminatedUnion("kind", [
  toUser("welcome").extend({ link: z.string() }),
  toUser("password-reset").extend({ link: z.string() }),
  toUser("password-changed"),
  /** A passkey or an identity provider was added or removed. */
  toUser("sign-in-changed").extend({ change: z.enum(["added", "removed"]), way: z.string(), link: z.string() }),
  toUser("email-changed").extend({ newEmail: z.string() }),
  toUser("test-alert").extend({ productName: z.string(), link: z.string() }),
  toUser("alert").extend({
    alert: AlertItem,
    found: FoundProduct,
    alertsLink: z.string(),
    unsubscribeLink: z.string(),
  }),
  toUser("digest").extend({
    alerts: z.array(z.object({ alert: AlertItem, found: z.array(FoundProduct) })),
    alertsLink: z.string(),
    unsubscribeLink: z.string(),
  }),
  toUser("watch").extend({
    news: z.enum(NEWS_KINDS),
    title: z.string(),
    url: z.string(),
    price: Money.nullable(),
    /** The price when the watch started, in the same currency. */
    startPrice: Money.nullable(),
    watchLink: z.string(),
    unsubscribeLink: z.string(),
  }),
  toUser("weekly").extend({
    fallen: z.array(FallenPrice),
    /** Alternatives, grouped by the name of their original. */
    found: z.array(z.object({ original: z.string(), products: z.array(NewProduct) })),
    forStyle: z.array(NewProduct),
    link: z.string(),
    unsubscribeLink: z.string(),
  }),
  toUser("subscription-started").extend({ renewsAt: z.iso.datetime().nullable(), link: z.string() }),
  toUser("subscription-ending").extend({ endsAt: z.iso.datetime().nullable(), link: z.string() }),
  toUser("subscription-resumed").extend({ renewsAt: z.iso.datetime().nullable(), link: z.string() }),
  toUser("subscription-ended").extend({ link: z.string() }),
  toUser("payment-failed").extend({
    /** When premium ends unless a payment succeeds; absent from emails queued before this was added. */
    endsAt: z.iso.datetime().nullable().default(null),
    link: z.string(),
  }),
  /** Sent to someone whose account no longer exists. */
  z.object({ kind: z.literal("account-deleted"), to: z.string(), name: z.string(), hadSubscription: z.boolean() }),
  toUser("support-received").extend({ id: z.string(), priority: z.boolean() }),
  z.object({
    kind: z.literal("support-request"),
    id: z.string(),
    from: z.string(),
    name: z.string(),
    message: z.string(),
    priority: z.boolean(),
  }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailOf<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

/** The kinds of email with a link that gives access to the account. */
export const SECRET_MAIL_KINDS: readonly Mail["kind"][] = ["password-reset"];
