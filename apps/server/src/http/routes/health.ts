import { jsonReply, type Reply } from "@dupewise/api/transport/reply";

/** Responds that the process is alive. */
export const serveHealth = (): Reply => jsonReply(200, { status: "ok" });

/** Responds 200 when ready for requests, and 503 while the database is down. */
export function serveReadiness(isReady: boolean): Reply {
  const reply = jsonReply(isReady ? 200 : 503, { status: isReady ? "ready" : "database away" });
  return {
    ...reply,
    headers: { ...reply.headers, "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "1" }) },
  };
}
