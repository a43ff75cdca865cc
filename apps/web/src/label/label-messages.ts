import type { CompositionItem } from "@dupewise/domain/product/product";

/** The URLs of the label reader's files on our server. */
export interface ReaderFiles {
  worker: string;
  core: string;
  /** The folder of the language's data. */
  data: string;
}

/** Asks the worker to read a photo. */
export interface LabelRequest {
  photo: Blob;
  files: ReaderFiles;
}

/** The text read from a label. */
export interface LabelReading {
  /** As they stand on it, line by line. */
  words: string;
  composition: CompositionItem[];
  /** As one writes it: "Shell: 80% wool, 20% polyamide". */
  text: string;
  /** Why somebody has to look at it, in a sentence; null where everything agrees. */
  doubt: string | null;
}

export type LabelEvent =
  | { kind: "progress"; stage: "loading" | "reading"; done: number }
  | { kind: "read"; reading: LabelReading }
  | { kind: "failed"; isPhoto: boolean };
