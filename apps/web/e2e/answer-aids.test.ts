import type { Page } from "@dupewise/testing/browser";
import { beforeEach, expect, it } from "vitest";
import { compareThroughApi, register, waitForScore } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const PHONE = { width: 390, height: 844 };

const visit = visitEachTest();
let page: Page;
beforeEach(async () => {
  ({ page } = visit.opened);
  await register(page);
});

async function openCoats(): Promise<void> {
  const { shop } = visit.world;
  await page.goto(await compareThroughApi(page, shop.link("designerCoat"), shop.link("affordableCoat")));
  await waitForScore(page);
  await page.getByText("Is this score fair?").waitFor();
}

it("shows the score ring and every bar in forced-colors mode", async () => {
  await openCoats();
  await page.emulateMedia({ forcedColors: "active" });
  const { canvas, face, arc, bars } = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const styleOf = (element: Element | null | undefined) => element && getComputedStyle(element);
    const ring = document.querySelector("#score")?.parentElement;
    return {
      canvas: getComputedStyle(probe).color,
      face: styleOf(ring?.querySelector("circle"))?.fill,
      arc: styleOf(ring?.querySelector("path"))?.stroke,
      bars: [...document.querySelectorAll<HTMLElement>("article [style*='width']")].map(
        (bar) => getComputedStyle(bar).backgroundColor,
      ),
    };
  });
  expect(face).toBe(canvas);
  expect(arc).not.toBe(canvas);
  expect(bars.length).toBeGreaterThan(5);
  expect(bars).not.toContain(canvas);
});

/** Lists the controls that are too small for a finger, in height or width. */
const smallTargets = (): Promise<string[]> =>
  page.evaluate(() => {
    const isOn = (control: Element, x: number, y: number) => control.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll<HTMLElement>("a, button, summary, select, input, textarea")].flatMap(
      (control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr-only")) return [];
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width <= 1 || !isOn(control, x, y)) return [];
        // Sentences that open to show their quotes, and links within text.
        const least = control.matches("p *, li summary:has([dir=auto])") ? 24 : 44;
        const reach = (dx: number, dy: number) => {
          let step = 0;
          while (step < 30 && isOn(control, x + dx * step, y + dy * step)) step += 0.5;
          return step;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        return Math.min(wide, high) >= least
          ? []
          : [`${control.ariaLabel ?? control.textContent}: ${wide} × ${high}, not ${least}`];
      },
    );
  });

it("sizes every touch target on a phone to at least 44 pixels, or 24 pixels within text", async () => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await page.getByRole("heading", { name: "Boards" }).waitFor();
  expect(await smallTargets()).toEqual([]);
  await openCoats();
  expect(await smallTargets()).toEqual([]);
  await page.goto("/history");
  await page.getByText("1 of 1 comparisons").waitFor();
  expect(await smallTargets()).toEqual([]);
});

it("announces the cost per wear and, after an edit, the new score to screen readers", async () => {
  await page.goto(
    await compareThroughApi(
      page,
      "Product: Steel dress watch\nAutomatic, white dial, leather strap. $7,000",
      "Product: Dress watch\nQuartz, white dial, faux leather strap. $70",
    ),
  );
  await waitForScore(page);
  const wears = page.getByLabel("Wears");
  expect(await wears.inputValue()).toBe("300");
  await wears.fill("700");
  await page
    .getByRole("status")
    .filter({ hasText: "At 700 wears: $10 for the original, $0.10 for the alternative." })
    .waitFor({ state: "attached" });
  await page
    .getByRole("button", { name: /^Edit materials\s*: Alternative$|^Add Materials/ })
    .last()
    .click();
  await page.getByLabel("Alternative materials").fill("100% stainless steel");
  await page.getByRole("button", { name: "Save & Rerun" }).click();
  await page.getByText(/^With your details: \d+( to \d+)?% similar\.$/).waitFor();
});

it("marks the language of titles that are not in English, and shows quotes in print", async () => {
  await page.goto(
    await compareThroughApi(
      page,
      "Product: Mantel aus Wolle mit Gürtel\nLanger Mantel in Schwarz. Obermaterial: 100% Wolle, Futter: 100% Viskose. 420 €",
      "Product: Mantel mit Kapuze und Gürtel\nLanger Mantel in Grau. Obermaterial: 100% Polyester. 60 €",
    ),
  );
  await waitForScore(page);
  const title = page.getByRole("heading", { level: 2, name: "Mantel aus Wolle mit Gürtel" });
  expect(await title.getAttribute("lang")).toBe("de");
  await page.goto("/history");
  const named = page.getByText("Mantel aus Wolle mit Gürtel", { exact: true });
  expect(await named.first().getAttribute("lang")).toBe("de");
  await page.goBack();
  await title.waitFor();
  const quote = page.getByRole("blockquote").first();
  expect(await quote.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("article blockquote").first().isVisible()).toBe(true);
});

it("limits a toast to half the height of a phone's screen, even with text at 200%", async () => {
  await page.setViewportSize(PHONE);
  await openCoats();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: "Favorite" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share Results" }).click();
  const toast = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Dismiss" }) });
  await toast.waitFor();
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height / 2);
});
