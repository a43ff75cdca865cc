import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";

/** Renders a link for the user to copy by hand, because the browser could not copy it. */
export function ManualCopy({ address, onCopy }: { address: string; onCopy: () => void }) {
  return (
    <div className="flex basis-full flex-wrap items-end gap-3 text-ink">
      <Field label="Link to copy" className="min-w-0 grow">
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnMount}
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
