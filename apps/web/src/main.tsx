import "./main.css";
import { Loading } from "@dupewise/ui/spinner";
import { startTransition, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { Pages } from "./app/page-routes.tsx";
import { PageTurn } from "./app/page-turn.tsx";
import { prepareStart } from "./app/start-route.tsx";
import { keepEarlyTyping } from "./lib/forms/early-typing.ts";
import { initialData } from "./lib/api/initial-data.ts";

/** Usually the server has answered by then, and nobody sees "Loading..." flash by. */
const PATIENCE_MS = 200;

if (location.search.includes("shared-")) (await import("./lib/forms/shared-link.ts")).takeSharedProduct();
// Only an installed app is offered where other apps share.
if (matchMedia("(display-mode: standalone)").matches)
  void navigator.serviceWorker?.register("/share-worker.js", { scope: "/shared" });

const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE_MS);
});
// A page that the server has rendered is there to be read; it stays until the app can take its place as a whole.
await (initialData ? prepareStart() : Promise.race([prepareStart(), patience]));

const root = document.getElementById("root");
if (root) {
  keepEarlyTyping(root);
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App>
          <BrowserRouter>
            <PageTurn />
            {initialData ? (
              // No fallback: it would take the place of what the server has rendered.
              <Pages />
            ) : (
              <Suspense fallback={<Loading className="min-h-dvh" />}>
                <Pages />
              </Suspense>
            )}
          </BrowserRouter>
        </App>
      </StrictMode>,
    );
  });
}
