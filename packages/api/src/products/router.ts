import { KindGroups } from "@dupewise/domain/product/kind";
import { Preview, PreviewInput } from "@dupewise/domain/product/preview";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { previewText } from "./preview.ts";

export const productsRouter = router({
  /** It changes nothing; yet a text is longer than an address may be. */
  preview: protectedProcedure
    .meta({ rest: { method: "POST", path: "/products/preview", summary: "What a pasted text is read as" } })
    .input(PreviewInput)
    .output(Preview)
    .mutation(({ ctx, input }) => previewText(ctx, input)),

  kinds: protectedProcedure
    .meta({ rest: { method: "GET", path: "/products/kinds", summary: "The kinds of goods that can be compared" } })
    .input(z.void())
    .output(KindGroups)
    .query(({ ctx }) => ctx.kinds.all),
});
