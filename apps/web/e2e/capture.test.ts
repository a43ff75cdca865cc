import { createServer } from "node:http";
import { PAGE_URL_MAX_LENGTH } from "@dupewise/domain/constants";
import { capturePage } from "@dupewise/extension/capture/capture-page";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { generateScriptInjections } from "@dupewise/testing/hostile/scripts";
import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it, onTestFinished } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { COAT, COPY, buildProductPage } from "./captured.ts";
import { newAccount, register, waitForScore } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { installExtension } from "./install-extension.ts";

const visit = visitEachTest();

const original = (page: Page) => page.getByRole("region", { name: "Original" });
const alternative = (page: Page) => page.getByRole("region", { name: "Alternative" });

/** A site on its own port that serves one page, with a policy that allows nothing to run or load. */
async function startSite(html: string): Promise<string> {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" })
      .end(html),
  );
  onTestFinished(() => closeImmediately(server));
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}

describe("a capture", () => {
  const capture = async (html: string, path = "/", most: readonly [number, number] = [3_000_000, 4_000_000]) => {
    const { page } = visit.opened;
    const site = await startSite(html);
    await page.goto(site + path);
    const source = `(${capturePage.toString()})(${[...most, PAGE_URL_MAX_LENGTH].join(", ")})`;
    return { site, captured: await page.evaluate<unknown>(source) };
  };

  it("contains the page and its URL without the fragment, even under the strictest content security policy", async () => {
    const { site, captured } = await capture(COAT.html, "/coat?color=camel#reviews");
    expect(captured).toEqual({
      url: `${site}/coat?color=camel`,
      title: COAT.title,
      html: expect.stringContaining("<p>$420.00</p>"),
    });
  });

  it("is not misled by elements that are named like properties of the document", async () => {
    const names = ["documentElement", "title", "querySelector", "outerHTML", "location", "body"];
    const forms = names.map((name) => `<form name="${name}"><input name="${name}"></form><img name="${name}">`);
    const { captured } = await capture(`<title>Coat</title>${forms.join("")}<h1>Belted wool coat</h1>`);
    expect(captured).toMatchObject({ title: "Coat", html: expect.stringContaining("<h1>Belted wool coat</h1>") });
  });

  it("shrinks a page that is too large, removing product data only if necessary", async () => {
    const bulk = "x".repeat(9_000);
    const facts = `<script type="application/ld+json">{"@type":"Product"}</script><h1>Coat</h1>`;
    const page = `<style>${bulk}</style><img src="data:,${bulk}"><script>${bulk}</script>${facts}`;
    const within = async (most: number) => JSON.stringify((await capture(page, "/", [most, most])).captured);
    expect(await within(20_000)).toContain(`<script>${bulk}`);
    const least = await within(2_000);
    expect([least.includes("ld+json"), least.includes(bulk), least.includes("<h1>")]).toEqual([true, false, true]);
    expect(await within(20)).toBe('{"problem":"too-large"}');
  });
});

describe("/capture", () => {
  it("keeps a visitor's two pages through sign-in, then reads and compares them", async () => {
    const { page, takeProblems } = visit.opened;
    const extension = await installExtension(page, visit.world.origin);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.headers()["content-encoding"]} ${request.url()}`));
    await extension.keep("original", COAT);
    await page.goto("/capture");
    await original(page).getByText(COAT.title).waitFor();
    await alternative(page).getByText("Go to the alternative's page").waitFor();
    // The second one is captured in another tab; returning to this one is enough.
    await extension.keep("alternative", COPY);
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await alternative(page).getByText(COPY.title).waitFor();
    expect(sent.some((request) => request.includes("previewPage"))).toBe(false);

    await page.getByRole("link", { name: "Sign in to compare" }).click();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const account = newAccount();
    await page.getByLabel("Full Name").fill(account.name);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.waitForURL("/capture");
    await original(page).getByText("What we read: Belted wool coat").waitFor();
    await expect.poll(() => alternative(page).getByRole("status").innerText()).toContain("$89");
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Compare Products" }).click();
    await page.waitForURL(/\/c\//);
    expect(await waitForScore(page)).toBeGreaterThan(0);
    await expect.poll(() => extension.badge()).toBe("");
    const calls = sent.filter((request) => /previewPage|createFromPages/.test(request));
    expect(calls.length).toBe(3);
    expect(calls.filter((call) => !call.startsWith("gzip "))).toEqual([]);
    expect(takeProblems()).toEqual([]);
  });

  it("lets each side be corrected, swapped and removed, and keeps typed text across a reload", async () => {
    const { page, takeProblems } = visit.opened;
    const extension = await installExtension(page, visit.world.origin);
    await register(page);
    await extension.keep("original", COAT);
    await page.goto("/capture");
    await original(page).getByRole("button", { name: "Edit" }).click();
    const words = original(page).getByRole("textbox");
    expect(await words.inputValue()).toMatch(/^Product: Belted wool coat\n(.+\n)*Price: \$420/);
    await words.fill("Product: Wool coat\nPrice: $400\n100% wool");
    await alternative(page).getByRole("textbox").fill("Camel coat, 100% polyester, $60");
    await page.reload();
    await page.getByRole("button", { name: "Swap sides" }).click();
    expect(await alternative(page).getByRole("textbox").inputValue()).toContain("Price: $400");
    expect(await original(page).getByRole("textbox").inputValue()).toContain("Camel coat");
    await alternative(page).getByRole("button", { name: "Use captured page" }).click();
    await alternative(page).getByRole("button", { name: "Remove" }).click();
    await alternative(page).getByText("Go to the alternative's page").waitFor();
    await expect.poll(() => extension.badge()).toBe("");
    expect(await page.getByRole("button", { name: "Compare Products" }).isDisabled()).toBe(true);
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("compares several alternatives, ranks them, and shows why one failed", async () => {
    const { page } = visit.opened;
    const extension = await installExtension(page, visit.world.origin);
    await register(page);
    const empty = { ...COPY, id: "empty", url: "https://empty.example/bag", title: "Bag", html: "<title>Bag</title>" };
    const third = { ...COPY, id: "third", url: "https://third.example/coat", title: "Robe coat | Third" };
    await extension.keep("original", COAT);
    await extension.keep("alternative", COPY);
    await extension.keepMore(empty);
    await extension.keepMore({
      ...third,
      html: buildProductPage("Belted robe coat", "$129.00", "70% wool, 30% polyamide"),
    });
    await extension.keepMore({ ...third, id: "fourth" });
    await page.goto("/capture");
    await page.getByText("You have 3 of 3 free comparisons left: remove 1 of the alternatives first.").waitFor();
    await page.getByRole("button", { name: "Remove (alternative 4)" }).click();
    await expect.poll(() => extension.badge()).toBe("4");
    await page.getByRole("listitem").getByText("What we read: Belted robe coat").waitFor();
    await expectScreenAccessible(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("createFromPages")) sent.push(request.postData() ?? "");
    });
    // Compressed bodies can't be inspected in transit.
    await page.evaluate("delete window.CompressionStream");
    await page.getByRole("button", { name: "Compare 3 alternatives" }).click();
    await page.waitForURL(/\/alternatives\?of=/);
    expect(sent.map((body) => [body.includes(COAT.url), body.includes("sameOriginalAs")])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    const rows = page.getByRole("list", { name: "Ranked alternatives" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText("2 of 3 used").waitFor();
    await expect.poll(() => extension.badge()).toBe("2/2");
    await page.goto("/capture");
    await alternative(page).getByText("Bag", { exact: true }).waitFor();
    await alternative(page).getByRole("status").getByText("the page is empty").waitFor();
  });

  it("explains, next to a captured page, why no product was found on it", async () => {
    const { page } = visit.opened;
    const extension = await installExtension(page, visit.world.origin);
    await register(page);
    await extension.keep("original", { ...COAT, html: buildProductPage("Your bag is empty", "", "") });
    await page.goto("/capture");
    await expect.poll(() => original(page).getByRole("status").innerText()).not.toMatch(/^(Reading\.\.\.)?$/);
    expect(await original(page).getByRole("status").innerText()).not.toContain("What we read");
  });

  it("explains how to get the extension in a browser without it", async () => {
    const { page, takeProblems } = visit.opened;
    await page.goto("/capture");
    await page.getByText("No extension found in this browser").waitFor();
    await page.getByText("chrome://extensions").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });
});

describe("captured pages", () => {
  const FORGED = { ...COAT, title: "Forged" };

  it("are ignored if they come from another window or were not requested", async () => {
    const { page } = visit.opened;
    await page.goto("/capture");
    await page.getByText("No extension found in this browser").waitFor();
    await page.evaluate(`
      addEventListener("message", ({ data }) => { if (data?.dupewise === "ask") window.asked = data.id; });
      dispatchEvent(new Event("focus"));`);
    const forged = JSON.stringify({ dupewise: "sides", sides: { original: FORGED } });
    await expect.poll(() => page.evaluate("typeof window.asked")).toBe("string");
    await page.evaluate(`postMessage({ ...${forged}, id: "guessed" }, location.origin)`);
    const heard = async (from: string) =>
      page.evaluate(
        `void dispatchEvent(new MessageEvent("message", { data: { ...${forged}, id: window.asked }, ${from} }))`,
      );
    await heard("source: new MessageChannel().port1, origin: location.origin");
    await heard("source: window, origin: 'https://evil.example'");
    await page.evaluate("new Promise((done) => setTimeout(done, 100))");
    expect(await page.getByText("Forged").count()).toBe(0);
    // The same message from this window, as an extension sends it; the page may have asked again in the meantime.
    await expect
      .poll(async () => {
        await page.evaluate(`postMessage({ ...${forged}, id: window.asked }, location.origin)`);
        return page.getByText("Forged").count();
      })
      .toBe(1);
  });

  it("never reach other sites, or Dupewise pages other than the one that compares them", async () => {
    const { page } = visit.opened;
    const site = await startSite(`<h1>Not Dupewise</h1>`);
    const extension = await installExtension(page, visit.world.origin);
    await extension.keep("original", COAT);
    const heard = () =>
      page.evaluate(
        () =>
          new Promise<unknown[]>((done) => {
            const messages: unknown[] = [];
            addEventListener("message", ({ data }) => messages.push(data));
            window.postMessage({ dupewise: "ask", id: "1" }, "*");
            setTimeout(() => done(messages), 100);
          }),
      );
    const asking = { dupewise: "ask", id: "1" };
    for (const address of [`${site}/capture`, `${visit.world.origin}/trust`]) {
      await page.goto(address);
      expect(await heard(), address).toEqual([asking]);
    }
    expect(extension.asked).toEqual([]);
  });

  it("execute none of the two hundred scripts in their titles and markup, even without the content security policy", async () => {
    const { page, close, takeProblems } = await visit.world.visit({ bypassCSP: true });
    onTestFinished(close);
    await page.addInitScript("window.heard = []; window.ran = (mark) => window.heard.push(mark)");
    const extension = await installExtension(page, visit.world.origin);
    await register(page);
    const texts = generateScriptInjections(200);
    const title = texts.slice(0, 100).join(" ").slice(0, 300);
    const html = `<title>${texts.join("")}</title><h1>${texts.join(" ")}</h1><p>$420</p><p>80% wool, 20% cotton</p>`;
    await extension.keep("original", { ...COAT, title, html });
    await extension.keep("alternative", {
      ...COPY,
      title: texts.at(-1) ?? "",
      html: `${COPY.html}${texts.join("\n")}`,
    });
    await page.goto("/capture");
    await expect.poll(() => original(page).textContent()).toContain(title.trim());
    await expect.poll(() => page.getByText("Reading...").count()).toBe(0);
    await alternative(page).getByText("What we read").waitFor();
    expect(await page.evaluate("window.heard")).toEqual([]);
    expect(await page.locator("main iframe, main script, main img, main svg [onload], main style").count()).toBe(0);
    await page.getByRole("button", { name: "Compare Products" }).click();
    await expect
      .poll(async () => page.url().includes("/c/") || (await page.locator("p.text-poor").count()) > 0)
      .toBe(true);
    expect(await page.evaluate("window.heard")).toEqual([]);
    takeProblems();
  });
});
