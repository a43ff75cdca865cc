import type { FoundProduct, Mail } from "@dupewise/domain/alerts/mail";

const SITE = "https://dupewise.example";
const ADA = { userId: "u1", to: "ada@example.com", name: "Ada Lovelace" };
const ITEM = {
  productName: "Belted wrap coat",
  manufacturer: "Maison Aurelle",
  gender: "women",
  similarityThreshold: 85,
} as const;
const COAT: FoundProduct = {
  title: "Tie-waist wool-blend coat",
  brand: "Halden Row",
  price: "149.00 GBP",
  url: "https://shop.example/tie-waist-coat?colour=camel",
  similarityScore: 91,
  reason: "Both are long coats with a wrap front and a notched lapel; 70% wool versus 80%.",
};
const UNKNOWN: FoundProduct = {
  ...COAT,
  title: "Wrap coat",
  brand: null,
  price: null,
  similarityScore: 86,
  reason: "Same cut and color.",
};
const LINKS = { alertsLink: `${SITE}/notifications`, unsubscribeLink: `${SITE}/unsubscribe?token=t0ken` };

/** One sample email of each kind, keyed by kind. */
export const SAMPLE_EMAILS = {
  welcome: { ...ADA, kind: "welcome", link: SITE },
  "password-reset": { ...ADA, kind: "password-reset", link: `${SITE}/auth#reset=s3cret` },
  "password-changed": { ...ADA, kind: "password-changed" },
  "sign-in-changed": {
    ...ADA,
    kind: "sign-in-changed",
    change: "added",
    way: "the passkey “Ada’s phone”",
    link: `${SITE}/account`,
  },
  "email-changed": { ...ADA, kind: "email-changed", newEmail: "augusta.king.noel@example.com" },
  "test-alert": { ...ADA, kind: "test-alert", productName: "Belted wrap coat", link: LINKS.alertsLink },
  alert: { ...ADA, kind: "alert", alert: ITEM, found: COAT, ...LINKS },
  digest: {
    ...ADA,
    kind: "digest",
    alerts: [
      { alert: ITEM, found: [COAT, UNKNOWN] },
      {
        alert: { ...ITEM, productName: "Arc shoulder bag", manufacturer: "Ostra" },
        found: [
          {
            ...COAT,
            title: "Crescent bag in grained leather",
            brand: "Pemberley Lane",
            price: "59.90 EUR",
            reason: "Both are curved shoulder bags with a zipper; one is polyurethane, the other calf leather.",
            similarityScore: 88,
          },
        ],
      },
    ],
    ...LINKS,
  },
  watch: {
    ...ADA,
    kind: "watch",
    news: "below",
    title: "Belted wrap coat",
    url: COAT.url,
    price: { amount: "129.00", currency: "GBP" },
    startPrice: { amount: "149.00", currency: "GBP" },
    watchLink: `${SITE}/watches?of=w1`,
    unsubscribeLink: LINKS.unsubscribeLink,
  },
  weekly: {
    ...ADA,
    kind: "weekly",
    fallen: [
      {
        title: "Belted wrap coat",
        url: `${SITE}/watches?of=w1`,
        price: { amount: "129.00", currency: "GBP" },
        before: { amount: "149.00", currency: "GBP" },
        saying: "The discount is real: 13% below the usual £149, and the lowest price we've seen.",
      },
    ],
    found: [
      {
        original: "Arc shoulder bag",
        products: [
          {
            title: "Crescent bag in grained leather",
            brand: "Ostra",
            url: "https://shop.example/crescent-bag",
            price: { amount: "59.90", currency: "EUR" },
            reason: "Close in shape and leather, at a quarter of the price.",
          },
        ],
      },
    ],
    forStyle: [
      {
        title: "Wool coat",
        brand: null,
        url: "https://shop.example/coat",
        price: null,
        reason: "Similar to products you've compared.",
      },
    ],
    link: `${SITE}/watches`,
    unsubscribeLink: LINKS.unsubscribeLink,
  },
  "subscription-started": {
    ...ADA,
    kind: "subscription-started",
    renewsAt: "2026-01-31T23:30:00Z",
    link: `${SITE}/subscribe`,
  },
  "subscription-ending": {
    ...ADA,
    kind: "subscription-ending",
    endsAt: "2026-01-31T23:30:00Z",
    link: `${SITE}/subscribe`,
  },
  "subscription-resumed": {
    ...ADA,
    kind: "subscription-resumed",
    renewsAt: "2026-01-31T23:30:00Z",
    link: `${SITE}/subscribe`,
  },
  "subscription-ended": { ...ADA, kind: "subscription-ended", link: `${SITE}/subscribe` },
  "account-deleted": { kind: "account-deleted", to: ADA.to, name: ADA.name, hadSubscription: true },
  "payment-failed": { ...ADA, kind: "payment-failed", endsAt: "2026-02-07T23:30:00Z", link: `${SITE}/subscribe` },
  "support-received": { ...ADA, kind: "support-received", id: "6f1c2c1e-7c1c-4c39-8f0e-2f6c5c2b7a10", priority: false },
  "support-request": {
    kind: "support-request",
    id: "6f1c2c1e-7c1c-4c39-8f0e-2f6c5c2b7a10",
    from: "ada@example.com",
    name: "Ada Lovelace",
    message: "Hello,\n\nThe price of my coat is shown in the wrong currency.\nWhat can I do?",
    priority: true,
  },
} satisfies { [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }> };

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung".repeat(3).slice(0, 200);

/** Emails with hostile content: unbroken words, right-to-left text, and attempts to break out of the markup. */
export const HOSTILE_EMAILS: readonly Mail[] = [
  {
    ...SAMPLE_EMAILS.alert,
    name: "עדה לאבלייס",
    alert: { ...ITEM, productName: LONG, manufacturer: "محل الأزياء" },
    found: {
      ...COAT,
      title: LONG,
      brand: "<script>alert(1)</script>",
      price: "\u202e149.00",
      url: `https://shop.example/${"a".repeat(500)}`,
      reason: LONG,
    },
  },
  { ...SAMPLE_EMAILS["support-request"], name: `"><img src=x onerror=alert(1)>`, message: `${LONG}\n\n\n\n<b>${LONG}` },
];
