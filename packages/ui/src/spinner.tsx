import { classNames } from "./class-names.ts";

/** Renders a spinner. Decorative: the text next to it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classNames("size-[1.1em] animate-turn", className)}>
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.6" opacity=".25" />
      <path
        d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Renders a spinner with text, for use while a page or part of one is loading. */
export function Loading({ text = "Loading...", className = "min-h-[60dvh]" }: { text?: string; className?: string }) {
  return (
    <output className={classNames("flex flex-col items-center justify-center gap-3 text-soft", className)}>
      <Spinner className="size-7 text-thread" />
      <span>{text}</span>
    </output>
  );
}
