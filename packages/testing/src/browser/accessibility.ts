import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import * as z from "zod";
import { getCdpSession } from "./cdp-session.ts";

const Findings = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
  }),
);

const SETTLED = `Promise.allSettled(
  document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).map((each) => each.finished),
)`;

/** A list that measures its content needs a frame or two longer than the browser to get its height. */
const LAID_OUT = `new Promise((resolve) => {
  let [height, same] = [-1, 0];
  const look = () => {
    const now = document.documentElement.scrollHeight;
    same = now === height ? same + 1 : 0;
    height = now;
    if (same === 2) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** The rules that another color scheme can break: it changes only colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** What a change of size can also break, while the same elements stay visible. */
const OF_SIZES = [...OF_COLORS, "target-size", "scrollable-region-focusable"];

/**
 * Everything that the other rules depend on. Two sizes often differ only in decoration, and running all rules takes
 * three times as long.
 */
const STRUCTURE = `[...CONTEXT.querySelectorAll("*")]
  .filter((each) => each.textContent.trim() !== "" || each.matches(":any-link, button, input, select, textarea, img, [role], [tabindex]"))
  .map((each) => Number(each.checkVisibility({ visibilityProperty: true })))
  .join("") + CONTEXT.outerHTML`.replaceAll("CONTEXT", "(window.axeContext ?? document.documentElement)");

/** Without it axe parses the same few selectors again for each ancestor of an element: a quarter of a run. */
const MEMOIZED_PARSER = `{
  const { prototype } = axe.imports.CssSelectorParser;
  const { parse } = prototype;
  const parsed = new Map();
  prototype.parse = function (selector) {
    if (!parsed.has(selector)) parsed.set(selector, parse.call(this, selector));
    return parsed.get(selector);
  };
}`;

/**
 * In ASCII, because passing a text with other letters to a page takes twice as long. Without the markup of all elements
 * that it checks, which nobody reads and which takes a sixteenth of a run.
 */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8").replace(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
)}
axe.configure({ noHtml: true });
${MEMOIZED_PARSER}`;

const State = z.object({ hasAxe: z.boolean(), isKnown: z.boolean() });

/** Whether axe has been loaded, and whether it has already found nothing wrong with the same elements. */
const STATE = `({ hasAxe: "axe" in window, isKnown: "passedAxe" in window && window.passedAxe === ${STRUCTURE} })`;

/**
 * Returns true if the page has the same content as when it last passed all rules. Differences in size and theme don't
 * count.
 */
export const hasPassedBefore = async (page: Page): Promise<boolean> => State.parse(await page.evaluate(STATE)).isKnown;

/** The rule of WCAG 2.2 AA that axe-core leaves out unless asked. */
const ALSO = { "target-size": { enabled: true } };

/** Only rules about media preload anything, which takes a sixth of a run, and no page has media. */
const LEAN = { resultTypes: ["violations"], preload: false };

/**
 * Runs all rules, or only some. A sticky bar covers content that can be scrolled out from under it: a target that is
 * too small counts only if it still is when scrolled to the middle of the window.
 */
const runAxe = (only?: readonly string[]) => `(async () => {
  const { violations } = await axe.run(window.axeContext ?? document, ${JSON.stringify({ ...LEAN, ...(only ? { runOnly: only } : { rules: ALSO }) })});
  const [x, y] = [scrollX, scrollY];
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const small = [];
    for (const node of violation.nodes) {
      document.querySelector(node.target[0]).scrollIntoView({ block: "center", behavior: "instant" });
      await ${LAID_OUT};
      const again = await axe.run({ include: [node.target] }, ${JSON.stringify({ ...LEAN, runOnly: ["target-size"] })});
      if (again.violations.length > 0) small.push(node);
    }
    violation.nodes = small;
    scrollTo({ left: x, top: y, behavior: "instant" });
  }
  const found = violations.filter(({ nodes }) => nodes.length > 0);
  if (${only === undefined} && found.length === 0) window.passedAxe = ${STRUCTURE};
  return found;
})()`;

/** Waits until the layout of the page is stable: until its height stays the same for two frames. */
export async function awaitLayout(page: Page): Promise<void> {
  await page.evaluate(LAID_OUT);
}

/**
 * Runs all axe-core rules on the page once its animations have finished. Throws an error that lists the findings.
 * @param colorsOnly whether to run only the color rules, for another color scheme of a page that has passed all rules
 * @param within the only part of the page to check
 */
export async function expectAccessible(
  page: Page,
  { colorsOnly = false, within }: { colorsOnly?: boolean; within?: Locator | undefined } = {},
): Promise<void> {
  await within?.evaluate((part) => void Reflect.set(globalThis, "axeContext", part));
  const context = within ? "window.axeContext" : "undefined";
  const { hasAxe, isKnown } = State.parse(
    await page.evaluate(`window.axeContext = ${context}; ${SETTLED}.then(() => ${STATE})`),
  );
  // Unlike what Playwright evaluates, Chromium compiles this only once for many pages.
  if (!hasAxe) await (await getCdpSession(page)).send("Runtime.evaluate", { expression: AXE });
  const findings = Findings.parse(await page.evaluate(runAxe(colorsOnly ? OF_COLORS : isKnown ? OF_SIZES : undefined)));
  if (findings.length === 0) return;
  const lines = findings.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary = "" }) => `  ${target.join(" ")}\n    ${failureSummary.replaceAll("\n", "\n    ")}`,
    ),
  ]);
  throw new Error(`axe-core found problems on ${page.url()}:\n${lines.join("\n")}`);
}
