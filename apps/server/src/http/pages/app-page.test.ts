import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createAppPageHandler } from "./app-page.ts";

const folder = mkdtempSync(join(tmpdir(), "dupewise-test-"));
writeFileSync(
  join(folder, "index.html"),
  '<html><head><title>App</title><meta name="description" content="App" /></head><body><div id="root"></div></body></html>',
);
afterEach(() => rmSync(folder, { recursive: true }));

it("includes a shared link's preview even if the page could not be rendered in time", async () => {
  const handle = createAppPageHandler(folder, true);
  const open = (takeRendering: () => Promise<void>) =>
    handle({
      url: new URL("https://dupewise.example/c/1?share=2"),
      preview: async () => ({
        title: "Wool coat or coat",
        description: "72% similar",
        tags: '<meta property="og:title" content="Wool coat or coat" />',
      }),
      address: "203.0.113.7",
      takeRendering,
      read: async () => undefined,
      reportUnexpected: () => {},
    });
  const slow = open(() => delay(2_100));
  let isRendered = false;
  const late = await open(async () => {
    isRendered = true;
  });
  expect(isRendered).toBe(false);
  expect(late).toMatchObject({ status: 200, body: expect.stringContaining('content="Wool coat or coat"') });
  await slow;
});
