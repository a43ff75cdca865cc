import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { linkIn } from "@dupewise/domain/product/product-input";
import type { Preview } from "@dupewise/domain/product/preview";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";

/** Long enough that nobody is asked about half a word. */
const PAUSE_MS = 500;
/** Who goes back to an earlier text is not asked again. */
const KEPT_MS = 60_000;

/** Whether a text can be read from its words alone: a link's page is read when it is compared. */
export const isReadable = (text: string): boolean =>
  text !== "" && text.length <= PRODUCT_INPUT_MAX_LENGTH && linkIn(text) === null;

/** Returns as much of a pasted page's words as is sent beside it. */
export const wordsOf = (text: string): string => text.trim().slice(0, PRODUCT_INPUT_MAX_LENGTH);

/**
 * Reads a text once its writer pauses. Null while it is not read, and for good where that fails: it is a help, and
 * nobody waits for it. What was read of an earlier text is never shown.
 */
export function usePreview(input: string, html?: string): Preview | null {
  const utils = trpc.useUtils();
  const text = input.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ["preview", asked, html?.length],
    enabled: html === undefined ? isReadable(asked) : asked === text,
    gcTime: KEPT_MS,
    queryFn: ({ signal }): Promise<Preview> =>
      html === undefined
        ? utils.client.products.preview.mutate({ text: asked }, { signal })
        : utils.client.products.previewPage.mutate({ html, text: wordsOf(asked) }, { signal }),
  });
  return asked === text ? (data ?? null) : null;
}
