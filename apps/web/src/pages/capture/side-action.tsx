export interface SideActionProps {
  /** Distinguishes two buttons with the same name for screen readers. */
  side: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

/** Renders a small button for an action on one side. */
export function SideAction({ side, disabled, onClick, children }: SideActionProps) {
  return (
    <button type="button" className="tap link min-h-7 text-sm" disabled={disabled} onClick={onClick}>
      {children}
      <span className="sr-only"> ({side})</span>
    </button>
  );
}
