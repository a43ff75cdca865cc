import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FORGE = `
const forge = (id) => postMessage({ dupewise: "sides", id, sides: {
  original: { id: "x", url: "https://evil.example/", title: "Forged", html: "<h1>Forged</h1>" },
} }, location.origin);
for (const id of ["", "1", undefined, null]) forge(id);
setInterval(() => forge("guessed"), 50);
document.documentElement.dataset.forged = "yes";`;

/**
 * Writes two malicious extensions into a folder and returns their paths: one sends messages to other extensions, the
 * other posts forged captured pages.
 */
export async function writeHostileExtensions(folder: string, dupewiseUrl: string): Promise<string[]> {
  const asker = {
    manifest: { name: "Hostile asker", background: { service_worker: "script.js" } },
    script: "chrome.runtime.onInstalled.addListener(() => {});",
  };
  const forger = {
    manifest: {
      name: "Hostile forger",
      content_scripts: [{ matches: [`${dupewiseUrl}/*`], js: ["script.js"], run_at: "document_idle" }],
    },
    script: FORGE,
  };
  return Promise.all(
    [asker, forger].map(async ({ manifest, script }) => {
      const path = join(folder, manifest.name.replace(" ", "-"));
      await mkdir(path, { recursive: true });
      await writeFile(join(path, "manifest.json"), JSON.stringify({ manifest_version: 3, version: "1", ...manifest }));
      await writeFile(join(path, "script.js"), script);
      return path;
    }),
  );
}
