import { Button } from "@dupewise/ui/button";

export interface SaveOrCancelProps {
  saving: boolean;
  onCancel: () => void;
}

/** Renders the Cancel and Save buttons of an edit form. */
export function SaveOrCancel({ saving, onCancel }: SaveOrCancelProps) {
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3">
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={saving}>
        {saving ? "Saving..." : "Save Changes"}
      </Button>
    </div>
  );
}
