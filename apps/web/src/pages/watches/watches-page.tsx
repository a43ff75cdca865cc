import { useSearchParams } from "react-router-dom";
import { AbsentPage } from "../../lib/loading/absent-page.tsx";
import { lazyComponent } from "../../lib/loading/lazy-component.tsx";

// Named here and not by the router: every browser that opens the landing page loads the router's list of files.
const AllWatches = lazyComponent(async () => (await import("./all-watches.tsx")).AllWatches, AbsentPage);
const WatchedPrice = lazyComponent(async () => (await import("../watch/watched-price.tsx")).WatchedPrice, AbsentPage);

/** Renders /watches: the prices that the viewer watches, or with `?of=` one of them. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get("of");
  return id === null ? <AllWatches /> : <WatchedPrice key={id} id={id} />;
}
