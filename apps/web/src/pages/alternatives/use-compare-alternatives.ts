import type { CompareSeveralProgress } from "@dupewise/domain/comparison/several";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { getErrorBody, getErrorMessage, isUnauthorized } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../../lib/session/session.ts";
import { createRequestIds } from "../home/request-ids.ts";
import { advanceRun, startRun, type AlternativesRun } from "./several-run.ts";

interface Inputs {
  originalUrl: string;
  alternatives: string[];
}

/**
 * Returns a function that compares several alternatives with one original, the progress of the last run, and functions
 * that cancel and discard that run. Canceling keeps the comparisons that have been made.
 */
export function useCompareAlternatives() {
  const utils = trpc.useUtils();
  const [run, setRun] = useState<AlternativesRun | null>(null);
  const latest = useRef<AlternativesRun>(null);
  const controller = useRef<AbortController>(null);
  const [ids] = useState(createRequestIds);

  const report = (step: CompareSeveralProgress) => {
    latest.current = latest.current && advanceRun(latest.current, step);
    setRun(latest.current);
    if (step.kind === "done") utils.comparisons.get.setData({ id: step.comparison.id }, step.comparison);
  };
  const mutation = useMutation({
    mutationFn: async ({ originalUrl, alternatives }: Inputs): Promise<AlternativesRun> => {
      const { signal } = (controller.current = new AbortController());
      latest.current = startRun(alternatives);
      setRun(latest.current);
      const requestId = ids.of({ originalUrl, dupeUrl: JSON.stringify(alternatives) });
      const request = { originalUrl, alternatives, requestId };
      try {
        const { compareAlternatives } = await import("./compare-alternatives.ts");
        await compareAlternatives(request, signal, report);
      } catch (error) {
        if (signal.aborted) return latest.current;
        if (getErrorBody(error)) throw error;
        // The stream broke off. Repeating the same request for a single response creates no duplicates.
        const { comparisons, failed } = await utils.client.comparisons.createSeveral.mutate(request, { signal });
        for (const { index, ...failure } of failed) report({ kind: "failed", index, ...failure });
        const made = alternatives.flatMap((_, index) => (failed.some((one) => one.index === index) ? [] : index));
        for (const [at, comparison] of comparisons.entries()) {
          report({ kind: "done", index: made[at] ?? 0, comparison });
        }
      }
      return latest.current;
    },
    onSettled: () => {
      ids.forget();
      void utils.history.list.invalidate();
      void utils.comparisons.alternatives.invalidate();
      void loadSession();
    },
    onError: (error) => {
      setRun(null);
      if (isUnauthorized(error)) redirectToSignIn();
      else {
        const description = getErrorMessage(error, "Can't reach the server. Nothing was lost.");
        showToast({ title: "Comparison Failed", description, destructive: true });
      }
    },
  });
  return {
    run,
    compare: mutation.mutateAsync,
    isPending: mutation.isPending,
    cancel: () => controller.current?.abort(),
    /** Discards the last run. */
    clear: () => setRun(null),
  };
}
