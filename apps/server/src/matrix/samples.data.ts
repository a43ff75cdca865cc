import { renderSwatchPng } from "@dupewise/testing/shop/images";

/** The only procedures that visitors may call. The matrix tests require sign-in for all others. */
export const PUBLIC_PROCEDURES = [
  "auth.register",
  "auth.login",
  "auth.logout",
  "auth.session",
  "auth.requestPasswordReset",
  "auth.resetPassword",
  "identities.providers",
  "identities.begin",
  "identities.finish",
  "passkeys.beginSignIn",
  "passkeys.signIn",
  "comparisons.shared",
  "boards.shared",
  "comparisons.colors",
  "products.preview",
  "products.kinds",
  "visitors.compare",
  "visitors.compareWithProgress",
  "visitors.get",
  "notifications.subscription",
  "notifications.unsubscribe",
  "notifications.resubscribe",
];

const PASSWORD = "lovelace1";
const PAGES = {
  original: { url: "https://maker.example/p/coat", html: "<h1>Wool coat</h1><p>$420</p>" },
  alternative: "Product: Wool coat\nPrice: $89",
};
const SEVERAL = { originalUrl: "Product: Wool coat\nPrice: $420", alternatives: ["Product: Wool coat\nPrice: $89"] };
export const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };

const CREDENTIAL = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const passkeyRegistration = { ...CREDENTIAL, response: { clientDataJSON: "e30", attestationObject: "oA" } };
const passkeySignIn = {
  ...CREDENTIAL,
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};

/** An account's email and session cookie, and the ID of one resource of each kind that it owns. */
export interface OwnedResources {
  email: string;
  cookie: string;
  comparison: string;
  alert: string;
  board: string;
  watch: string;
  accessToken: string;
  passkey: string;
}

/**
 * Functions that create valid sample input, keyed by procedure. The matrix tests fail if a procedure has no entry here.
 */
export const SAMPLES: Record<string, (own: OwnedResources) => Record<string, unknown> | undefined> = {
  "auth.register": ({ email }) => ({ name: "Ada Lovelace", email: `new-${email}`, password: PASSWORD }),
  "auth.login": ({ email }) => ({ email, password: PASSWORD }),
  "auth.logout": () => undefined,
  "auth.me": () => undefined,
  "auth.session": () => undefined,
  "auth.updateProfile": ({ email }) => ({
    firstName: "Augusta",
    lastName: "King",
    email,
    emailNotificationsEnabled: true,
  }),
  "auth.setEmailNotifications": () => ({ enabled: false }),
  "auth.setPhotoReading": () => ({ enabled: false }),
  "auth.changePassword": () => ({ currentPassword: PASSWORD, newPassword: "analytical 2" }),
  "auth.requestPasswordReset": ({ email }) => ({ email }),
  "auth.resetPassword": () => ({ token: "x".repeat(43), password: PASSWORD }),
  "auth.signOutEverywhere": () => undefined,
  "auth.exportData": () => undefined,
  "auth.deleteAccount": () => ({ password: PASSWORD }),
  "identities.providers": () => undefined,
  "identities.begin": () => ({ provider: "https://accounts.example" }),
  "identities.finish": () => ({ answer: `?code=x&state=${"x".repeat(43)}` }),
  "identities.list": () => undefined,
  "identities.connect": () => ({ provider: "https://accounts.example" }),
  "identities.disconnect": () => ({ id: crypto.randomUUID() }),
  "passkeys.beginSignIn": () => undefined,
  "passkeys.signIn": () => ({ response: passkeySignIn }),
  "passkeys.list": () => undefined,
  "passkeys.beginRegistration": () => undefined,
  "passkeys.register": () => ({ name: "Phone", response: passkeyRegistration }),
  "passkeys.rename": ({ passkey }) => ({ id: passkey, name: "Laptop" }),
  "passkeys.remove": ({ passkey }) => ({ id: passkey }),
  "accessTokens.list": () => undefined,
  "accessTokens.create": () => ({ name: "Script", scopes: ["read"], days: 30 }),
  "accessTokens.revoke": ({ accessToken }) => ({ id: accessToken }),
  "comparisons.create": () => TEXTS,
  "comparisons.createFromPages": () => PAGES,
  "comparisons.createWithProgress": () => TEXTS,
  "comparisons.createSeveral": () => SEVERAL,
  "comparisons.createSeveralWithProgress": () => SEVERAL,
  "comparisons.alternatives": ({ comparison }) => ({ id: comparison }),
  "watches.list": () => undefined,
  "watches.create": () => ({ of: { url: "http://127.0.0.1:9/watched" }, dropPercent: 10 }),
  "watches.get": ({ watch }) => ({ id: watch }),
  "watches.update": ({ watch }) => ({ id: watch, dropPercent: 20 }),
  "watches.remove": ({ watch }) => ({ id: watch }),
  "channels.list": () => undefined,
  "channels.create": () => ({
    kind: "webhook",
    url: "https://receiver.example/news",
    events: ["watch.triggered"],
  }),
  "channels.remove": () => ({ id: crypto.randomUUID() }),
  "channels.deliveries": () => undefined,
  "channels.sendAgain": () => ({ id: crypto.randomUUID() }),
  "boards.list": () => undefined,
  "boards.create": ({ comparison }) => ({ name: "Coats", comparisonIds: [comparison] }),
  "boards.get": ({ board }) => ({ id: board }),
  "boards.rename": ({ board }) => ({ id: board, name: "Coats for winter" }),
  "boards.remove": ({ board }) => ({ id: board }),
  "boards.add": ({ board, comparison }) => ({ id: board, comparisonIds: [comparison] }),
  "boards.take": ({ board, comparison }) => ({ id: board, comparisonId: comparison }),
  "boards.move": ({ board, comparison }) => ({ id: board, comparisonId: comparison, position: 0 }),
  "boards.share": ({ board }) => ({ id: board }),
  "boards.unshare": ({ board }) => ({ id: board }),
  "boards.shared": ({ board }) => ({ id: board, token: "x".repeat(32) }),
  "comparisons.get": ({ comparison }) => ({ id: comparison }),
  "comparisons.analysis": ({ comparison }) => ({ id: comparison }),
  "photos.list": ({ comparison }) => ({ id: comparison }),
  "photos.add": ({ comparison }) => ({
    id: comparison,
    side: "original",
    photo: renderSwatchPng(8).toString("base64"),
  }),
  "photos.remove": ({ comparison }) => ({ id: comparison, photoId: crypto.randomUUID() }),
  "comparisons.colors": ({ comparison }) => ({ id: comparison, token: "x".repeat(32) }),
  "comparisons.rerun": ({ comparison }) => ({ id: comparison, originalMaterialText: "100% wool", dupePrice: "$50" }),
  "comparisons.shareState": ({ comparison }) => ({ id: comparison }),
  "comparisons.share": ({ comparison }) => ({ id: comparison }),
  "comparisons.unshare": ({ comparison }) => ({ id: comparison }),
  "comparisons.shared": ({ comparison }) => ({ id: comparison, token: "x".repeat(32) }),
  "products.preview": () => ({ text: "Belted coat\n$89\n60% wool" }),
  "products.previewPage": () => PAGES.original,
  // A link for each account, as the second reader of a page is told what the first one stored.
  "products.previewLink": ({ comparison }) => ({ url: `https://maker.example/p/${comparison}` }),
  "products.kinds": () => undefined,
  "catalogue.find": () => ({ original: "Belted coat\n$89\n60% wool" }),
  "catalogue.findForComparison": ({ comparison }) => ({ id: comparison }),
  "history.list": () => ({ search: "coat" }),
  "history.setFavorite": ({ comparison }) => ({ id: comparison, isFavorite: true }),
  "history.remove": ({ comparison }) => ({ id: comparison }),
  "history.restore": ({ comparison }) => ({ id: comparison }),
  "history.export": () => ({ format: "csv" }),
  "preferences.recommendations": () => undefined,
  "preferences.refresh": () => undefined,
  "notifications.list": () => undefined,
  "notifications.create": () => ({ productName: "Coat", manufacturer: "Maison" }),
  "notifications.test": ({ alert }) => ({ id: alert }),
  "notifications.update": ({ alert }) => ({ id: alert, isActive: false }),
  "notifications.remove": ({ alert }) => ({ id: alert }),
  "notifications.matches": ({ alert }) => ({ id: alert }),
  "notifications.subscription": () => ({ token: "x".repeat(36) }),
  "notifications.unsubscribe": () => ({ token: "x".repeat(36) }),
  "notifications.resubscribe": () => ({ token: "x".repeat(36) }),
  "ratings.get": ({ comparison }) => ({ id: comparison }),
  "ratings.set": ({ comparison }) => ({ id: comparison, given: 40, wrong: "Both are coats", reason: "One is a cape" }),
  "ratings.remove": ({ comparison }) => ({ id: comparison }),
  "ratings.summary": () => undefined,
  "support.create": ({ email }) => ({ name: "Ada", email, message: "How do I add a price?" }),
  "billing.status": () => undefined,
  "billing.createSubscription": () => undefined,
  "billing.cancel": () => undefined,
  "billing.resume": () => undefined,
  "billing.sync": () => undefined,
  "billing.portal": () => undefined,
  "insights.get": () => undefined,
  "visitors.compare": () => TEXTS,
  "visitors.compareWithProgress": () => TEXTS,
  "visitors.get": ({ comparison }) => ({ id: comparison }),
  "visitors.keep": ({ comparison }) => ({ id: comparison }),
};
