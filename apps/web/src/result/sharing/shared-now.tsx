import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { focusOnShow } from "../../lib/focus/focus-on-show.ts";
import type { Sharing } from "./use-sharing.ts";

interface SharedNowProps {
  comparison: Pick<SharedComparison, "originalUrl" | "dupeUrl">;
  sharing: Sharing;
}

/** That somebody with the link can read it, what they read, and the way to take that back. */
export function SharedNow({ comparison, sharing }: SharedNowProps) {
  if (!sharing.isShared) return null;
  const hasPasted = !isProductUrl(comparison.originalUrl) || !isProductUrl(comparison.dupeUrl);
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
      {sharing.uncopied !== null && <Uncopied address={sharing.uncopied} onCopy={sharing.copy} />}
      <span>Anybody with the link can read this comparison.</span>
      {hasPasted && (
        <label className="inline-flex min-h-7 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 accent-thread"
            checked={sharing.pastedTextPrivate}
            onChange={({ target }) => sharing.keepPrivate(target.checked)}
          />
          Keep my pasted text private
        </label>
      )}
      <button type="button" className="link min-h-7" onClick={sharing.stop}>
        Stop sharing
      </button>
    </div>
  );
}

/** The link to be copied by hand. */
function Uncopied({ address, onCopy }: { address: string; onCopy: () => void }) {
  return (
    <div className="flex basis-full flex-wrap items-end gap-3 text-ink">
      <Field label="Link to copy" className="min-w-0 grow">
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnShow}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button look="secondary" onClick={onCopy}>
        Copy
      </Button>
    </div>
  );
}
