import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Hides secondary content behind a button. */
export function Disclosure({
  label,
  className,
  onOpen,
  children,
}: {
  label: ReactNode;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames("group", className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="inline-flex min-h-7 items-center gap-1.5 rounded-sm text-sm text-soft underline decoration-line decoration-1 underline-offset-4 hover:text-ink hover:decoration-current">
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

/** Shows a quote with its source. */
export function Quote({ source, children }: { source: ReactNode; children: string }) {
  return (
    <figure className="border-l-2 border-thread pl-3">
      <blockquote className="text-[0.9375rem]" dir="auto">
        {children}
      </blockquote>
      <figcaption className="text-sm text-soft">{source}</figcaption>
    </figure>
  );
}
