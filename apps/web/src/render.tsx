import type { EmbeddedPage } from "@dupewise/domain/pages/embedded-data";
import type { User } from "@dupewise/domain/account/user";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { deserialize } from "superjson";
import { App } from "./app/app.tsx";
import { Pages } from "./app/page-routes.tsx";
import { ServerQueryClient } from "./lib/api/data-layer.tsx";
import { isSerialized } from "./lib/api/is-serialized.ts";
import { ServerSession, type Session } from "./lib/session/session.ts";
import { createQueryClient } from "./lib/api/trpc.ts";

export { listModulesToPreload } from "./app/page-preloads.ts";

/**
 * Renders a page to HTML on the server.
 * @param url the page's path and query
 * @param sent the data embedded in the page; no other data is loaded
 */
export async function render(url: string, sent: EmbeddedPage): Promise<string> {
  const session: Session = isSerialized(sent.user)
    ? { status: "in", user: deserialize<User>(sent.user) }
    : { status: "out", user: null };
  const { prelude } = await prerender(
    <ServerSession value={session}>
      <ServerQueryClient value={createQueryClient(sent.reads)}>
        <App>
          <StaticRouter location={url}>
            <Pages />
          </StaticRouter>
        </App>
      </ServerQueryClient>
    </ServerSession>,
    // Sent as one chunk, because later chunks would need inline scripts to move them into place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
