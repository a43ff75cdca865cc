import { PROCEDURES } from "@dupewise/api/transport/endpoints";
import { findRouteTemplate } from "@dupewise/api/transport/rest";
import { TRPC_PATH } from "@dupewise/api/transport/trpc-http";
import { isPage } from "@dupewise/domain/pages/pages";
import { STRIPE_WEBHOOK_PATH } from "../routes/stripe-webhook.ts";

const NAMES = new Set(PROCEDURES.map(({ name }) => name));

/**
 * Returns the metrics label for a request, or undefined for files and health checks, which aren't counted. All unknown
 * paths share one label, so that clients can't create an unlimited number of labels.
 */
export function getRouteLabel(method: string, path: string): string | undefined {
  if (path.startsWith("/images/")) return "image";
  if (path !== "/api" && !path.startsWith("/api/")) return isPage(path) ? "page" : undefined;
  if (path === STRIPE_WEBHOOK_PATH) return path.slice("/api".length);
  if (!path.startsWith(TRPC_PATH)) return findRouteTemplate(method, path.slice("/api".length)) ?? "other";
  const name = path.slice(TRPC_PATH.length);
  return NAMES.has(name) ? name : "other";
}
