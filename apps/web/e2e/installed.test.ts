import { describe, expect, it } from "vitest";
import * as z from "zod";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { CARE_LABELS } from "./labels/care-labels.data.ts";
import { renderLabels } from "./labels/draw-labels.ts";
import { signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const Manifest = z.object({
  icons: z.array(z.object({ src: z.string(), type: z.string() })),
  share_target: z.object({ action: z.literal("/shared"), method: z.literal("POST") }),
});

const visit = visitEachTest({ isFirst: true });

/** Resolves once the installed app's service worker can receive shared content. */
const WORKER_ACTIVE = `navigator.serviceWorker.register("/share-worker.js", { scope: "/shared" }).then((it) =>
  it.active ?? new Promise((done) => (it.installing ?? it.waiting).addEventListener("statechange", ({ target }) =>
    target.state === "activated" && done())))`;

const field = (side: number) => visit.opened.page.getByLabel("Product URL or Description").nth(side).inputValue();

describe("the installed app", () => {
  it("has a manifest that lists only existing icons", async () => {
    const { page } = visit.opened;
    await page.goto("/");
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const { icons } = Manifest.parse(await answer.json());
    for (const { src, type } of icons) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
    }
  });

  it("puts a link shared from another app into the first empty field, even for visitors", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/?shared-title=A+coat&shared-text=https%3A%2F%2Fshop.example%2Fcoat");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await signUp(page);
    await expect.poll(() => field(0)).toBe("https://shop.example/coat");
    await page.goto("/?shared-url=https%3A%2F%2Fshop.example%2Fother");
    await expect.poll(() => field(1)).toBe("https://shop.example/other");
    await page.goto("/?shared-url=https%3A%2F%2Fshop.example%2Fthird");
    await page.getByText("Both sides are already filled in", { exact: true }).waitFor();
    expect([await field(0), await field(1)]).toEqual(["https://shop.example/coat", "https://shop.example/other"]);
    expect(takeProblems()).toEqual([]);
  });

  it("accepts a photo and text shared by another app, without uploading the photo", async () => {
    const { page, takeProblems } = visit.opened;
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setEmulatedMedia", { features: [{ name: "display-mode", value: "standalone" }] });
    await signUp(page);
    await page.evaluate(WORKER_ACTIVE);
    const [label] = await renderLabels(CARE_LABELS.slice(0, 1));
    const photo = label?.toString("base64");
    await page.evaluate(`(() => {
      const form = Object.assign(document.createElement("form"), { action: "/shared", method: "POST", enctype: "multipart/form-data" });
      form.innerHTML = '<input name="shared-text"><input name="shared-photo" type="file">';
      form.elements[0].value = "Look at https://shop.example/coat";
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(atob("${photo}"), (letter) => letter.charCodeAt(0))], "label.jpg", { type: "image/jpeg" }));
      form.elements[1].files = files.files;
      document.body.append(form);
      form.submit();
    })()`);
    await page.getByRole("button", { name: "The alternative" }).press("Enter");
    await page.getByRole("dialog", { name: "Care label: Alternative" }).getByText("MADE IN PORTUGAL").waitFor();
    await page.getByRole("button", { name: "Use these materials" }).press("Enter");
    await page.getByText("You entered: 100% cotton").waitFor();
    expect([await field(0), new URL(page.url()).search]).toEqual(["https://shop.example/coat", ""]);
    expect(takeProblems()).toEqual([]);
  });

  it("asks the user to share again if no service worker was ready", async () => {
    const { page } = visit.opened;
    const answer = await page.request.post("/shared", { multipart: { "shared-text": "A coat" }, maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/?shared-lost=1"]);
    await page.goto("/?shared-lost=1");
    await page.getByText("Share it again.", { exact: true }).waitFor();
  });

  it("shows a notice while it is offline", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.context().setOffline(true);
    await page.getByText("You're offline. Your text is saved.").waitFor();
    await expectScreenAccessible(page);
    await page.context().setOffline(false);
    await page.getByText("You're offline. Your text is saved.").waitFor({ state: "detached" });
  });

  it("sets the browser's theme color to the chosen theme", async () => {
    const { page } = visit.opened;
    await page.goto("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    const color = () =>
      page.evaluate("[...document.querySelectorAll('meta[name=theme-color]')].map(({ media }) => media)");
    expect(await color()).toEqual(["not all", "all"]);
    await page.reload();
    expect(await color()).toEqual(["not all", "all"]);
    await page.getByRole("button", { name: "System theme" }).click();
    expect(await color()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });
});
