import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "@dupewise/testing/browser";
import { shrinkPng } from "@dupewise/testing/png/shrink";

const PUBLIC = join(import.meta.dirname, "..", "public");

interface Icon {
  size: number;
  /**
   * Whether the system masks the icon, so that its color extends to the edge, with the drawing within the safe zone.
   */
  cut: boolean;
}

const ICONS: Record<string, Icon> = {
  "icon-192.png": { size: 192, cut: false },
  "icon-512.png": { size: 512, cut: false },
  "maskable-512.png": { size: 512, cut: true },
  "apple-touch-180.png": { size: 180, cut: true },
};

/** Makes public/icons from favicon.svg. */
const svg = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
const browser = await launchBrowser();
await mkdir(join(PUBLIC, "icons"), { recursive: true });
for (const [file, { size, cut }] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: "light" });
  const drawing = cut ? svg.replace('rx="7"', "").replace("<g ", '<g transform="translate(3.2 3.2) scale(.8)" ') : svg;
  await page.setContent(`<style>body{margin:0;background:#f2f0ec}svg{display:block;width:100%}</style>${drawing}`);
  await writeFile(join(PUBLIC, "icons", file), shrinkPng(await page.screenshot()));
}
await browser.close();
