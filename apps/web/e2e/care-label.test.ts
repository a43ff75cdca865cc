import type { OpenedPage } from "@dupewise/testing/browser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { CARE_LABELS } from "./labels/care-labels.data.ts";
import { renderLabels } from "./labels/draw-labels.ts";
import { submitComparison, waitForScore, signUp } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

let photos: Buffer[];
let world: World;
// One page for both tests: loading and compiling the reader takes seconds.
let opened: OpenedPage;
beforeAll(async () => {
  [photos, world] = await Promise.all([renderLabels(CARE_LABELS), startWorld()]);
  opened = await world.visit();
  await signUp(opened.page);
});
afterAll(() => world.close());

const UNREADABLE = "photo: faded and shaken";

const fileOf = (name: string, content?: Buffer) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: content ?? Buffer.alloc(0),
});

it("reads at least nine of twelve care labels, flags every label it is unsure of, and sends no photo to the server", async () => {
  const { page, takeProblems } = opened;
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const isOwn = new URL(request.url()).origin === world.origin;
    // The reader's files, and what else the page loads.
    const isRead = request.method() === "GET" && request.url().length < 1_000;
    if (!isOwn || !isRead) sent.push(`${request.method()} ${request.url()}`);
  });
  const dialog = page.getByRole("dialog", { name: "Care label: Original" });
  const field = dialog.getByLabel("Materials", { exact: true });
  const right: string[] = [];
  const wrong: string[] = [];
  for (const [at, label] of CARE_LABELS.entries()) {
    await page.getByLabel("Add a photo of the care label: Original").setInputFiles(fileOf(label.name, photos[at]));
    await field.waitFor();
    const isCertain = await dialog.getByRole("button", { name: "Use these materials" }).isEnabled();
    if (label.name === UNREADABLE) {
      await dialog.getByText("We couldn't read this label").waitFor();
      expect(isCertain).toBe(false);
      await expectScreenAccessible(page);
    }
    const text = await field.inputValue();
    if (text === label.truth && isCertain) right.push(label.name);
    else if (isCertain) wrong.push(`${label.name}: ${text}`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  expect(wrong).toEqual([]);
  expect(right.length, right.join(", ")).toBeGreaterThanOrEqual(9);
  expect(sent).toEqual([]);
  expect(takeProblems()).toEqual([]);
});

it("uses a label's materials only once they are confirmed, keeps them across a reload, and includes them in the score", async () => {
  const { page, takeProblems } = opened;
  const choose = page.getByLabel("Add a photo of the care label: Original");
  const dialog = page.getByRole("dialog", { name: "Care label: Original" });
  const take = dialog.getByRole("button", { name: "Use these materials" });
  await choose.setInputFiles(fileOf("words", Buffer.from("words")));
  await dialog.getByText("This file isn't a photo we can open.").waitFor();
  await page.keyboard.press("Escape");

  await choose.setInputFiles(fileOf("plain", photos[0]));
  await dialog.getByText("MADE IN PORTUGAL").waitFor();
  await expectScreenAccessible(page);
  await take.press("Enter");
  await page.getByText("You entered: 100% cotton").waitFor();
  await page.reload();
  await page.getByText("You entered: 100% cotton").waitFor();

  await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
  await waitForScore(page);
  await page.getByText("User Verified").first().waitFor();
  expect((await page.request.get("/")).headers()["content-security-policy"]).not.toContain("wasm");
  expect(takeProblems()).toEqual([]);
});
