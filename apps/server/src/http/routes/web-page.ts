import { loadPageData } from "@dupewise/api/embed-page-data";
import type { Logger } from "pino";
import { isUnlistedPath, loadPreview } from "../pages/preview.ts";
import type { createWebHandler } from "../pages/web-handler.ts";
import { reportError } from "../response/report-error.ts";
import type { RoutedRequest } from "../route.ts";

/** Serves the static file at this URL or, if there is none, the app's page with its initial data embedded. */
export async function serveWebPage(
  web: ReturnType<typeof createWebHandler>,
  log: Logger,
  { req, res, url, tracked, createContext }: RoutedRequest,
): Promise<undefined> {
  const context = createContext();
  // The page works without its preview or first data.
  const goOn = (error: unknown): undefined => void reportError(error, tracked);
  await web(req, res, {
    url,
    preview: async () => (isUnlistedPath(url.pathname) ? loadPreview(url, context).catch(goOn) : undefined),
    address: context.address,
    takeRendering: () => context.limits.take("renderAddress", context.address),
    read: () => loadPageData(context, url).catch(goOn),
    reportUnexpected: (error) =>
      log.error({ err: error, requestId: tracked.requestId }, "a page could not be rendered"),
  });
}
