import { expect, it } from "vitest";
import { isFocused } from "./keyboard.ts";
import { signUp, expectToast } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const MENU = Array.from({ length: 250 }, (_, at) => `Menu entry ${at}`);
/** A fully copied page: it starts with a menu, and a script would change the title. */
const HTML = `<ul>${MENU.map((entry) => `<li>${entry}</li>`).join("")}</ul><h1>Your bag is empty</h1>
  <h1>Belted wool coat</h1><img src="https://shop.example/coat.jpg" alt="Belted wool coat" onerror="document.title='x'">
  <p>$420.00</p><p>80% wool, 20% polyamide</p><script>document.title = "x"</script>`;
const WORDS = [...MENU, "Your bag is empty", "Belted wool coat", "$420.00", "80% wool, 20% polyamide"].join("\n");

it("uses the structure of a page that was pasted in full, previews it, and compares it", async () => {
  const { page, takeProblems } = visit.opened;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  const original = page.getByRole("textbox", { name: /^Original/ });
  await original.focus();
  await page.evaluate(
    async ([html, words]) => {
      const typed = (text: string, type: string) => new Blob([text], { type });
      const item = { "text/html": typed(html, "text/html"), "text/plain": typed(words, "text/plain") };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [HTML, WORDS] as const,
  );
  await page.keyboard.press("ControlOrMeta+V");
  const reading = page.locator("output", { hasText: "Belted wool coat" });
  await reading.waitFor();
  expect(await reading.innerText()).toContain("420");
  await page
    .getByRole("textbox", { name: /^Alternative/ })
    .fill("Belted coat in camel\n$89.00\n60% polyester, 40% wool");
  await page.getByRole("button", { name: "Compare Products" }).click();
  await page.waitForURL(/\/c\//);
  await page
    .getByRole("heading", { name: /Belted wool coat/ })
    .or(page.getByText("Belted wool coat"))
    .first()
    .waitFor();
  expect(await page.title()).not.toBe("x");
  expect(takeProblems()).toEqual([]);
});

it("fills in an empty field from the clipboard on a click", async () => {
  const { page } = visit.opened;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await page.evaluate("navigator.clipboard.writeText('Belted coat in camel, $89')");
  await page.setViewportSize({ width: 390, height: 844 });
  const below = await page.getByRole("button", { name: /^Paste\s*: Alternative$/ }).boundingBox();
  const bar = await page.locator(".compare-bar").boundingBox();
  expect((below?.y ?? Infinity) + (below?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const paste = page.getByRole("button", { name: /^Paste\s*: Original$/ });
  await paste.click();
  const original = page.getByRole("textbox", { name: /^Original/ });
  await expect.poll(() => original.inputValue()).toBe("Belted coat in camel, $89");
  expect(await original.evaluate(isFocused)).toBe(true);
  // A click never replaces typed text.
  expect(await paste.count()).toBe(0);
  await page.getByRole("button", { name: /^Paste\s*: Alternative$/ }).waitFor();
});

it("explains that the clipboard can't be read, and offers no paste button in a browser without clipboard access", async () => {
  const { page } = visit.opened;
  await signUp(page);
  const paste = page.getByRole("button", { name: /^Paste/ });
  await page.evaluate("navigator.clipboard.read = () => Promise.reject(new DOMException('', 'NotAllowedError'))");
  await paste.first().click();
  await expectToast(page, "We can't read the clipboard", "Paste into the field instead.");
  expect(await paste.count()).toBe(1);
  await page.addInitScript("delete Clipboard.prototype.read");
  await page.reload();
  await page.getByRole("heading", { name: "Boards" }).waitFor();
  expect(await paste.count()).toBe(0);
});
