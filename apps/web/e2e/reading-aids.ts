import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

/** WCAG 1.4.12, in a stylesheet that the content security policy allows a test to add. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts outside the window, or clipped by their box; fields scroll by themselves. */
const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    return [
      ...document.body.querySelectorAll<HTMLElement>("*:not(svg *, .sr-only, .sr-only *, input, textarea, select)"),
    ].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(element);
      const beside = width > 0 && (left < -1 || right > room + 1);
      const cut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
      // One pixel wide: only for screen readers at this width.
      return (beside || cut) && width > 1 ? [`${element.tagName} ${element.textContent.slice(0, 60)}`] : [];
    });
  });

/** Enlarges only text, as phones do. */
const LARGE = ":root { font-size: 200% !important; }";

/** A phone, and 1280 × 1024 pixels at 200% and at 400%: the widths of WCAG 1.4.4 and 1.4.10. */
const SIZES = [
  [{ width: 390, height: 844 }, [LARGE]],
  [{ width: 640, height: 512 }, ["", SPACING]],
  [{ width: 320, height: 256 }, ["", SPACING]],
] as const;

/** Expects a screen to stay intact at 200% and 400% zoom, with wide text spacing, and with large text on a phone. */
export async function expectIntactWhenZoomed(page: Page): Promise<void> {
  for (const [size, styles] of SIZES) {
    await page.setViewportSize(size);
    for (const css of styles) {
      await wear(page, css);
      expect(await lostTexts(page), `lost at ${size.width} px, with ${css || "nothing"}`).toEqual([]);
    }
    await wear(page, "");
  }
}

const wear = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Expects each button to have a visible edge in forced colors. */
export async function expectVisibleEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const edgeless = await page.evaluate(() =>
    // Removes the buttons' own colors.
    [...document.querySelectorAll<HTMLElement>("main .rounded-full:is(a, button):not([role], [aria-label])")]
      .filter((button) => getComputedStyle(button).borderTopWidth === "0px")
      .map((button) => button.textContent),
  );
  await page.emulateMedia({ forcedColors: "none" });
  expect(edgeless, "buttons without an edge").toEqual([]);
}
