import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Renders secondary content that is hidden until its label is clicked. */
export function Disclosure({
  label,
  className,
  printed = false,
  onOpen,
  children,
}: {
  label: ReactNode;
  className?: string;
  /** Whether the content is expanded in print, where nobody can click. */
  printed?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames("group", printed && "on-paper", className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="tap inline-flex print:hidden min-h-7 items-center gap-1.5 rounded-sm text-sm text-soft underline decoration-line decoration-1 underline-offset-4 hover:text-ink hover:decoration-current">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

export interface QuoteProps {
  source: ReactNode;
  /** Whether this is general knowledge rather than a quote from this source. */
  known?: boolean;
  /** The language of the words, if it is not the page's. */
  lang?: string | undefined;
  children: string;
}

/** Renders a quote with its source, or a known fact that isn't in the source. */
export function Quote({ source, known = false, lang, children }: QuoteProps) {
  return (
    <figure className={classNames("border-l-2 pl-3", known ? "border-dotted border-edge italic" : "border-thread")}>
      <blockquote className="text-[0.9375rem]" dir="auto" lang={lang}>
        {children}
      </blockquote>
      <figcaption className="text-sm text-soft">{source}</figcaption>
    </figure>
  );
}
