import { Button } from "@dupewise/ui/button";
import { Link2, Printer } from "lucide-react";
import { showToast } from "../lib/toast.ts";

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ title: "Link Copied", description: "Only you can open it while you are signed in." });
  } catch {
    showToast({ title: "Copying is not allowed here", description: location.href, destructive: true });
  }
}

export function ResultActions() {
  return (
    <div className="no-print flex flex-wrap gap-3 border-t border-line pt-8">
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        Print Results
      </Button>
      <Button look="secondary" onClick={() => void share()}>
        <Link2 aria-hidden="true" className="size-4.5" />
        Share Results
      </Button>
    </div>
  );
}
