import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { isProductUrl } from "@dupewise/domain/product/product-input";
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
  text !== "" && text.length <= PRODUCT_INPUT_MAX_LENGTH && !isProductUrl(text);

/**
 * Reads a text once its writer pauses. Null while it is not read, and for good where that fails: it is a help, and
 * nobody waits for it. What was read of an earlier text is never shown.
 */
export function usePreview(input: string): Preview | null {
  const utils = trpc.useUtils();
  const text = input.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ["preview", asked],
    enabled: isReadable(asked),
    gcTime: KEPT_MS,
    queryFn: ({ signal }) => utils.client.products.preview.mutate({ text: asked }, { signal }),
  });
  return asked === text ? (data ?? null) : null;
}
