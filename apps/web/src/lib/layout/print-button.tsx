import { Button } from "@dupewise/ui/button";
import { Printer } from "lucide-react";

/** Renders a button that opens the browser's print dialog, and that isn't printed itself. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button look="secondary" className="no-print" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      {children}
    </Button>
  );
}
