import { useSearchParams } from "react-router-dom";
import { UnavailablePage } from "../../lib/loading/unavailable-page.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";

// Imported here instead of by the router, because the landing page loads the router's list of files.
const AllWatches = createLazyComponent(async () => (await import("./all-watches.tsx")).AllWatches, UnavailablePage);
const WatchedPrice = createLazyComponent(
  async () => (await import("../watch/watched-price.tsx")).WatchedPrice,
  UnavailablePage,
);

/** Renders /watches: all prices that the user watches or, with `?of=`, one of them. */
export function WatchesPage() {
  const [search] = useSearchParams();
  const id = search.get("of");
  return id === null ? <AllWatches /> : <WatchedPrice key={id} id={id} />;
}
