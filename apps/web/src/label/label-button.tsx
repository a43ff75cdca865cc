import { Camera } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { UnavailableDialog } from "../lib/loading/unavailable-dialog.tsx";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";

export const LabelDialog = createLazyComponent(
  async () => (await withPendingIndicator(import("./label-dialog.tsx"))).LabelDialog,
  UnavailableDialog,
);

/**
 * Renders a button for taking a photo of a care label or opening an image file. Passes the materials read from the
 * label to `onAccept`.
 */
export function LabelButton({ side, onAccept }: { side: string; onAccept: (materials: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const close = () => {
    setPhoto(null);
    field.current?.focus();
  };
  return (
    <>
      <label
        htmlFor={id}
        className="link tap relative inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread"
      >
        <input
          ref={field}
          id={id}
          type="file"
          accept="image/*"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            setPhoto(target.files?.[0] ?? null);
            // Allows choosing the same file again.
            target.value = "";
          }}
        />
        <Camera aria-hidden="true" className="size-4" />
        <span>
          Add a photo of the care label<span className="sr-only">: {side}</span>
        </span>
      </label>
      {photo && (
        <Suspense fallback={null}>
          <LabelDialog
            photo={photo}
            side={side}
            onClose={close}
            onAccept={(materials) => {
              onAccept(materials);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
