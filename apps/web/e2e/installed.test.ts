import { describe, expect, it } from "vitest";
import * as z from "zod";
import { inspect } from "./inspect.ts";
import { signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const Manifest = z.object({
  icons: z.array(z.object({ src: z.string(), type: z.string() })),
  share_target: z.object({ action: z.string(), params: z.record(z.string(), z.string()) }),
});

const visit = visitEachTest();

const field = (side: number) => visit.opened.page.getByLabel("Product URL or Description").nth(side).inputValue();

describe("the installed app", () => {
  it("has a manifest whose icons exist", async () => {
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

  it("puts a link shared from another app on the first free side, for visitors too", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/?shared-title=A+coat&shared-text=https%3A%2F%2Fshop.example%2Fcoat");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await signUp(page);
    await expect.poll(() => field(0)).toBe("https://shop.example/coat");
    await page.goto("/?shared-url=https%3A%2F%2Fshop.example%2Fother");
    await expect.poll(() => field(1)).toBe("https://shop.example/other");
    await page.goto("/?shared-url=https%3A%2F%2Fshop.example%2Fthird");
    await page.getByText("Both sides are filled", { exact: true }).waitFor();
    expect([await field(0), await field(1)]).toEqual(["https://shop.example/coat", "https://shop.example/other"]);
    expect(takeProblems()).toEqual([]);
  });

  it("announces when it goes offline and online", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.context().setOffline(true);
    await page.getByText("You're offline. What you typed is saved.").waitFor();
    await inspect(page);
    await page.context().setOffline(false);
    await page.getByText("You're offline. What you typed is saved.").waitFor({ state: "detached" });
  });

  it("sets the browser's theme color to the chosen theme", async () => {
    const { page } = visit.opened;
    await page.goto("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    const colour = () =>
      page.evaluate("[...document.querySelectorAll('meta[name=theme-color]')].map(({ media }) => media)");
    expect(await colour()).toEqual(["not all", "all"]);
    await page.reload();
    expect(await colour()).toEqual(["not all", "all"]);
    await page.getByRole("button", { name: "System theme" }).click();
    expect(await colour()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });
});
