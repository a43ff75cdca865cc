import { Button } from "@dupewise/ui/button";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../lib/browser/save-file.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** Renders the button that downloads all of the account's data. */
export function ExportData() {
  const save = useMutation({
    mutationFn: async () => {
      const { streamClient } = await import("../../lib/api/stream-client.ts");
      await saveFile("dupewise-account.json", "application/json", await streamClient.auth.exportData.query());
    },
    onError: (error) => showFailure(error, "We couldn't export your data"),
  });
  return (
    <>
      <p className="mb-4">
        Your profile, comparisons, style profile, alerts and support requests, as JSON. Your password is never included.
      </p>
      <Button look="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? "Preparing your data..." : "Export my data"}
      </Button>
    </>
  );
}
