import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "md" | "sm" | "lg";

const LOOKS: Record<ButtonLook, string> = {
  primary: "forced-colors:border bg-thread text-on-thread hover:bg-thread-deep",
  secondary: "border border-edge text-ink hover:border-ink hover:bg-sunk",
  quiet: "forced-colors:border text-soft hover:text-ink hover:bg-sunk",
  danger: "border border-poor text-poor hover:bg-poor-wash",
};
const SIZES: Record<ButtonSize, string> = {
  sm: "tap min-h-9 px-3 py-1 text-sm",
  md: "min-h-11 px-5 py-1.5 text-[0.9375rem]",
  lg: "min-h-13 px-7 py-2 text-base",
};

/** Returns a button's class names, for links styled as buttons. */
export const buttonClass = (look: ButtonLook = "primary", size: ButtonSize = "md"): string =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-full font-medium text-center select-none no-underline",
    "transition-colors duration-150 disabled:opacity-60 disabled:cursor-not-allowed",
    LOOKS[look],
    SIZES[size],
  );

export interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Whether the button shows a spinner and ignores clicks, without losing focus or width. */
  busy?: boolean;
}

/** Renders a button that triggers an action. For navigation, use a link with `buttonClass`. */
export function Button({
  look,
  size,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look, size), busy && "cursor-progress", className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
