import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Driver, type Evaluate, waitUntil } from "./driver.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Colors of another theme fade in. */
const SETTLED = "Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null)";
const FINDINGS = `${SETTLED}.then(() => axe.run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }))
  .then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes.map(({ target }) => target.join(" "))))`;

/** Collects what a page receives shortly after it sends a request as /capture does. */
const ASK = `new Promise((done) => {
  const heard = [];
  addEventListener("message", ({ data }) => heard.push(data));
  postMessage({ dupewise: "ask", id: "1" }, "*");
  setTimeout(() => done(heard), 300);
})`;

const account = () => ({
  name: "Ada Fielding",
  email: `${crypto.randomUUID()}@example.com`,
  password: "seam allowance 7",
});

const textOf = async (evaluate: Evaluate) => String(await evaluate("document.querySelector('main').innerText"));
const pressIn = (evaluate: Evaluate, name: string) =>
  evaluate(`void [...document.querySelectorAll("button")].find((each) => each.innerText.trim() === "${name}").click()`);

/**
 * Goes through the whole flow from two shop pages to the result: the button on each page, the handoff to Dupewise,
 * sign-in, and the comparison. Saves a screenshot of each step to the folder.
 */
export async function walkThrough(driver: Driver, dupewiseUrl: string, shopUrl: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const keep = async (name: string, png: Buffer) => writeFile(join(folder, `${name}.png`), png);

  await driver.open(`${shopUrl}/original`);
  let popup = await driver.press();
  await waitUntil("the popup shows both sides", async () => (await textOf(popup)).split("Nothing yet").length === 3);
  await popup(`${AXE}; 0`);
  for (const theme of ["light", "dark"] as const) {
    await driver.shootPopup(theme);
    assert.deepEqual(await popup(FINDINGS), [], `axe-core on the popup, ${theme}`);
    await keep(`popup-${theme}`, await driver.shootPopup(theme));
  }
  await pressIn(popup, "The original");
  await waitUntil("the original is kept", async () =>
    (await textOf(popup)).includes("Saved. Now open the alternative"),
  );
  await driver.shootPopup("light");
  await popup(SETTLED);
  await keep("popup-kept", await driver.shootPopup("light"));

  await driver.open(`${shopUrl}/alternative`);
  popup = await driver.press();
  await waitUntil("the original waits", async () => (await textOf(popup)).includes("Belted wool coat"));
  await pressIn(popup, "The alternative");

  const capture = `${dupewiseUrl}/capture`;
  const inCapture: Evaluate = (expression) => driver.inPage(capture, expression);
  for (const title of ["Belted wool coat", "Camel coat with belt", "Sign in to compare"]) {
    await waitUntil(`/capture shows ${title}`, async () => (await textOf(inCapture)).includes(title));
  }
  await keep("capture-visitor", await driver.shootPage(capture));
  await inCapture(`fetch("/api/register", {
    method: "POST", headers: { "content-type": "application/json" }, body: ${JSON.stringify(JSON.stringify(account()))},
  }).then(() => void location.reload())`);
  await waitUntil("both are read", async () => (await textOf(inCapture)).split("What we read:").length === 3);
  await keep("capture-member", await driver.shootPage(capture));
  await pressIn(inCapture, "Compare Products");
  const inAnswer: Evaluate = (expression) => driver.inPage(`${dupewiseUrl}/c/`, expression);
  await waitUntil("the answer is there", async () => /\d% similar/.test(await textOf(inAnswer)));

  await driver.open(`${shopUrl}/capture`);
  popup = await driver.press();
  await waitUntil("both sides are forgotten", async () => (await textOf(popup)).split("Nothing yet").length === 3);
  await pressIn(popup, "The original");
  await waitUntil("another page is kept", async () => (await textOf(popup)).includes("Not Dupewise"));
  assert.deepEqual(await driver.inPage(`${shopUrl}/capture`, ASK), [{ dupewise: "ask", id: "1" }], "another site asks");
}
