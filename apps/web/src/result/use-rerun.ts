import { FREE_LIMIT_REACHED } from "@dupewise/domain/account/entitlements";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import type { KindGroups } from "@dupewise/domain/product/kind";
import { useEffect, useState } from "react";
import { getErrorBody, getErrorCode, getErrorMessage, isUnauthorized } from "../lib/api/errors.ts";
import { readFormDraft, writeFormDraft } from "../lib/forms/form-draft.ts";
import { redirectToSignIn } from "../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../lib/session/session.ts";
import { showToast } from "../lib/feedback/toast.ts";
import { trpc } from "../lib/api/trpc.ts";
import { useUser } from "../lib/session/user.ts";

/** The names of the editors, one for each fact that a shopper can correct. They match the fields of a rerun. */
export const EDITORS = [
  "originalMaterialText",
  "dupeMaterialText",
  "originalPrice",
  "dupePrice",
  "originalTitle",
  "dupeTitle",
  "originalBrand",
  "dupeBrand",
  "originalKind",
  "dupeKind",
  "originalDetails",
  "dupeDetails",
] as const;
export type Editor = (typeof EDITORS)[number];

export interface Draft {
  open: boolean;
  text: string;
  /** The current value: entering it again changes nothing. */
  before: string;
  error: string | undefined;
}

const CLOSED: Draft = { open: false, text: "", before: "", error: undefined };
const ALL_CLOSED: Record<Editor, Draft> = {
  originalMaterialText: CLOSED,
  dupeMaterialText: CLOSED,
  originalPrice: CLOSED,
  dupePrice: CLOSED,
  originalTitle: CLOSED,
  dupeTitle: CLOSED,
  originalBrand: CLOSED,
  dupeBrand: CLOSED,
  originalKind: CLOSED,
  dupeKind: CLOSED,
  originalDetails: CLOSED,
  dupeDetails: CLOSED,
};

/** Restores the entries of an edit that a reload or the end of a session interrupted. */
function readKeptDrafts(id: string, userId: string): Record<Editor, Draft> {
  const texts = readFormDraft(localStorage, `rerun-${id}`, userId, EDITORS);
  const open = Object.entries(texts).map(([editor, text]) => [editor, { ...CLOSED, open: true, text }] as const);
  return { ...ALL_CLOSED, ...Object.fromEntries(open) };
}

/** Returns the trimmed texts of the editors whose text was changed, leaving out those that are empty. */
export function collectChangedTexts(drafts: Record<Editor, Draft>): Partial<Record<Editor, string>> {
  const entered = EDITORS.map((editor) => [editor, drafts[editor].text.trim()] as const);
  return Object.fromEntries(entered.filter(([editor, text]) => text !== "" && text !== drafts[editor].before));
}

/** The error on an open editor when nothing was entered. */
const WANTED: Record<Editor, string> = {
  originalMaterialText: "Enter the materials",
  dupeMaterialText: "Enter the materials",
  originalPrice: "Enter the price",
  dupePrice: "Enter the price",
  originalTitle: "Change at least one field",
  dupeTitle: "Change at least one field",
  originalBrand: "",
  dupeBrand: "",
  originalKind: "Choose the product type",
  dupeKind: "Choose the product type",
  originalDetails: "Enter at least one detail",
  dupeDetails: "Enter at least one detail",
};

export interface Rerun {
  drafts: Record<Editor, Draft>;
  change: (editor: Editor, change: Partial<Draft>) => void;
  close: (...editors: Editor[]) => void;
  /** Recomputes the score with the changed texts of all editors. */
  run: () => void;
  /** Recomputes the score with the current engine and, if there are any, the changed texts. */
  again: () => void;
  /** Recomputes the score with one fact, without its editor. */
  tell: (editor: Editor, text: string) => void;
  /** Recomputes the score with the colors measured in the photos, for a side whose text states none. */
  measure: () => void;
  /** Restores the detected values and recomputes the score. */
  reset: (...editors: Editor[]) => void;
  pending: boolean;
  /** The kinds of products to choose from; empty until requested. */
  kinds: KindGroups;
}

/**
 * Returns the state of a result's editors, one for each fact that can be corrected, and functions that recompute the
 * score from the shopper's entries.
 */
export function useRerun(id: string): Rerun {
  const utils = trpc.useUtils();
  const { id: userId } = useUser();
  const [drafts, setDrafts] = useState(() => readKeptDrafts(id, userId));
  useEffect(() => {
    const texts = collectChangedTexts(drafts);
    writeFormDraft(localStorage, `rerun-${id}`, userId, Object.keys(texts).length > 0 ? texts : null);
  }, [id, userId, drafts]);
  const change = (editor: Editor, part: Partial<Draft>) =>
    setDrafts((before) => ({ ...before, [editor]: { ...before[editor], ...part } }));

  const mutation = trpc.comparisons.rerun.useMutation({
    onSuccess: (comparison, { id: _id, measuredColors, ...told }) => {
      utils.comparisons.get.setData({ id }, comparison);
      void utils.history.list.invalidate();
      void loadSession();
      setDrafts(ALL_CLOSED);
      const isTold = Object.keys(told).length > 0;
      const source = measuredColors ? "Based on the photos" : isTold ? "With your details" : "With the current engine";
      const open = displayedRange(comparison.analysis);
      const score = open ? `${open.low} to ${open.high}` : comparison.similarityScore;
      showToast({
        title: "Analysis Updated",
        description: score === null ? `${source}, there's still no score.` : `${source}: ${score}% similar.`,
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      const issues = getErrorBody(error)?.issues ?? [];
      for (const { path, message } of issues) {
        const editor = EDITORS.find((name) => name === path);
        if (editor) change(editor, { error: message });
      }
      const limit = getErrorCode(error) === "free_limit_reached";
      showToast({
        title: "Error",
        description: limit
          ? getErrorMessage(error, FREE_LIMIT_REACHED)
          : "Failed to update comparison. Please try again.",
        destructive: true,
      });
    },
  });

  const isChoosing = drafts.originalKind.open || drafts.dupeKind.open;
  const { data: kinds = [] } = trpc.products.kinds.useQuery(undefined, { enabled: isChoosing });

  return {
    drafts,
    change,
    close: (...editors) => editors.forEach((editor) => change(editor, CLOSED)),
    run: () => {
      if (mutation.isPending) return;
      const texts = collectChangedTexts(drafts);
      if (Object.keys(texts).length > 0) mutation.mutate({ id, ...texts });
      else for (const editor of EDITORS) change(editor, drafts[editor].open ? { error: WANTED[editor] } : {});
    },
    again: () => {
      if (!mutation.isPending) mutation.mutate({ id, ...collectChangedTexts(drafts) });
    },
    tell: (editor, text) => {
      if (!mutation.isPending) mutation.mutate({ id, [editor]: text });
    },
    measure: () => {
      if (!mutation.isPending) mutation.mutate({ id, measuredColors: true });
    },
    reset: (...editors) => {
      if (!mutation.isPending) mutation.mutate({ id, ...Object.fromEntries(editors.map((editor) => [editor, null])) });
    },
    pending: mutation.isPending,
    kinds,
  };
}
