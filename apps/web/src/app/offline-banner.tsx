import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the connection is gone, and that nothing else is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="no-print sticky top-0 z-30 block bg-fair-wash text-center text-sm text-fair">
      {!online && <span className="block px-4 py-2">You are offline. What you typed is kept.</span>}
    </output>
  );
}
