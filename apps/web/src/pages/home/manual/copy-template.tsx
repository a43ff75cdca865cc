import { COPIED_FEEDBACK_MS } from "@dupewise/domain/constants";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

/** Renders a line of text with a button that copies it. */
export function CopyTemplate({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Copying is not allowed here; the line can be selected by hand.
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="mt-1 flex items-start justify-between gap-3 rounded-md border border-line px-3 py-1">
      <pre className="py-1 font-text text-sm wrap-anywhere whitespace-pre-wrap text-soft select-all">{text}</pre>
      <button
        type="button"
        className="tap inline-flex min-h-7 shrink-0 items-center gap-1.5 text-sm font-medium text-thread hover:text-thread-deep"
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
        <span className="sr-only"> {text.split(":")[0]}</span>
      </button>
    </div>
  );
}
