import { Button } from "@dupewise/ui/button";

interface EditorButtonsProps {
  submitLabel: string;
  busy: boolean;
  onCancel: () => void;
}

/** Renders the submit and Cancel buttons of a form that corrects facts. */
export function EditorButtons({ submitLabel, busy, onCancel }: EditorButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" busy={busy}>
        {submitLabel}
      </Button>
      <Button look="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
