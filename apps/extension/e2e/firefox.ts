import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { openSession } from "./bidi.ts";
import { type Driver, waitUntil } from "./driver.ts";

/** Firefox names the button by the extension's ID. */
const BUTTON = "compare_dupewise_invalid";
const POPUP = `document.querySelector("browser.webextension-popup-browser")`;
/** The protocol takes no screenshots of the browser's own UI. */
const SNAPSHOT = `${POPUP}.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, "white").then((bitmap) => {
  const canvas = document.createElementNS("http://www.w3.org/1999/xhtml", "canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/png").split(",")[1];
})`;
const PREFERENCES = {
  // Popups are then documents of the browser's main process, which the protocol can inspect.
  "extensions.webextensions.remote": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "ui.prefersReducedMotion": 1,
};

const Contexts = z.object({ contexts: z.array(z.object({ context: z.string(), url: z.string() })) });
const Evaluated = z.union([
  z.object({ type: z.literal("success"), result: z.object({ value: z.unknown() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Starts Firefox with the packed extension installed and its button in the toolbar. */
export async function startFirefox(executable: string, extension: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "dupewise-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const flags = ["--headless", "--no-remote", "--remote-debugging-port", "0", "--remote-allow-system-access"];
  const firefox = spawn(executable, [...flags, "--profile", profile], { stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  firefox.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const address = await waitUntil("Firefox listens", async () => /BiDi listening on (ws:\S+)/.exec(printed)?.[1]);
  const command = await openSession(address);
  await command("getWebExtension.install", { extensionData: { type: "archivePath", path: extension } });

  const contexts = async (scope = {}) => Contexts.parse(await command("browsingContext.getTree", scope)).contexts;
  const contextAt = async (prefix: string) =>
    (await waitUntil(`a tab shows ${prefix}`, async () => (await contexts()).find(({ url }) => url.startsWith(prefix))))
      .context;
  const evaluate = async (context: string, expression: string): Promise<unknown> => {
    const json = `(async () => JSON.stringify({ value: (await (${expression})) ?? null }))()`;
    const asked = { expression: json, target: { context }, awaitPromise: true, userActivation: true };
    const answer = Evaluated.parse(await command("script.evaluate", asked));
    if (answer.type === "exception") throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
    return z.object({ value: z.unknown() }).parse(JSON.parse(String(answer.result.value))).value;
  };
  const inWindow = async (expression: string) => {
    const [window] = await contexts({ "moz:scope": "chrome" });
    return evaluate(window?.context ?? "", expression);
  };
  const shoot = async (context: string) => {
    const { data } = z
      .object({ data: z.string() })
      .parse(await command("browsingContext.captureScreenshot", { context }));
    return Buffer.from(data, "base64");
  };
  await inWindow(`void CustomizableUI.addWidgetToArea("${BUTTON}-browser-action", "nav-bar")`);
  const [{ context: tab } = { context: "" }] = await contexts();
  return {
    open: async (url) => {
      // Closes the popup, as a click elsewhere would.
      await inWindow(`void ${POPUP}?.closest("panel").hidePopup()`);
      await waitUntil("the popup is gone", async () => Boolean(await inWindow(`${POPUP} === null`)));
      await command("browsingContext.activate", { context: tab });
      await command("browsingContext.navigate", { context: tab, url, wait: "complete" });
    },
    inPage: async (prefix, expression) => evaluate(await contextAt(prefix), expression),
    press: async () => {
      await inWindow(`void document.getElementById("${BUTTON}-BAP").click()`);
      await waitUntil("the popup opens", async () =>
        Boolean(await inWindow(`${POPUP}?.contentDocument?.querySelector("button") !== null`)),
      );
      // The popup's policy forbids evaluating in it; a sandbox sees the same document.
      const sandbox = `Cu.Sandbox(${POPUP}.contentWindow, { sandboxPrototype: ${POPUP}.contentWindow, wantXrays: false })`;
      return (expression) => inWindow(`Cu.evalInSandbox(${JSON.stringify(expression)}, ${sandbox})`);
    },
    shootPopup: async (theme) => {
      await inWindow(`void (${POPUP}.browsingContext.top.prefersColorSchemeOverride = "${theme}")`);
      return Buffer.from(String(await inWindow(SNAPSHOT)), "base64");
    },
    shootPage: async (prefix) => shoot(await contextAt(prefix)),
    close: async () => {
      firefox.kill("SIGTERM");
      await once(firefox, "exit");
      await rm(profile, { recursive: true, force: true });
    },
  };
}
