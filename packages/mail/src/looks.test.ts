import { expectAccessible, hasPassedBefore } from "@dupewise/testing/browser/accessibility";
import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { HOSTILE_EMAILS, SAMPLE_EMAILS } from "./testing/sample-emails.ts";

const MAILS = [
  ...Object.values(SAMPLE_EMAILS).map((mail) => ({ name: mail.kind, mail })),
  ...HOSTILE_EMAILS.map((mail) => ({ name: `an awkward ${mail.kind}`, mail })),
];

/** The background of the emails in each color scheme. */
const BACKGROUNDS = { light: "rgb(243, 241, 237)", dark: "rgb(22, 19, 20)" };

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser({ skipPainting: true });
});
afterAll(() => browser.close());

it("fits every email into widths of 320 and 600 pixels, light and dark, without axe violations or requests", async () => {
  const { page, takeProblems } = await openPage(browser, { origin: "http://127.0.0.1" });
  for (const { name, mail } of MAILS) {
    await page.setContent(renderMail(mail).html);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 800 });
        const what = `${name}, ${colorScheme}, ${width} pixels wide`;
        const tooWide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        expect(tooWide, what).toBeLessThanOrEqual(0);
        // Every rule has been checked in the light scheme, at both widths.
        await expectAccessible(page, { colorsOnly: colorScheme === "dark" && (await hasPassedBefore(page)) });
        const background = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
        expect(background, what).toBe(BACKGROUNDS[colorScheme]);
      }
    }
    expect(takeProblems(), name).toEqual([]);
  }
});
