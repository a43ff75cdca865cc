import { Button } from "@dupewise/ui/button";
import { useState } from "react";

interface ConfirmButtonProps {
  /** "Remove": becomes "Remove permanently" on the first click. */
  label: string;
  /** The name of the item that it applies to, for screen readers. */
  item: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Renders a button for an irreversible action, which runs only on the second click. */
export function ConfirmButton({ label, item, busy, onConfirm }: ConfirmButtonProps) {
  const [isSure, setSure] = useState(false);
  return (
    <Button
      look={isSure ? "danger" : "secondary"}
      size="sm"
      busy={busy}
      onClick={() => (isSure ? onConfirm() : setSure(true))}
    >
      {isSure ? `${label} permanently` : label}
      <span className="sr-only">: {item}</span>
    </Button>
  );
}
