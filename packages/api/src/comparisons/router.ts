import { ComparePagesInput } from "@dupewise/domain/comparison/comparison";
import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { enteredTexts, flattenComparison, inputsOf } from "@dupewise/domain/comparison/flat-sides";
import { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import { ComparisonId } from "@dupewise/domain/comparison/history";
import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { ColorsInput, ComparedColors } from "@dupewise/domain/comparison/photo-colors";
import { RerunInput } from "@dupewise/domain/comparison/rerun";
import { SharedComparison, SharedLinkInput, ShareInput, ShareState } from "@dupewise/domain/comparison/share";
import * as z from "zod";
import { createStreamSchema } from "../transport/stream.ts";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { CompareSeveralResult, type CompareSeveralProgress } from "@dupewise/domain/comparison/several";
import { CompareSeveralInput } from "@dupewise/domain/comparison/compare-several-input";
import { streamReports } from "../transport/stream-reports.ts";
import { listComparisonsOfOriginal } from "./alternatives.ts";
import { createSeveralComparisons } from "./create-several.ts";
import { createComparisonWithProgress } from "./create-with-progress.ts";
import { createComparisonFromPages } from "./create-from-pages.ts";
import { createComparison, type ComparisonRequest } from "./create.ts";
import { getDeepAnalysis } from "./deep-analysis.ts";
import { comparePhotoColors } from "./compare-photo-colors.ts";
import { CreateInput } from "./create-input.ts";
import { getComparison } from "./get.ts";
import { type Correction, rerunComparison } from "./rerun.ts";
import { getShareState } from "./share-state.ts";
import { shareComparison } from "./share.ts";
import { getSharedComparison } from "./get-shared.ts";
import { unshareComparison } from "./unshare.ts";

const CreateSeveral = CompareSeveralInput.extend({ requestId: z.string().trim().min(1).max(90).optional() });
/** Two pages of the maximum size, with JSON's overhead for markup. */
const PAGES_BYTES = 8 * 1024 * 1024;

const requestOf = (input: z.infer<typeof CreateInput>): ComparisonRequest => ({
  inputs: inputsOf(input),
  requestId: input.requestId,
});

const correctionOf = (input: RerunInput): Correction => ({
  id: input.id,
  ...enteredTexts(input),
  measuredColors: input.measuredColors,
});

export const comparisonsRouter = router({
  create: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/comparisons", summary: "Compare two products", status: 201, idempotent: true },
    })
    .input(CreateInput)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await createComparison(ctx, requestOf(input)))),

  createFromPages: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/comparisons/pages",
        summary: "Compare products from captured pages",
        status: 201,
        idempotent: true,
      },
      bodyBytes: PAGES_BYTES,
    })
    .input(ComparePagesInput)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await createComparisonFromPages(ctx, input))),

  /** For clients that can read a stream; `create` is the same as a single response. */
  createWithProgress: protectedProcedure
    .input(CreateInput)
    .output(createStreamSchema<ComparisonProgress>())
    .mutation(({ ctx, input }) => createComparisonWithProgress(ctx, requestOf(input))),

  createSeveral: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/comparisons/several",
        summary: "Compare one product with up to ten alternatives",
        status: 201,
        idempotent: true,
      },
    })
    .input(CreateSeveral)
    .output(CompareSeveralResult)
    .mutation(async ({ ctx, input }) => {
      const steps: CompareSeveralProgress[] = [];
      await createSeveralComparisons(ctx, { ...input, requestId: input.requestId }, (step) => void steps.push(step));
      const inOrder = steps
        .filter((step) => step.kind === "done" || step.kind === "failed")
        .toSorted((a, b) => a.index - b.index);
      return {
        comparisons: inOrder.flatMap((step) => (step.kind === "done" ? step.comparison : [])),
        failed: inOrder.flatMap((step) => (step.kind === "failed" ? step : [])),
      };
    }),

  /** For clients that can read a stream; `createSeveral` is the same as a single response. */
  createSeveralWithProgress: protectedProcedure
    .input(CreateSeveral)
    .output(createStreamSchema<CompareSeveralProgress>())
    .mutation(({ ctx, input }) =>
      streamReports<CompareSeveralProgress>((report) =>
        createSeveralComparisons(ctx, { ...input, requestId: input.requestId }, report),
      ),
    ),

  alternatives: protectedProcedure
    .meta({
      rest: {
        method: "GET",
        path: "/comparisons/{id}/alternatives",
        summary: "Your comparisons with the same original, this one included",
      },
    })
    .input(ComparisonId)
    .output(z.array(FlatComparison))
    .query(async ({ ctx, input }) => (await listComparisonsOfOriginal(ctx, input)).map(flattenComparison)),

  get: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons/{id}", summary: "One of your comparisons" } })
    .input(ComparisonId)
    .output(FlatComparison)
    .query(async ({ ctx, input }) => flattenComparison(await getComparison(ctx, input))),

  analysis: protectedProcedure
    .meta({
      rest: { method: "GET", path: "/comparisons/{id}/analysis", summary: "The reasons behind a score; Premium only" },
    })
    .input(ComparisonId)
    .output(DeepAnalysis)
    .query(({ ctx, input }) => getDeepAnalysis(ctx, input)),

  colors: publicProcedure
    .meta({
      rest: { method: "GET", path: "/comparisons/{id}/colors", summary: "The colors measured from both photos" },
    })
    .input(ColorsInput)
    .output(ComparedColors)
    .query(({ ctx, input: { id, token = null } }) => comparePhotoColors(ctx, { id, token, board: null })),

  rerun: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/comparisons/{id}/rerun", summary: "Rescore a comparison with your corrections" },
    })
    .input(RerunInput)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await rerunComparison(ctx, correctionOf(input)))),

  shareState: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons/{id}/share", summary: "Whether a comparison is shared" } })
    .input(ComparisonId)
    .output(ShareState)
    .query(({ ctx, input }) => getShareState(ctx, input)),

  share: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/comparisons/{id}/share", summary: "Create a public link to a comparison" },
    })
    .input(ShareInput)
    .output(ShareState)
    .mutation(({ ctx, input }) => shareComparison(ctx, input)),

  unshare: protectedProcedure
    .meta({
      rest: { method: "DELETE", path: "/comparisons/{id}/share", summary: "Stop sharing a comparison", status: 204 },
    })
    .input(ComparisonId)
    .output(z.void())
    .mutation(({ ctx, input }) => unshareComparison(ctx, input)),

  shared: publicProcedure
    .meta({ rest: { method: "GET", path: "/shared/{id}", summary: "A shared comparison, by its link's token" } })
    .input(SharedLinkInput)
    .output(SharedComparison)
    .query(async ({ ctx, input }) => flattenComparison(await getSharedComparison(ctx, input))),
});
