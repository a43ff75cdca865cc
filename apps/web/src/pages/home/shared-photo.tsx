import type { Side } from "@dupewise/domain/comparison/side";
import { Button } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { useEffect, useState } from "react";
import { LabelDialog } from "../../label/label-dialog.tsx";
import { PhotoCanvas } from "../../label/photo-canvas.tsx";
import { showToast } from "../../lib/feedback/toast.ts";
import { takeSharedPhoto } from "../../lib/forms/shared-photo.ts";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";

const SIDES = ["original", "alternative"] as const;

/**
 * Renders the dialogs for a care-label photo that another app shared: one that asks which side it belongs to, then one
 * that shows what was read from it.
 */
export function SharedPhoto({ onAccept }: { onAccept: (side: Side, materials: string) => void }) {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    const lost = () => showToast({ title: "The photo didn't come through", description: "Share it again." });
    takeSharedPhoto().then((taken) => (taken ? setPhoto(taken) : lost()), lost);
  }, []);
  const close = () => setPhoto(null);
  if (photo === null) return null;
  if (side !== null) {
    return (
      <LabelDialog
        photo={photo}
        side={SIDE_NAMES[side]}
        onClose={close}
        onAccept={(materials) => {
          onAccept(side, materials);
          close();
        }}
      />
    );
  }
  return (
    <Dialog
      onClose={close}
      title="Which product is this label from?"
      description="We read the materials in your browser. The photo stays on your device."
      actions={
        <>
          <Button look="quiet" onClick={close}>
            Neither
          </Button>
          {SIDES.map((one) => (
            <Button key={one} look="secondary" onClick={() => setSide(one)}>
              {`The ${one}`}
            </Button>
          ))}
        </>
      }
    >
      <PhotoCanvas photo={photo} name="The photo you shared" />
    </Dialog>
  );
}
