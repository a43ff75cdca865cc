import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { HOSTILE_EMAILS, SAMPLE_EMAILS } from "./testing/sample-emails.ts";

const MAILS = [
  ...Object.values(SAMPLE_EMAILS).map((mail) => ({ name: mail.kind, mail })),
  ...HOSTILE_EMAILS.map((mail) => ({ name: `an awkward ${mail.kind}`, mail })),
];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(["light", "dark"] as const)("the %s color scheme", (colorScheme) => {
  it.each([320, 600])("renders every email within %i pixels, without axe violations or requests", async (width) => {
    const { page, takeProblems, close } = await openPage(browser, {
      origin: "http://127.0.0.1",
      colorScheme,
      viewport: { width, height: 800 },
    });
    for (const { name, mail } of MAILS) {
      await page.setContent(renderMail(mail).html);
      const tooWide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      expect(tooWide, name).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(takeProblems(), name).toEqual([]);
    }
    const background = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    expect(background).toBe(colorScheme === "dark" ? "rgb(22, 19, 20)" : "rgb(243, 241, 237)");
    await close();
  });
});
