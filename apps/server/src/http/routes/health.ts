import { jsonReply, type Reply } from "@dupewise/api/transport/reply";

/** Responds with 200 as long as the process is running. */
export const serveHealth = (): Reply => jsonReply(200, { status: "ok" });

/** Responds with 200 if the server is ready for requests, or with 503 while the database is down. */
export function serveReadiness(isReady: boolean): Reply {
  const reply = jsonReply(isReady ? 200 : 503, { status: isReady ? "ready" : "database unavailable" });
  return {
    ...reply,
    headers: { ...reply.headers, "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "1" }) },
  };
}
