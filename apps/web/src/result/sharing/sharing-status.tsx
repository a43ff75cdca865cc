import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { Suspense } from "react";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import type { Sharing } from "./use-sharing.ts";

const ManualCopy = createLazyComponent(
  async () => (await import("./manual-copy.tsx")).ManualCopy,
  () => null,
);

interface SharingStatusProps {
  comparison: Pick<SharedComparison, "originalUrl" | "dupeUrl">;
  sharing: Sharing;
}

/**
 * Renders a note about who can see a shared comparison, a setting for pasted text, and a button that stops sharing.
 * Renders nothing if the comparison is not shared.
 */
export function SharingStatus({ comparison, sharing }: SharingStatusProps) {
  if (!sharing.isShared) return null;
  const hasPasted = !isProductUrl(comparison.originalUrl) || !isProductUrl(comparison.dupeUrl);
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
      <Suspense>
        {sharing.uncopied !== null && <ManualCopy address={sharing.uncopied} onCopy={sharing.copy} />}
      </Suspense>
      <span>Anyone with the link can read this comparison.</span>
      {hasPasted && (
        <label className="tap inline-flex min-h-7 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 accent-thread"
            checked={sharing.pastedTextPrivate}
            onChange={({ target }) => sharing.keepPrivate(target.checked)}
          />
          Keep my pasted text private
        </label>
      )}
      <button type="button" className="tap link min-h-7" onClick={sharing.stop}>
        Stop sharing
      </button>
    </div>
  );
}
