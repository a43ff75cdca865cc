import { isProductUrl } from "@dupewise/domain/product/product-input";
import { readDraft, writeDraft } from "./compare-draft.ts";
import { showToast } from "../feedback/toast.ts";

/** A link in a sentence, without the sentence's punctuation. */
const LINK = /\bhttps?:\/\/\S*[^\s.,;:!?)\]}>"'’”»]/;
/** Set by the server when a share reached it instead of the service worker, so that its content is lost. */
const LOST = "shared-lost";
const NAMES = ["shared-url", "shared-text", "shared-title"] as const;

/**
 * Returns the product that another app shared through the URL's parameters: a link if there is one, otherwise the text.
 */
export function parseSharedProduct(search: URLSearchParams): string {
  const said = NAMES.map((name) => search.get(name)?.trim() ?? "").filter((text) => text !== "");
  const link = said.find(isProductUrl) ?? said.map((text) => LINK.exec(text)?.[0]).find(Boolean);
  return link ?? said.join("\n");
}

/**
 * Moves a product shared by another app from the URL into the first empty field of the compare form's draft. Shows a
 * toast if both fields are filled in, or if the shared link was lost. Must be called before anything is rendered.
 */
export function moveSharedProductToDraft(): void {
  const url = new URL(location.href);
  const product = parseSharedProduct(url.searchParams);
  const isLost = url.searchParams.has(LOST);
  if (product === "" && !isLost) return;
  for (const name of [...NAMES, LOST]) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  if (isLost) return showToast({ title: "The link didn't come through", description: "Share it again." });
  const draft = readDraft(localStorage);
  if (draft.originalUrl === "") writeDraft(localStorage, { ...draft, originalUrl: product });
  else if (draft.dupeUrl === "") writeDraft(localStorage, { ...draft, dupeUrl: product });
  else
    showToast({
      title: "Both sides are already filled in",
      description: "Clear one of them, then share the link again.",
    });
}
