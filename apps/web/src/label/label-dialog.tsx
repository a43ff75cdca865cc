import { Button } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Field } from "@dupewise/ui/field";
import { TextArea } from "@dupewise/ui/input";
import { Notice } from "@dupewise/ui/notice";
import { useEffect, useState } from "react";
import type { LabelReading } from "./label-messages.ts";
import { PhotoCanvas } from "./photo-canvas.tsx";
import { LabelError, type LabelProgress, readLabel } from "./read-label.ts";

export interface LabelDialogProps {
  photo: Blob;
  /** "Original" or "Alternative". */
  side: string;
  onClose: () => void;
  /** Accepts the label's composition, once the shopper has checked it. */
  onAccept: (materials: string) => void;
}

/** Renders the photo of a care label next to the text that was read from it, for the user to check. */
export function LabelDialog({ photo, side, onClose, onAccept }: LabelDialogProps) {
  const { reading, progress, failure } = useReading(photo);
  const [written, setWritten] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const text = written ?? reading?.text ?? "";
  const isDoubted = reading?.doubt != null && written === undefined;
  const isReady = reading !== undefined && text.trim() !== "" && (!isDoubted || isChecked);
  return (
    <Dialog
      onClose={onClose}
      title={`Care label: ${side}`}
      description="We read the label in your browser. The photo stays on your device."
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} onClick={() => onAccept(text.trim())}>
            Use these materials
          </Button>
        </>
      }
    >
      <PhotoCanvas photo={photo} name={`Care label photo: ${side}`} />
      <div aria-live="polite" className="mt-4">
        {failure && (
          <Notice title={failure} tone="poor">
            Enter the materials by hand instead.
          </Notice>
        )}
        {!reading && !failure && <Progress progress={progress} />}
        {reading && (
          <>
            {reading.doubt !== null && (
              <Notice
                title={
                  reading.text === "" ? "We couldn't read this label" : "Please check the materials against the label"
                }
                tone="fair"
              >
                {reading.doubt}
              </Notice>
            )}
            <Field label="Materials" className="mt-4">
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={2000}
                  placeholder="70% Cotton, 30% Polyester"
                  value={text}
                  onChange={({ target }) => setWritten(target.value)}
                />
              )}
            </Field>
            {isDoubted && text !== "" && (
              <label className="mt-3 flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-thread"
                  checked={isChecked}
                  onChange={({ target }) => setIsChecked(target.checked)}
                />
                This matches the label
              </label>
            )}
            <h3 className="mt-4 text-sm font-medium">Text on the label</h3>
            <p className="max-h-40 overflow-y-auto text-sm whitespace-pre-line text-soft" dir="auto">
              {reading.words.trim() || "No text found"}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Progress({ progress }: { progress: LabelProgress | undefined }) {
  const isReading = progress?.stage === "reading";
  const label = isReading ? "Reading the label..." : "Loading the label reader (4 MB the first time)...";
  return (
    <label className="block">
      {label}
      <progress className="mt-2 block h-2 w-full accent-thread" value={isReading ? progress.done : undefined} />
    </label>
  );
}

function useReading(photo: Blob) {
  const [state, setState] = useState<{ reading?: LabelReading; progress?: LabelProgress; failure?: string }>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readLabel(photo, (progress) => setState({ progress }), signal).then(
      (reading) => setState({ reading }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ failure: error instanceof LabelError ? error.message : "The label couldn't be read." });
      },
    );
    return () => controller.abort();
  }, [photo]);
  return state;
}
