import { existsSync } from "node:fs";
import { join } from "node:path";

/** W3C WebDriver action sequences, one for each input source: the format that both drivers accept. */
export type Actions = readonly object[];

/** A browser with one tab, limited to what its engine's protocol supports. */
export interface Driver {
  name: string;
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page, and returns its value via JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  perform: (actions: Actions) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Renders the page as PDF; null if the protocol has no such command. */
  print: (() => Promise<Buffer>) | null;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** Returns the path of an installed program from Debian's packages, or null if it is missing. */
export function findProgram(name: string): string | null {
  const path = join("/usr/bin", name);
  return existsSync(path) ? path : null;
}

/** Parses the JSON that a page returned. Returns undefined if it returned nothing. */
export function parseResult(json: string | undefined): unknown {
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  return value;
}
