import { useEffect, useRef } from "react";

/** Renders the heading of a form that has replaced another form, and moves focus to the heading. */
export function FocusedTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="display mb-4 text-title outline-none">
      {children}
    </h1>
  );
}
