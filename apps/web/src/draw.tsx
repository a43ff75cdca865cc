import type { SentPage } from "@dupewise/domain/pages/sent-page";
import type { User } from "@dupewise/domain/account/user";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { deserialize } from "superjson";
import { App } from "./app/app.tsx";
import { Pages } from "./app/pages.tsx";
import { DrawnAnswers } from "./lib/api/data-layer.tsx";
import { isSerialized } from "./lib/api/is-serialized.ts";
import { DrawnSession, type Session } from "./lib/session/session.ts";
import { createAnswers } from "./lib/api/trpc.ts";

export { partsOf } from "./app/parts.ts";

/** A page as HTML, for the server: whose it is and what it shows are in `sent` and nowhere else. */
export async function draw(address: string, sent: SentPage): Promise<string> {
  const session: Session = isSerialized(sent.user)
    ? { status: "in", user: deserialize<User>(sent.user) }
    : { status: "out", user: null };
  const { prelude } = await prerender(
    <DrawnSession value={session}>
      <DrawnAnswers value={createAnswers(sent.reads)}>
        <App>
          <StaticRouter location={address}>
            <Pages />
          </StaticRouter>
        </App>
      </DrawnAnswers>
    </DrawnSession>,
    // In one piece: what comes later would need scripts in the page to be moved to its place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
