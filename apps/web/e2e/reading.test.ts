import { describe, expect, it } from "vitest";
import { register, signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

describe("static pages", () => {
  it("explain to everyone how scores are calculated, what is stored and who pays", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "How scores are calculated" }).click();
    await page.waitForURL("/trust");
    await page.getByRole("heading", { level: 1, name: "How scores are calculated" }).waitFor();
    for (const title of ["From facts to a number", "What we get wrong", "Nobody pays for a score", "What is stored"]) {
      await page.getByRole("heading", { name: title }).waitFor();
    }
    await page.getByRole("link", { name: "Back to Home" }).waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("link to support, and show the Profile menu only when signed in", async () => {
    const { page, takeProblems } = visit.opened;
    const profile = page.getByRole("button", { name: "Profile", exact: true });
    const support = page.getByRole("main").getByRole("link", { name: "Support" });
    for (const path of ["/privacy", "/terms"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await support.waitFor();
      expect(await profile.count()).toBe(0);
      expect(await page.getByRole("banner").getByRole("link", { name: "Support" }).count()).toBe(0);
    }
    await register(page);
    for (const path of ["/privacy", "/terms"]) {
      await page.goto(path);
      await profile.click();
      await page.getByRole("menuitem", { name: "View Profile" }).waitFor();
      await page.getByRole("menuitem", { name: "Sign Out" }).waitFor();
      await page.keyboard.press("Escape");
      await support.first().click();
      await page.waitForURL("/support");
    }
    expect(takeProblems()).toEqual([]);
  });

  it("keep the main navigation in the header, even on a phone", async () => {
    const { page, takeProblems } = visit.opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    for (const [link, path] of [
      ["History", "/history"],
      ["Notifications", "/notifications"],
      ["Style Profile", "/personalized"],
    ] as const) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
      await page.waitForURL(path);
    }
    expect(takeProblems()).toEqual([]);
  });
});
