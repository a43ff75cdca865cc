import { useEffect, useRef } from "react";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { CompareForm } from "../home/compare-form.tsx";

/** Renders the full compare form on the landing page, filled in with its draft. */
export function TryForm({ isWriting }: { isWriting: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWriting) return;
    const first = box.current?.querySelector("textarea");
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
  }, [isWriting]);
  return (
    <DataLayer>
      <div ref={box}>
        <CompareForm />
      </div>
    </DataLayer>
  );
}
