import { FindForComparisonInput, FindInput, FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { protectedProcedure, router } from "../trpc.ts";
import { findAlternativesForComparison } from "./find-for-comparison.ts";
import { findInCatalogue } from "./find.ts";

/** A page of the maximum size, with JSON's overhead for markup. */
const PAGE_BYTES = 4 * 1024 * 1024;

export const catalogueRouter = router({
  /**
   * A mutation although it changes nothing, because text can exceed the maximum length of a URL and a link's page is
   * fetched.
   */
  find: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/catalogue/find",
        summary: "Cheaper alternatives to a product, most similar first",
      },
      bodyBytes: PAGE_BYTES,
    })
    .input(FindInput)
    .output(FoundAlternatives)
    .mutation(({ ctx, input }) => findInCatalogue(ctx, input)),

  findForComparison: protectedProcedure
    .meta({
      rest: {
        method: "GET",
        path: "/comparisons/{id}/closer",
        summary: "Cheaper alternatives to one side of a comparison, most similar first",
      },
    })
    .input(FindForComparisonInput)
    .output(FoundAlternatives)
    .query(({ ctx, input }) => findAlternativesForComparison(ctx, input)),
});
