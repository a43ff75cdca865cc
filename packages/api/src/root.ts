import { accessTokensRouter } from "./access-tokens/router.ts";
import { authRouter } from "./auth/router.ts";
import { billingRouter } from "./billing/router.ts";
import { boardsRouter } from "./boards/router.ts";
import { catalogueRouter } from "./catalogue/router.ts";
import { channelsRouter } from "./channels/router.ts";
import { comparisonsRouter } from "./comparisons/router.ts";
import { historyRouter } from "./history/router.ts";
import { identitiesRouter } from "./identities/router.ts";
import { insightsRouter } from "./insights/router.ts";
import { notificationsRouter } from "./notifications/router.ts";
import { photosRouter } from "./photos/router.ts";
import { passkeysRouter } from "./passkeys/router.ts";
import { preferencesRouter } from "./preferences/router.ts";
import { productsRouter } from "./products/router.ts";
import { ratingsRouter } from "./ratings/router.ts";
import { supportRouter } from "./support/router.ts";
import { router } from "./trpc.ts";
import { visitorsRouter } from "./visitors/router.ts";
import { watchesRouter } from "./watches/router.ts";

export const appRouter = router({
  auth: authRouter,
  identities: identitiesRouter,
  accessTokens: accessTokensRouter,
  comparisons: comparisonsRouter,
  photos: photosRouter,
  boards: boardsRouter,
  products: productsRouter,
  catalogue: catalogueRouter,
  history: historyRouter,
  passkeys: passkeysRouter,
  preferences: preferencesRouter,
  notifications: notificationsRouter,
  ratings: ratingsRouter,
  support: supportRouter,
  billing: billingRouter,
  insights: insightsRouter,
  visitors: visitorsRouter,
  watches: watchesRouter,
  channels: channelsRouter,
});

/** The type of the whole API, which the web app and the typed client are checked against. */
export type AppRouter = typeof appRouter;
