import { useOnline } from "../lib/browser/use-online.ts";

/** Renders a banner while the browser is offline. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <output className="no-print sticky top-0 z-30 block bg-fair-wash text-center text-sm text-fair">
      {!online && <span className="block px-4 py-2">You're offline. Your text is saved.</span>}
    </output>
  );
}
