import { isProductUrl } from "@dupewise/domain/product/product-input";
import { readDraft, writeDraft } from "./draft.ts";
import { showToast } from "../feedback/toast.ts";

/** A link in a sentence, without what ends the sentence. */
const LINK = /\bhttps?:\/\/\S*[^\s.,;:!?)\]}>"'’”»]/;
const NAMES = ["shared-url", "shared-text", "shared-title"] as const;

/** What another app shared, as the form wants it: the link where there is one, else the words. */
export function sharedProduct(search: URLSearchParams): string {
  const said = NAMES.map((name) => search.get(name)?.trim() ?? "").filter((text) => text !== "");
  const link = said.find(isProductUrl) ?? said.map((text) => LINK.exec(text)?.[0]).find(Boolean);
  return link ?? said.join("\n");
}

/** Lays what another app shared on the first free side of the form, before anything is rendered. */
export function takeSharedProduct(): void {
  const url = new URL(location.href);
  const product = sharedProduct(url.searchParams);
  if (product === "") return;
  for (const name of NAMES) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  const draft = readDraft(localStorage);
  if (draft.originalUrl === "") writeDraft(localStorage, { ...draft, originalUrl: product });
  else if (draft.dupeUrl === "") writeDraft(localStorage, { ...draft, dupeUrl: product });
  else showToast({ title: "Both sides are filled", description: "Clear one of them, then share the link again." });
}
