import { Button } from "@dupewise/ui/button";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../lib/browser/save-file.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

export function ExportData() {
  const { client } = trpc.useUtils();
  const save = useMutation({
    mutationFn: () => client.auth.exportData.query(),
    onSuccess: (data) =>
      saveFile({
        filename: "dupewise-account.json",
        contentType: "application/json",
        content: JSON.stringify(data, null, 2),
      }),
    onError: (error) => showFailure(error, "Not exported"),
  });
  return (
    <>
      <p className="mb-4">
        Your profile, comparisons, style profile, alerts and support requests, as JSON. Never your password.
      </p>
      <Button look="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? "Collecting..." : "Export My Data"}
      </Button>
    </>
  );
}
