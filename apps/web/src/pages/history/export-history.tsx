import { Button } from "@dupewise/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "../../lib/browser/save-file.ts";
import { useHistoryFilter } from "./use-history-filter.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

const FORMATS = ["csv", "json"] as const;
const TYPES = { csv: "text/csv", json: "application/json" };

/** Renders the buttons that export the filtered history as CSV or JSON, including pages that are not loaded yet. */
export function ExportHistory() {
  const { minScore, search } = useHistoryFilter().filter;
  const isFiltered = minScore > 0 || search !== "";
  const save = useMutation({
    mutationFn: async (format: keyof typeof TYPES) => {
      const { streamClient } = await import("../../lib/api/stream-client.ts");
      await saveFile(
        `dupewise-history.${format}`,
        TYPES[format],
        await streamClient.history.export.query({ format, minScore, search }),
      );
    },
    onError: (error) => showFailure(error, "We couldn't export your history"),
  });
  return (
    <div className="-mr-3 flex gap-1">
      {FORMATS.map((format) => (
        <Button
          key={format}
          look="quiet"
          size="sm"
          busy={save.isPending && save.variables === format}
          aria-label={`Export ${isFiltered ? "filtered results " : ""}as ${format.toUpperCase()}`}
          onClick={() => save.mutate(format)}
        >
          <Download aria-hidden="true" className="size-4" />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
