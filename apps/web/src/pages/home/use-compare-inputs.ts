import { withoutTracking } from "@dupewise/domain/product/product-input";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { EMPTY_DRAFT, readDraft, writeDraft } from "../../lib/forms/compare-draft.ts";
import type { CompareInputs } from "../../lib/api/errors.ts";
import { type Corrections, isProbableEdit } from "./reading/corrections.ts";
import { readCorrections, writeCorrections } from "./reading/corrections-draft.ts";

export type InputName = keyof CompareInputs;

/** The tracking parameters removed from a link, and the link as it was entered. */
export interface CleanedLink {
  removed: readonly string[];
  before: string;
}

/** A paste that carries HTML as well as plain text, because it was copied from a web page. */
export interface PastedPage {
  html: string;
  text: string;
}

/**
 * Returns the compare form's two inputs with their corrections, and functions that change them, for example by removing
 * tracking parameters from a link. Inputs and corrections survive reloads until they have been compared.
 */
export function useCompareInputs() {
  const [inputs, setInputs] = useState(() => readDraft(localStorage));
  const [tidied, setTidied] = useState<{ [Name in InputName]?: CleanedLink | undefined }>({});
  const [pages, setPages] = useState<{ [Name in InputName]?: PastedPage | undefined }>({});
  const [corrections, setCorrections] = useState(() => readCorrections(localStorage));
  const wanted = useRef(new Set<string>());
  // A placeholder field accepts typing until this form replaces it.
  useLayoutEffect(() => setInputs(readDraft(localStorage)), []);
  useEffect(() => writeDraft(localStorage, inputs), [inputs]);
  useEffect(() => writeCorrections(localStorage, corrections), [corrections]);

  const change = (name: InputName, text: string, html?: string) => {
    // Corrections for another product don't apply to this one.
    if (!isProbableEdit(inputs[name], text)) setCorrections((now) => ({ ...now, [name]: undefined }));
    setInputs((now) => ({ ...now, [name]: text }));
    setPages((now) => ({ ...now, [name]: html === undefined ? undefined : { html, text } }));
    setTidied((now) => ({ ...now, [name]: undefined }));
  };
  return {
    inputs,
    tidied,
    /** Pages pasted and not changed since; after a reload only the text is left. */
    pages,
    change,
    corrections,
    correct: (name: InputName, made: Corrections) => setCorrections((now) => ({ ...now, [name]: made })),
    tidy: (name: InputName, input: string) => {
      const { text, removed } = withoutTracking(input);
      if (removed.length === 0 || wanted.current.has(input)) return;
      setInputs((now) => ({ ...now, [name]: text }));
      setTidied((now) => ({ ...now, [name]: { removed, before: input } }));
    },
    /** Restores a link as it was, and leaves it alone from then on. */
    untidy: (name: InputName) => {
      const before = tidied[name]?.before;
      if (before === undefined) return;
      wanted.current.add(before);
      change(name, before);
    },
    swap: () => {
      setInputs(({ originalUrl, dupeUrl }) => ({ originalUrl: dupeUrl, dupeUrl: originalUrl }));
      setTidied(({ originalUrl, dupeUrl }) => ({ originalUrl: dupeUrl, dupeUrl: originalUrl }));
      setPages(({ originalUrl, dupeUrl }) => ({ originalUrl: dupeUrl, dupeUrl: originalUrl }));
      setCorrections(({ originalUrl, dupeUrl }) => ({ originalUrl: dupeUrl, dupeUrl: originalUrl }));
    },
    clear: () => {
      setInputs(EMPTY_DRAFT);
      setTidied({});
      setPages({});
      setCorrections({});
    },
  };
}
