import type { ImpliedEnd } from "./tags.data.ts";
import { BLOCK_TAGS, CELL_TAGS, CONTAINER_TAGS, IMPLIED_ENDS, RAW_TAGS, SILENT_TAGS, VOID_TAGS } from "./tags.data.ts";

/** The properties shared by all elements of a tag, and how many of them are open. */
export interface Tag {
  name: string;
  isBlock: boolean;
  isCell: boolean;
  isContainer: boolean;
  isRaw: boolean;
  isSilent: boolean;
  isVoid: boolean;
  ends: ImpliedEnd | null;
  /** The number of its elements that are open. If there are none, its closing tag is ignored without a search. */
  open: number;
}

/** Creates a tag from its name, with the properties of its HTML element that the scanner and the parser need. */
export function createTag(name: string): Tag {
  return {
    name,
    isCell: CELL_TAGS.has(name),
    isBlock: BLOCK_TAGS.has(name),
    isContainer: CONTAINER_TAGS.has(name),
    isRaw: RAW_TAGS.has(name),
    isSilent: SILENT_TAGS.has(name),
    isVoid: VOID_TAGS.has(name),
    ends: IMPLIED_ENDS.get(name) ?? null,
    open: 0,
  };
}
