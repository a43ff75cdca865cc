import { useEffect, useRef } from "react";

/** The heading of what has just taken the place of something else: keyboard and screen reader go on from it. */
export function FocusedTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="display mb-4 text-title outline-none">
      {children}
    </h1>
  );
}
