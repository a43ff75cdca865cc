import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@dupewise/testing/browser";
import type { CareLabel } from "./care-labels.data.ts";

const FONT = fileURLToPath(
  import.meta.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
);

/** The effects of print and camera on a label, seeded to be identical each time. */
const FILTERS = `<svg width="0" height="0" style="position: absolute">
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3 1.65"/><feComposite in2="SourceGraphic" operator="in"/>
    <feBlend in="SourceGraphic" mode="normal" result="b"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="b"/></feMerge></filter>
  <filter id="weave"><feTurbulence type="turbulence" baseFrequency=".5 .08" numOctaves="2" seed="3" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 .2  0 0 0 0 .2  0 0 0 0 .2  .55 0 0 0 0" result="t"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="1.6" result="d"/>
    <feComposite in="t" in2="SourceGraphic" operator="in" result="i"/><feMerge><feMergeNode in="d"/><feMergeNode in="i"/></feMerge></filter>
  <filter id="blur"><feGaussianBlur stdDeviation="1.1"/></filter>
  <filter id="shake"><feGaussianBlur stdDeviation="2 .5"/></filter></svg>`;

const page = (label: CareLabel, font: string): string => {
  const { print, style = "", placement = "none", table = "#fff", filters = [], light = "none", fold } = label;
  const crease =
    fold === undefined
      ? ""
      : `<i style="position:absolute;left:0;right:0;top:${fold}%;height:26px;margin-top:-13px;
          background:linear-gradient(#0000,#0006 45%,#fff8 55%,#0000)"></i>`;
  return `<!doctype html><style>
    @font-face { font-family: Print; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { margin: 0; width: 900px; height: 640px; display: grid; place-items: center; overflow: hidden;
      position: relative; background: ${table} }
    #label { position: relative; font: 500 32px/1.35 Print; padding: 36px 44px; background: #fbfaf6; color: #16130f; ${style} }
    #print { filter: ${filters.map((name) => `url(#${name})`).join(" ") || "none"}; transform: ${placement} }
    #light { position: absolute; inset: 0; background: ${light} }
    #label svg { display: block; margin: 10px 0 } #label > div { break-inside: avoid }
  </style>${FILTERS}<div id="print"><div id="label">${print}${crease}</div></div><div id="light"></div>`;
};

/** Renders care labels as JPEGs of 1,350 × 960 pixels. The results are the same every time. */
export async function renderLabels(labels: readonly CareLabel[]): Promise<Buffer[]> {
  const font = await readFile(FONT, "base64");
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 900, height: 640 }, deviceScaleFactor: 1.5 });
    const photos: Buffer[] = [];
    for (const label of labels) {
      await tab.setContent(page(label, font));
      await tab.evaluate("document.fonts.ready");
      photos.push(await tab.screenshot({ type: "jpeg", quality: label.quality ?? 90 }));
    }
    return photos;
  } finally {
    await browser.close();
  }
}
