export interface SideActionProps {
  /** Distinguishes two buttons with the same name for screen readers. */
  side: string;
  disabled: boolean;
  onPress: () => void;
  children: string;
}

/** Renders a small button for an action on one side. */
export function SideAction({ side, disabled, onPress, children }: SideActionProps) {
  return (
    <button type="button" className="tap link min-h-7 text-sm" disabled={disabled} onClick={onPress}>
      {children}
      <span className="sr-only"> ({side})</span>
    </button>
  );
}
