import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import type { Preview, TextPreview } from "@dupewise/domain/product/preview";
import { useQuery } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { UserContext } from "../../../lib/session/user.ts";

/** Long enough that half a word is rarely previewed. */
const PAUSE_MS = 500;
/** How long a preview is cached, so that returning to an earlier text does not request it again. */
const KEPT_MS = 60_000;

/** Returns true if text can be read on its own, without fetching the page at a link. */
export const isReadableText = (text: string): boolean =>
  text !== "" && text.length <= PRODUCT_INPUT_MAX_LENGTH && findOnlyLink(text) === null;

/** Trims the text of a pasted page and cuts it to the maximum length that the API accepts. */
export const truncatePastedText = (text: string): string => text.trim().slice(0, PRODUCT_INPUT_MAX_LENGTH);

/** The reading of an input so far: the preview, or why there is none. */
export interface InputReading {
  /** What was read; null until then. */
  preview: (Preview & Partial<Pick<TextPreview, "reading">>) | null;
  /** Why a link's page could not be read, as a sentence without its final period; null if nothing failed. */
  failure: string | null;
}

const NOTHING: InputReading = { preview: null, failure: null };

/**
 * Previews what is read from text, a pasted page or, for members, the page at a link, whenever typing pauses. The
 * preview is null until that of the current text has loaded.
 */
export function usePreview(input: string, html?: string): InputReading {
  const { client } = trpc.useUtils();
  const isMember = use(UserContext) !== null;
  const text = input.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isCurrent = asked === text && text !== "";
  const link = html === undefined && isMember ? findOnlyLink(asked) : null;
  const { data } = useQuery({
    queryKey: ["preview", asked, html?.length],
    enabled: isCurrent && (html !== undefined || link !== null || isReadableText(asked)),
    gcTime: KEPT_MS,
    queryFn: async ({ signal }): Promise<InputReading> => {
      if (link !== null) return client.products.previewLink.mutate({ url: link }, { signal });
      const preview =
        html === undefined
          ? await client.products.preview.mutate({ text: asked }, { signal })
          : await client.products.previewPage.mutate({ html, text: truncatePastedText(asked) }, { signal });
      return { preview, failure: null };
    },
  });
  return isCurrent && data ? data : NOTHING;
}
