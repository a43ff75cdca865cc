import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Driver } from "./driver.ts";

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;
/** WebDriver's names for special keys. */
const KEYS: Readonly<Record<string, string>> = { "\n": "\uE006" };
const CONTROL = "\uE009";

const strike = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

/** The element to find, by CSS selector and by visible name or text. */
export interface WantedElement {
  css: string;
  text?: string;
}

const Place = z.object({ x: z.number(), y: z.number(), over: z.string().nullable() }).nullable();

/** A simulated user with a mouse and a keyboard. Each action waits until its element is visible. */
export interface VirtualUser {
  see: (wanted: WantedElement) => Promise<void>;
  press: (wanted: WantedElement) => Promise<void>;
  /** Replaces a field's text. */
  type: (wanted: WantedElement, text: string) => Promise<void>;
  /** Waits until an expression is true in the page. Throws an error that names `what` if that takes too long. */
  until: (expression: string, what: string) => Promise<void>;
}

/** The first visible element with this name; null if there is none. */
const found = ({
  css,
  text,
}: WantedElement) => `[...document.querySelectorAll(${JSON.stringify(css)})].find((element) =>
  element.checkVisibility() && !element.closest("[inert]") && !element.disabled &&
  (${JSON.stringify(text ?? null)} === null ||
    [element.ariaLabel, element.innerText, element.labels?.[0]?.innerText].some((name) => name?.includes(${JSON.stringify(text ?? "")})))) ?? null`;

/** Its center in the window, and anything on top that a click would hit instead. */
const placeOf = (wanted: WantedElement) => `(() => {
  const element = ${found(wanted)};
  if (element === null) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(left, top);
  const reached = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  return { x: left, y: top, over: reached ? null : (hit?.outerHTML ?? "nothing").slice(0, 120) };
})()`;

/** Creates a simulated user with a mouse and a keyboard for a browser. */
export function createVirtualUser({ evaluate, perform }: Driver): VirtualUser {
  const until = async (expression: string, what: string) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
      if (await evaluate(expression)) return;
    }
    throw new Error(`${what} does not appear`);
  };
  const see = (wanted: WantedElement) => until(`(${found(wanted)}) !== null`, `${wanted.css} ${wanted.text ?? ""}`);

  async function press(wanted: WantedElement): Promise<void> {
    await see(wanted);
    let place = Place.parse(await evaluate(placeOf(wanted)));
    for (const end = Date.now() + 8_000; place?.over !== null && Date.now() < end;) {
      await sleep(LOOK_EVERY_MS);
      place = Place.parse(await evaluate(placeOf(wanted)));
    }
    if (place === null) throw new Error(`${wanted.text ?? wanted.css} disappeared`);
    if (place.over !== null) throw new Error(`${wanted.text ?? wanted.css} is covered by ${place.over}`);
    const { x, y } = place;
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  async function type(wanted: WantedElement, text: string): Promise<void> {
    await press(wanted);
    const actions = [
      { type: "keyDown", value: CONTROL },
      ...strike("a"),
      { type: "keyUp", value: CONTROL },
      ...Array.from(text).flatMap((sign) => strike(KEYS[sign] ?? sign)),
    ];
    await perform([{ type: "key", id: "keyboard", actions }]);
  }

  return { see, press, type, until };
}
