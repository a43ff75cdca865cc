import { expect, it } from "vitest";
import { signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const MENU = Array.from({ length: 250 }, (_, at) => `Menu entry ${at}`);
/** A fully copied page: it starts with a menu, and a script would change the title. */
const HTML = `<ul>${MENU.map((entry) => `<li>${entry}</li>`).join("")}</ul><h1>Your bag is empty</h1>
  <h1>Belted wool coat</h1><img src="https://shop.example/coat.jpg" alt="Belted wool coat" onerror="document.title='x'">
  <p>$420.00</p><p>80% wool, 20% polyamide</p><script>document.title = "x"</script>`;
const WORDS = [...MENU, "Your bag is empty", "Belted wool coat", "$420.00", "80% wool, 20% polyamide"].join("\n");

it("reads a fully copied and pasted page by its structure, previews it while typing, and compares it", async () => {
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
