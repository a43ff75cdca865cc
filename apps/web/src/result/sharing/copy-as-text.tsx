import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextArea } from "@dupewise/ui/input";
import { Copy } from "lucide-react";
import { useState } from "react";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";
import { showToast } from "../../lib/feedback/toast.ts";

interface CopyAsTextProps {
  /** Returns the text to copy; called on click. */
  text: () => string;
  size?: "lg";
}

/** Renders a button that copies text. If the clipboard can't be used, shows the text for the user to copy by hand. */
export function CopyAsText({ text, size }: CopyAsTextProps) {
  const [uncopied, setUncopied] = useState<string | null>(null);
  const copy = async () => {
    const words = text();
    try {
      await navigator.clipboard.writeText(words);
      setUncopied(null);
      showToast({ title: "Copied", description: "Paste it into a message." });
    } catch {
      setUncopied(words);
    }
  };
  return (
    <>
      <Button look="secondary" {...(size && { size })} className="no-print" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4.5" />
        Copy as text
      </Button>
      {uncopied !== null && (
        <Field label="Text to copy" className="no-print w-full basis-full">
          {(control) => (
            <TextArea
              {...control}
              ref={focusOnMount}
              readOnly
              rows={8}
              dir="auto"
              value={uncopied}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
    </>
  );
}
