import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mail } from "@dupewise/domain/alerts/mail";
import { createMailSender } from "@dupewise/mail/mail-sender";
import { createFileOutbox } from "@dupewise/mail/transports/file-outbox";
import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import { MAIL_TEXTS } from "@dupewise/testing/hostile/mail-texts";
import { generateScriptInjections } from "@dupewise/testing/hostile/scripts";
import { expect, it, onTestFinished } from "vitest";
import { serveOutbox } from "./serve-outbox.ts";

const ADA = { userId: "ada", to: "ada@example.com", name: "Ada" };
const LINK = "https://dupewise.example/auth#reset=s3cret";
const RESET: Mail = { ...ADA, kind: "password-reset", link: LINK };
const HOSTILE: Mail = {
  kind: "support-request",
  id: "1",
  from: "eve@example.com",
  name: "<img src=x onerror=alert(1)>",
  message: "<script>alert(1)</script>",
  priority: false,
};

/** The viewer reads all emails for each page. */
const HOSTILE_TEXTS = [
  ...generateScriptInjections(20),
  ...MAIL_TEXTS.filter((text, at) => at % 8 === 0 && text.length < 1000),
];

async function open() {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  const viewer = await serveOutbox(folder, 0);
  onTestFinished(async () => {
    await viewer.close();
    await rm(folder, { recursive: true });
  });
  const transport = createFileOutbox({ folder, from: { name: "Dupewise", address: "hello@dupewise.example" } });
  const postMail = createMailSender(transport);
  const { signal } = new AbortController();
  const store = (id: string, mail: Mail) => postMail({ id, recipient: "ada@example.com", mail }, { signal });
  const page = async (path: string) => (await fetch(new URL(path, viewer.url))).text();
  return { ...viewer, folder, store, page };
}

it("lists emails as they arrive, newest first, and shows the HTML, text and headers of each", async () => {
  const { store, page } = await open();
  expect(await page("/")).toContain("No emails yet");
  await store("first", RESET);
  expect(await page("/")).toContain("Set a new password for Dupewise");
  await store("second", { ...ADA, kind: "welcome", link: "https://dupewise.example" });
  const list = await page("/");
  expect(list.indexOf("/mail/second")).toBeLessThan(list.indexOf("/mail/first"));
  expect(await page("/mail/first/html")).toContain(LINK);
  expect(await page("/mail/first?part=text")).toContain(LINK);
  expect(await page("/mail/first?part=headers")).toContain("&lt;first@dupewise.example&gt;");
});

it("sandboxes each email's HTML", async () => {
  const { url, store, page } = await open();
  await store("hostile", HOSTILE);
  const policy = (await fetch(`${url}/mail/hostile/html`)).headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none';.*sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  for (const part of ["html", "text", "headers"])
    expect(await page(`/mail/hostile?part=${part}`)).not.toMatch(/<(img|script)/);
});

it("renders hostile emails and stray files as plain text", async () => {
  const { folder, store, page } = await open();
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    await store(`mail-${at}`, { ...HOSTILE, name: text, message: text });
  }
  await store("clean", RESET);
  await writeFile(join(folder, "empty.eml"), "");
  await writeFile(join(folder, "binary.eml"), randomBytes(5000));
  await writeFile(join(folder, "deep.eml"), 'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(300));
  const tagsOf = (html: string) => new Set([...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([, name]) => name));
  const list = await page("/");
  const ours = tagsOf(await page("/mail/clean"))
    .add("pre")
    .add("table")
    .add("tr")
    .add("td")
    .add("th")
    .add("code");
  for (const at of HOSTILE_TEXTS.keys()) {
    for (const part of ["text", "headers"]) {
      const html = await page(`/mail/mail-${at}?part=${part}`);
      expect([...tagsOf(html)].filter((tag) => !ours.has(tag))).toEqual([]);
      expect(html).not.toMatch(/<[^>]+\son\w+=/);
    }
  }
  expect([...tagsOf(list)].filter((tag) => !ours.has(tag))).toEqual([]);
  for (const name of ["empty", "binary", "deep"]) expect(await page(`/mail/${name}`)).toContain("<h1>");
});

it("checks the Host header, serves only emails and is read-only", async () => {
  const { url, store } = await open();
  await store("first", RESET);
  const statusOf = (path: string, options: { host?: string; method?: string } = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { host = "localhost", method = "GET" } = options;
      request(url, { path, method, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
  expect(await statusOf("/mail/first")).toBe(200);
  expect(await statusOf("/mail/first", { host: "evil.example" })).toBe(421);
  expect(await statusOf("/mail/first", { method: "POST" })).toBe(405);
  for (const path of ["/mail/none", "/mail/../../etc/passwd", "/mail/%2e%2e%2ffirst", "/first.eml"]) {
    expect(await statusOf(path), path).toBe(404);
  }
});

it("has no axe violations on a phone or a desktop, in the light or the dark theme", async () => {
  const { url, store } = await open();
  await store("first", RESET);
  await store("second", HOSTILE);
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1280]) {
      const viewport = { width, height: 800 };
      const { page, takeProblems, close } = await openPage(browser, { origin: url, colorScheme, viewport });
      for (const path of ["/", "/mail/first?part=text", "/mail/first?part=headers"]) {
        await page.goto(path);
        await expectAccessible(page);
        expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      }
      // axe-core tries to enter the email's frame, which is closed to everyone.
      expect(takeProblems().filter((problem) => !problem.includes("postMessage"))).toEqual([]);
      await close();
    }
  }
});
