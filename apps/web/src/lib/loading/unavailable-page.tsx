import { EmptyState } from "@dupewise/ui/notice";
import { PageTitle } from "../layout/page-title.tsx";
import { TryAgain } from "./try-again.tsx";
import { useOnline } from "../browser/use-online.ts";

/** Renders an error with a retry button in place of a page whose code failed to load. */
export function UnavailablePage() {
  const online = useOnline();
  return (
    <div role="alert">
      <PageTitle>Page not loaded</PageTitle>
      <EmptyState
        heading="h1"
        title={online ? "This page couldn't be loaded" : "This page needs a connection"}
        action={<TryAgain />}
      >
        {online ? "Check your connection, then try again." : "It will open automatically when you're back online."} Your
        text is saved.
      </EmptyState>
    </div>
  );
}

/** Renders an error with a retry button in place of a frame whose code failed to load. */
export function UnavailableFrame() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <UnavailablePage />
    </main>
  );
}
