import { Button } from "@dupewise/ui/button";
import { Printer } from "lucide-react";

export function PrintResults() {
  return (
    <Button look="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      Print Results
    </Button>
  );
}
