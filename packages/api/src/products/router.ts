import { KindGroups } from "@dupewise/domain/product/kind";
import { PageInput } from "@dupewise/domain/product/browser-page";
import { LinkInput, LinkPreview, PagePreview, PreviewInput, TextPreview } from "@dupewise/domain/product/preview";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { previewLink } from "./preview-link.ts";
import { previewPage } from "./preview-page.ts";
import { previewText } from "./preview.ts";

/** A page of the maximum size, with JSON's overhead for markup. */
const PAGE_BYTES = 4 * 1024 * 1024;

export const productsRouter = router({
  /** A mutation although it changes nothing, because text can exceed the maximum length of a URL. */
  preview: publicProcedure
    .meta({ rest: { method: "POST", path: "/products/preview", summary: "Preview how pasted text is read" } })
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

  /** A mutation although it changes nothing of the user's, because it fetches a page. */
  previewLink: protectedProcedure
    .meta({ rest: { method: "POST", path: "/products/preview/link", summary: "Preview how a link's page is read" } })
    .input(LinkInput)
    .output(LinkPreview)
    .mutation(({ ctx, input }) => previewLink(ctx, input)),

  kinds: publicProcedure
    .meta({ rest: { method: "GET", path: "/products/kinds", summary: "The kinds of products that can be compared" } })
    .input(z.void())
    .output(KindGroups)
    .query(({ ctx }) => ctx.kinds.all),
});
