import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "plain" | "thread" | "great" | "good" | "fair" | "poor";

const TONES: Record<Tone, string> = {
  plain: "bg-sunk text-soft",
  thread: "bg-thread-wash text-thread",
  great: "bg-great-wash text-great",
  good: "bg-good-wash text-good",
  fair: "bg-fair-wash text-fair",
  poor: "bg-poor-wash text-poor",
};

/** A few words on a woven label. */
export function Badge({
  tone = "plain",
  wraps = false,
  className,
  children,
}: {
  tone?: Tone;
  /** For a sentence, which a narrow screen breaks. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium",
        wraps ? "text-center text-balance" : "whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
