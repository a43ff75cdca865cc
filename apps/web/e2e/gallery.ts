import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@dupewise/testing/browser";
import { readPng } from "@dupewise/testing/png/read";
import { createServer } from "vite";

const ROOT = join(import.meta.dirname, "..");
const REFERENCES = join(import.meta.dirname, "references");
/** The tolerance per color channel, 0–255, because letters are antialiased slightly differently on every machine. */
const CHANNEL_TOLERANCE = 48;

/** Serves the gallery on a free port, the way `npm run dev` does. */
export async function serveGallery(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await server.listen();
  const [address = ""] = server.resolvedUrls?.local ?? [];
  return { origin: address.replace(/\/$/, ""), close: () => server.close() };
}

/** The components compared with reference images, as they appear in the gallery. */
export const REFERENCED_COMPONENTS = ["button", "score-ring", "cloth", "composition", "dimensions"] as const;

/** Takes a screenshot of one component in the gallery. */
export const takeScreenshot = (page: Page, name: string): Promise<Buffer> => page.locator(`#${name}`).screenshot();

const pathOf = (name: string, theme: string) => join(REFERENCES, `${name}-${theme}.png`);

/** Saves a component's screenshot as its reference image. */
export async function saveReference(name: string, theme: string, png: Buffer): Promise<void> {
  await mkdir(REFERENCES, { recursive: true });
  await writeFile(pathOf(name, theme), png);
}

/**
 * Returns the fraction of a screenshot that differs from its reference, 0–1; 1 when the widths differ, or the heights
 * by more than two pixels.
 */
export async function compareToReference(name: string, theme: string, png: Buffer): Promise<number> {
  const [before, now] = [readPng(await readFile(pathOf(name, theme))), readPng(png)];
  if (before.width !== now.width || Math.abs(before.height - now.height) > 2) return 1;
  const pixels = Math.min(before.colors.length, now.colors.length);
  let differing = 0;
  for (let i = 0; i < pixels; i++) if (isFar(before.colors[i] ?? 0, now.colors[i] ?? 0)) differing++;
  return differing / pixels;
}

const isFar = (a: number, b: number) =>
  [16, 8, 0].some((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) > CHANNEL_TOLERANCE);
