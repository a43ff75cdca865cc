import { readFileSync } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EmbeddedPage } from "@dupewise/domain/pages/embedded-data";
import * as z from "zod";

/** The build manifest's entry for a module. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

const Renderer = z.object({
  render: z.custom<(address: string, sent: EmbeddedPage) => Promise<string>>((value) => typeof value === "function"),
  listModulesToPreload: z.custom<(path: string, signedIn: boolean) => readonly string[]>(
    (value) => typeof value === "function",
  ),
});

/** The renderer of the web app's pages, loaded from the built app. */
export interface PageRenderer {
  /** Returns the content of the page at a path, with its query, as HTML. `sent` is the data embedded in the page. */
  render: (address: string, sent: EmbeddedPage) => Promise<string>;
  /** Returns the files that a page's code needs beyond those of every page. Empty for a path that no page renders. */
  filesOf: (path: string, signedIn: boolean) => string[];
}

/** Loads the page renderer from the built web app's folder. Returns null if the build doesn't include one. */
export async function loadPageRenderer(folder: string): Promise<PageRenderer | null> {
  const place = join(folder, ".render", "render.mjs");
  const exists = await access(place).then(
    () => true,
    () => false,
  );
  if (!exists) return null;
  const { render, listModulesToPreload } = Renderer.parse(await import(pathToFileURL(place).href));
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")));

  const collect = (name: string, files: Set<string>): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports) collect(needed, files);
  };
  return {
    render,
    filesOf: (path, signedIn) => {
      const files = new Set<string>();
      // The renderer names modules relative to the app's folder, the manifest relative to its root.
      for (const part of listModulesToPreload(path, signedIn)) collect(part.slice(1), files);
      return [...files];
    },
  };
}
