import { constants, inflateSync } from "node:zlib";
import type { Shop } from "@dupewise/testing/shop";
import * as z from "zod";
import { newAccount } from "../steps.ts";
import { CHOOSE_LABEL, LABEL_READ, LABEL_TEXT } from "./choose-label.ts";
import type { Driver, Size } from "./driver.ts";
import { type VirtualUser, createVirtualUser } from "./hands.ts";

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** The width of an A4 sheet without margins. */
const SHEET: Size = { width: 720, height: 1000 };
const MOST_SHEETS = 4;

/**
 * The environment of a walk through the product: a browser, the server's origin, a test shop, and functions that report
 * the results.
 */
export interface Walk {
  driver: Driver;
  origin: string;
  shop: Shop;
  check: (what: string, holds: boolean) => void;
  /** Saves a screenshot for review. */
  keep: (name: string, picture: Buffer) => Promise<void>;
}

type Step = (walk: Walk, hands: VirtualUser) => Promise<void>;

const FIELD = "textarea";
const LINES = 14;

/** From sign-up to print, in the order of a shopper's first day. */
const STEPS: Readonly<Record<string, Step>> = {
  landing: async ({ driver, origin }, { see }) => {
    await driver.goto(origin);
    await see({ css: "h1", text: "Find Your Perfect Fashion Dupes" });
    await driver.evaluate(WATCH);
  },
  "sign-up": async ({ driver, origin }, { press, type, see }) => {
    const { name, email, password } = newAccount();
    await driver.goto(`${origin}/auth`);
    await press({ css: "[role=tab]", text: "Sign Up" });
    await type({ css: "input[name=name]" }, name);
    await type({ css: "input[name=email]" }, email);
    await type({ css: "input[name=password]" }, password);
    await press({ css: "button[type=submit]", text: "Create Account" });
    await see({ css: "button", text: "Compare Products" });
    await driver.evaluate(WATCH);
  },
  label: async ({ driver, check }, { see, press, until }) => {
    await see({ css: "label", text: "Add a photo of the care label" });
    await driver.evaluate(CHOOSE_LABEL);
    await until(`${LABEL_READ} !== ""`, "what the label says");
    const read = await driver.evaluate(LABEL_READ);
    check(`a care label is read in the browser: ${String(read)}`, read === LABEL_TEXT);
    await press({ css: "[role=dialog] button", text: "Cancel" });
  },
  fields: async ({ driver, check }, { type }) => {
    const height = async () =>
      z.number().parse(await driver.evaluate(`document.querySelector("${FIELD}").clientHeight`));
    const before = await height();
    await type({ css: FIELD }, Array.from({ length: LINES }, (_, line) => `${line + 1}`).join("\n"));
    check("the field grows with what is written", (await height()) > before);
  },
  compare: async ({ driver, shop }, { type, press, see }) => {
    await type({ css: FIELD }, shop.link("designerCoat"));
    await driver.evaluate(`document.querySelectorAll("${FIELD}")[1].id = "second-field"`);
    await type({ css: "#second-field" }, shop.link("affordableCoat"));
    await press({ css: "button[type=submit]", text: "Compare Products" });
    await see({ css: "#verdict" });
    await see({ css: "h2", text: "Similarity" });
  },
  photos: async ({ driver, check }, { press, see, until }) => {
    await until(
      `[...document.querySelectorAll("article header img")].every((image) => image.naturalWidth > 0)`,
      "photos",
    );
    await press({ css: "button[aria-label^='Compare photos']" });
    await press({ css: "button", text: "Slider" });
    await see({ css: "input[type=range]" });
    const shown = await driver.evaluate(`document.querySelectorAll("dialog[open] img").length`);
    check("both photos lie over each other", shown === 2);
  },
  edit: async (_, { press, type, see }) => {
    await press({ css: "dialog button", text: "Close" });
    await press({ css: "button", text: "Edit materials" });
    await type({ css: "form[id^=edit] textarea" }, "90% wool, 10% cashmere");
    await press({ css: "form[id^=edit] button", text: "Save & Rerun" });
    await see({ css: "[role=status], li, div", text: "Analysis Updated" });
  },
  history: async ({ driver, origin }, { see }) => {
    await driver.goto(`${origin}/history`);
    await see({ css: "article h2 a" });
    await driver.evaluate(WATCH);
  },
  answer: async (_, { press, see }) => {
    await press({ css: "article h2 a" });
    await see({ css: "#verdict" });
    await see({ css: "h2", text: "Similarity" });
  },
  insights: async ({ driver, origin }, { see }) => {
    await driver.goto(`${origin}/history/insights`);
    await see({ css: "h1" });
    await see({ css: "main", text: "premium" });
    await driver.evaluate(WATCH);
  },
  template: async ({ driver, origin, shop, check }, { type, press, see }) => {
    await driver.goto(origin);
    await see({ css: "button", text: "Compare Products" });
    await type({ css: FIELD }, shop.link("blocked"));
    await driver.evaluate(`document.querySelectorAll("${FIELD}")[1].id = "second-field"`);
    await type({ css: "#second-field" }, shop.link("affordableCoat"));
    await press({ css: "button[type=submit]", text: "Compare Products" });
    await see({ css: "dialog pre, [role=dialog] pre" });
    const whole = await driver.evaluate(`[...document.querySelectorAll("pre")].every((template) => {
      const range = document.createRange();
      range.selectNodeContents(template);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size === template.textContent.split("\\n").length;
    })`);
    check("no line of a template breaks", whole === true);
  },
};

/** Collects errors that are not visible on the page. */
const WATCH = `(() => { globalThis.failures ??= []; addEventListener("error", ({ message }) => failures.push(message)); return true; })()`;
/** A resized window shows its former size for a frame or two. */
const PAINTED = `new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))), 300))`;
const OVERFLOW = `document.documentElement.scrollWidth - innerWidth`;
const FAILURES = `globalThis.failures ?? []`;
/** Lays out a page on screen with its print styles. */
const ON_PAPER = `(() => {
  for (const sheet of document.styleSheets) {
    const rules = [sheet.cssRules];
    for (let list = rules.pop(); list; list = rules.pop()) {
      for (const rule of list) {
        if (rule.media?.mediaText.includes("print")) rule.media.mediaText = "all";
        if (rule.cssRules) rules.push(rule.cssRules);
      }
    }
  }
  return true;
})()`;
/** Returns true when the number fits in its ring and both photos are visible. */
const IN_RING = `(() => {
  const ring = document.querySelector("#score").parentElement.getBoundingClientRect();
  const number = document.querySelector("#score + div").getBoundingClientRect();
  return number.width > 0 && number.left >= ring.left && number.right <= ring.right && number.top >= ring.top && number.bottom <= ring.bottom;
})()`;

async function look({ driver, check, keep }: Walk, name: string): Promise<void> {
  for (const size of SIZES) {
    await driver.resize(size);
    await driver.evaluate(PAINTED);
    const overflow = z.number().parse(await driver.evaluate(OVERFLOW));
    check(`${name} fits a window of ${size.width}${overflow > 0 ? `, but for ${overflow} px` : ""}`, overflow <= 0);
    await keep(`${name}-${size.width}`, await driver.screenshot());
  }
  const failures = z.array(z.string()).parse(await driver.evaluate(FAILURES));
  check(`${name} runs without errors${failures.length > 0 ? `: ${failures.join(", ")}` : ""}`, failures.length === 0);
  await driver.resize(SIZES[0] ?? SHEET);
}

/** Counts the pages of a PDF, whose objects are in compressed streams. */
function sheetsOf(pdf: Buffer): number {
  const text = [...pdf.toString("latin1").matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");
    } catch {
      // An image or a font in another format.
      return "";
    }
  });
  return text.join("").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Prints the open result: as PDF if the engine can, and on screen with its print styles. */
async function printAnswer({ driver, check, keep }: Walk): Promise<void> {
  if (driver.print !== null) {
    const pdf = await driver.print();
    const sheets = sheetsOf(pdf);
    check(`an answer takes ${sheets} sheets, ${MOST_SHEETS} at most`, sheets > 0 && sheets <= MOST_SHEETS);
    await keep("answer-printed", pdf);
  }
  await driver.resize(SHEET);
  await driver.evaluate(ON_PAPER);
  await driver.evaluate(PAINTED);
  check("the score stands in its ring on paper", (await driver.evaluate(IN_RING)) === true);
  await keep("answer-on-paper", await driver.screenshot());
  await driver.resize(SIZES[0] ?? SHEET);
}

/** Goes through the whole product in one browser. Throws at the first step that fails. */
export async function walkThrough(walk: Walk): Promise<void> {
  const hands = createVirtualUser(walk.driver);
  await walk.driver.resize(SIZES[0] ?? SHEET);
  for (const [name, step] of Object.entries(STEPS)) {
    await step(walk, hands);
    walk.check(`goes through ${name}`, true);
    await look(walk, name);
    if (name === "answer") await printAnswer(walk);
  }
}
