import { authRouter } from "./auth/router.ts";
import { comparisonsRouter } from "./comparisons/router.ts";
import { historyRouter } from "./history/router.ts";
import { router } from "./trpc.ts";

export const appRouter = router({
  auth: authRouter,
  comparisons: comparisonsRouter,
  history: historyRouter,
});

/** The whole API as a type: what the web app and the typed client are checked against. */
export type AppRouter = typeof appRouter;
