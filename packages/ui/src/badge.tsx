import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "plain" | "thread" | "great" | "good" | "fair" | "poor";

/** The text color class of each tone, also used by drawings in `currentColor`. */
export const TONE_TEXT_CLASSES: Record<Tone, string> = {
  plain: "text-soft",
  thread: "text-thread",
  great: "text-great",
  good: "text-good",
  fair: "text-fair",
  poor: "text-poor",
};

const WASHES: Record<Tone, string> = {
  plain: "bg-sunk",
  thread: "bg-thread-wash",
  great: "bg-great-wash",
  good: "bg-good-wash",
  fair: "bg-fair-wash",
  poor: "bg-poor-wash",
};

/** Renders a short label, styled like a woven tag. */
export function Badge({
  tone = "plain",
  wraps = false,
  className,
  children,
}: {
  tone?: Tone;
  /** Whether the text may wrap, for sentences on narrow screens. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium",
        wraps ? "text-center text-balance" : "whitespace-nowrap",
        TONE_TEXT_CLASSES[tone],
        WASHES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
