import { KindGroups } from "@dupewise/domain/product/kind";
import { PageInput } from "@dupewise/domain/product/page-input";
import { LinkInput, LinkPreview, PagePreview, PreviewInput, TextPreview } from "@dupewise/domain/product/preview";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { previewLink } from "./preview-link.ts";
import { previewPage } from "./preview-page.ts";
import { previewText } from "./preview.ts";

/** A page of the largest size, with what JSON adds to markup. */
const PAGE_BYTES = 4 * 1024 * 1024;

export const productsRouter = router({
  /** It changes nothing; yet a text is longer than an address may be. */
  preview: publicProcedure
    .meta({ rest: { method: "POST", path: "/products/preview", summary: "Preview how a pasted text is read" } })
    .input(PreviewInput)
    .output(TextPreview)
    .mutation(({ ctx, input }) => previewText(ctx, input)),

  previewPage: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/products/preview/page",
        summary: "Preview how a captured or pasted page is read",
      },
      bodyBytes: PAGE_BYTES,
    })
    .input(PageInput)
    .output(PagePreview)
    .mutation(({ ctx, input }) => previewPage(ctx, input)),

  /** It changes nothing of anybody's; yet a page is fetched for it. */
  previewLink: protectedProcedure
    .meta({ rest: { method: "POST", path: "/products/preview/link", summary: "Preview how a link's page is read" } })
    .input(LinkInput)
    .output(LinkPreview)
    .mutation(({ ctx, input }) => previewLink(ctx, input)),

  kinds: publicProcedure
    .meta({ rest: { method: "GET", path: "/products/kinds", summary: "The kinds of goods that can be compared" } })
    .input(z.void())
    .output(KindGroups)
    .query(({ ctx }) => ctx.kinds.all),
});
