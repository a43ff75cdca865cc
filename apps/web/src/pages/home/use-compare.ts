import type { FieldIssue } from "@dupewise/domain/errors";
import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { useMutation } from "@tanstack/react-query";
import { use, useRef, useState } from "react";
import { classifyCompareFailure, type CompareInputs, type UnreadablePage } from "../../lib/api/errors.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { UserContext } from "../../lib/session/user.ts";
import { rememberVisitorComparison } from "../../lib/session/visitor-comparison.ts";
import { createComparison } from "./create-comparison.ts";
import { toAlternativeFields, type Corrections, hasCorrections, toOriginalFields } from "./reading/corrections.ts";
import type { PastedPage } from "./use-compare-inputs.ts";
import { createRequestIds } from "./request-ids.ts";

/** The dialog that follows a failed comparison, or null if none is open. */
export type CompareDialog =
  | { kind: "upgrade" }
  | { kind: "account"; message: string }
  | { kind: "manual"; pages: readonly UnreadablePage[] }
  | null;

/** The inputs, the pages that some of them were copied from, and the corrections. */
interface PastedInputs extends CompareInputs {
  pages?: { [Name in keyof CompareInputs]?: PastedPage | undefined };
  corrections?: { [Name in keyof CompareInputs]?: Corrections | undefined };
}

export interface UseCompareOptions {
  onDone: (id: string) => void;
  onIssues: (issues: readonly FieldIssue[]) => void;
}

/**
 * Returns a function that compares two products for a member or a visitor, with the progress, a function that cancels,
 * and the dialog to show if the comparison fails. Calls `onDone` with the ID of a finished comparison, and `onIssues`
 * with the fields that the server rejected.
 */
export function useCompare({ onDone, onIssues }: UseCompareOptions) {
  const user = use(UserContext);
  const utils = trpc.useUtils();
  const [dialog, setDialog] = useState<CompareDialog>(null);
  const controller = useRef<AbortController>(null);
  const [ids] = useState(createRequestIds);
  const [progress, setProgress] = useState<ComparisonProgress | null>(null);

  /** Rescores with the shopper's corrections. Reports rejected ones, which can be entered again on the result. */
  const applyCorrections = async (
    { id }: FlatComparison,
    { originalUrl = {}, dupeUrl = {} }: NonNullable<PastedInputs["corrections"]>,
  ): Promise<FlatComparison | null> => {
    if (!hasCorrections(originalUrl) && !hasCorrections(dupeUrl)) return null;
    try {
      const fields = { ...toOriginalFields(originalUrl), ...toAlternativeFields(dupeUrl) };
      return await utils.client.comparisons.rerun.mutate({ id, ...fields });
    } catch (error) {
      showFailure(error, "Your corrections weren't applied");
      return null;
    }
  };
  const compareAsMember = async (
    { pages, corrections, ...inputs }: PastedInputs,
    signal: AbortSignal,
  ): Promise<string> => {
    const { originalUrl: original, dupeUrl: alternative } = pages ?? {};
    const requestId = ids.of(inputs);
    const { comparisons } = utils.client;
    const sides = {
      original: original ? { html: original.html, text: inputs.originalUrl } : inputs.originalUrl,
      alternative: alternative ? { html: alternative.html, text: inputs.dupeUrl } : inputs.dupeUrl,
    };
    const comparison =
      original || alternative
        ? await comparisons.createFromPages.mutate({ ...sides, requestId }, { signal })
        : await createComparison({
            request: { ...inputs, requestId },
            signal,
            report: setProgress,
            stream: async (...request) =>
              (await import("./progress-client.ts")).createComparisonWithProgress(...request),
            create: (request) => comparisons.create.mutate(request, { signal }),
          });
    const corrected = corrections && (await applyCorrections(comparison, corrections));
    utils.comparisons.get.setData({ id: comparison.id }, corrected ?? comparison);
    void utils.history.list.invalidate();
    void loadSession();
    return comparison.id;
  };
  const compareAsVisitor = async (
    { originalUrl, dupeUrl, corrections = {} }: PastedInputs,
    signal: AbortSignal,
  ): Promise<string> => {
    const corrected = {
      ...toOriginalFields(corrections.originalUrl ?? {}),
      ...toAlternativeFields(corrections.dupeUrl ?? {}),
    };
    const comparison = await createComparison({
      request: { originalUrl, dupeUrl, ...corrected, requestId: ids.of({ originalUrl, dupeUrl }) },
      signal,
      report: setProgress,
      stream: async (...request) => (await import("./progress-client.ts")).compareAsVisitor(...request),
      create: (request) => utils.client.visitors.compare.mutate(request, { signal }),
    });
    utils.visitors.get.setData({ id: comparison.id }, comparison);
    rememberVisitorComparison(comparison.id);
    return comparison.id;
  };
  const mutation = useMutation({
    mutationFn: (inputs: PastedInputs) => {
      const { signal } = (controller.current = new AbortController());
      setProgress(null);
      return user ? compareAsMember(inputs, signal) : compareAsVisitor(inputs, signal);
    },
    onSuccess: (id) => {
      ids.forget();
      onDone(id);
    },
    onError: (error, inputs) => {
      if (controller.current?.signal.aborted) {
        ids.forget();
        return;
      }
      const failure = classifyCompareFailure(error, inputs, user);
      if (failure.kind === "relogin") redirectToSignIn();
      else if (failure.kind === "fields") onIssues(failure.issues);
      else if (failure.kind !== "toast") setDialog(failure);
      else {
        showToast({
          title: failure.title,
          description: failure.description,
          destructive: true,
          action: failure.retry ? { label: "Try again", run: () => mutation.mutate(inputs) } : undefined,
        });
      }
      // Another tab may have used up the quota.
      if (failure.kind === "upgrade") void loadSession();
    },
  });

  return {
    compare: mutation.mutate,
    pending: mutation.isPending,
    /** Null while unknown. */
    progress,
    cancel: () => controller.current?.abort(),
    dialog,
    setDialog,
  };
}
