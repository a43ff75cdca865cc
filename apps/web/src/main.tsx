import "./main.css";
import { Loading } from "@dupewise/ui/spinner";
import { startTransition, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { Pages } from "./app/page-routes.tsx";
import { NavigationEffects } from "./app/navigation-effects.tsx";
import { loadSessionAndFirstPage } from "./app/start-route.tsx";
import { keepEarlyTyping } from "./lib/forms/early-typing.ts";
import { initialData } from "./lib/api/initial-data.ts";

/** The server has usually responded within this time, so that no "Loading..." flashes. */
const PATIENCE_MS = 200;

if (location.search.includes("shared-")) (await import("./lib/forms/shared-link.ts")).moveSharedProductToDraft();
// Only an installed app is offered as a share target.
if (matchMedia("(display-mode: standalone)").matches)
  void navigator.serviceWorker?.register("/share-worker.js", { scope: "/shared" });

const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE_MS);
});
// A server-rendered page is readable; it stays until the app can replace it as a whole.
await (initialData ? loadSessionAndFirstPage() : Promise.race([loadSessionAndFirstPage(), patience]));

const root = document.getElementById("root");
if (root) {
  keepEarlyTyping(root);
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App>
          <BrowserRouter>
            <NavigationEffects />
            {initialData ? (
              // A fallback would replace the server's rendering.
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
