import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label, because color alone doesn't distinguish on from off. */
  children: ReactNode;
}

/** Renders a switch that takes effect immediately. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className="tap inline-flex min-h-9 items-center gap-2.5 self-start rounded-full text-sm"
      onClick={() => onChange(!checked)}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-150",
          checked ? "justify-end border-thread bg-thread" : "border-edge bg-sheet",
        )}
      >
        <span
          className={classNames(
            "size-4 rounded-full",
            "forced-colors:bg-[CanvasText]",
            checked ? "bg-on-thread" : "bg-edge",
          )}
        />
      </span>
      <span>{children}</span>
    </button>
  );
}
