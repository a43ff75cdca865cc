import type { CompositionItem } from "@dupewise/domain/product/product";

/** The URLs of the label reader's files on our server. */
export interface ReaderFiles {
  worker: string;
  core: string;
  /** The folder of the language data. */
  data: string;
}

/** A request to the worker to read a photo. */
export interface LabelRequest {
  photo: Blob;
  files: ReaderFiles;
}

/** The text read from a label. */
export interface LabelReading {
  /** The words as printed, line by line. */
  words: string;
  composition: CompositionItem[];
  /** The composition as text: "Shell: 80% wool, 20% polyamide". */
  text: string;
  /** The reason why the reading needs checking, as a sentence; null if there is none. */
  doubt: string | null;
}

export type LabelEvent =
  | { kind: "progress"; stage: "loading" | "reading"; done: number }
  | { kind: "read"; reading: LabelReading }
  | { kind: "failed"; isPhoto: boolean };
