import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mail } from "@dupewise/domain/mail";
import { createPostMail } from "@dupewise/mail/post-mail";
import { createFileOutbox } from "@dupewise/mail/transports/file-outbox";
import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { expectAccessible } from "@dupewise/testing/browser/accessibility";
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

async function open() {
  const folder = await mkdtemp(join(tmpdir(), "dupewise-outbox-"));
  const viewer = await serveOutbox(folder, 0);
  onTestFinished(async () => {
    await viewer.close();
    await rm(folder, { recursive: true });
  });
  const transport = createFileOutbox({ folder, from: { name: "Dupewise", address: "hello@dupewise.example" } });
  const postMail = createPostMail(transport);
  const { signal } = new AbortController();
  const store = (id: string, mail: Mail) => postMail({ id, recipient: "ada@example.com", mail }, { signal });
  const page = async (path: string) => (await fetch(new URL(path, viewer.url))).text();
  return { ...viewer, store, page };
}

it("shows mails as they come, newest first, each as HTML, text and headers", async () => {
  const { store, page } = await open();
  expect(await page("/")).toContain("No mail yet");
  await store("first", RESET);
  expect(await page("/")).toContain("Set a new password for Dupewise");
  await store("second", { ...ADA, kind: "welcome", link: "https://dupewise.example" });
  const list = await page("/");
  expect(list.indexOf("/mail/second")).toBeLessThan(list.indexOf("/mail/first"));
  expect(await page("/mail/first/html")).toContain(LINK);
  expect(await page("/mail/first?part=text")).toContain(LINK);
  expect(await page("/mail/first?part=headers")).toContain("&lt;first@dupewise.example&gt;");
});

it("lets a mail do nothing but look like itself", async () => {
  const { url, store, page } = await open();
  await store("hostile", HOSTILE);
  const policy = (await fetch(`${url}/mail/hostile/html`)).headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none';.*sandbox allow-popups/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  for (const part of ["html", "text", "headers"])
    expect(await page(`/mail/hostile?part=${part}`)).not.toMatch(/<(img|script)/);
});

it("answers to its own name, about mails alone, and changes nothing", async () => {
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

it("can be read by everybody, narrow and wide, by day and by night", async () => {
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
      // axe-core knocks at the mail's frame, which is closed to everybody.
      expect(takeProblems().filter((problem) => !problem.includes("postMessage"))).toEqual([]);
      await close();
    }
  }
});
