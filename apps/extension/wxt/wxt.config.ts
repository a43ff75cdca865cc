import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import manifest from "../package.json" with { type: "json" };
import { createManifest } from "../src/manifest.ts";

const root = join(import.meta.dirname, "..");
const ICONS = join(root, "..", "web", "public", "icons");
const icons = { 192: "icons/icon-192.png", 512: "icons/icon-512.png" };
const origin = process.env["DUPEWISE_URL"] ?? "http://localhost:3000";

/** WXT is installed here, but the code it generates around the sources resolves it from there. */
const resolveWxt: Plugin = {
  name: "resolve-wxt",
  enforce: "pre",
  resolveId(id) {
    return id.startsWith("wxt/") ? this.resolve(id, import.meta.filename, { skipSelf: true }) : null;
  },
};

/** How WXT packages the sources: https://wxt.dev/api/config.html */
export default {
  root,
  srcDir: join(root, "src"),
  outDir: process.env["EXTENSION_OUT"] ?? join(root, "dist"),
  manifestVersion: 3,
  imports: false,
  targetBrowsers: ["chrome", "firefox", "edge", "safari"],
  zip: { name: "dupewise", zipSources: false },
  manifest: ({ browser }: { browser: string }) => ({
    ...createManifest(browser, new URL(origin).origin),
    version: manifest.version,
    icons,
  }),
  vite: () => ({ plugins: [resolveWxt, react(), tailwindcss()] }),
  hooks: {
    "build:done": ({ config }: { config: { outDir: string } }) => {
      for (const file of Object.values(icons)) {
        mkdirSync(dirname(join(config.outDir, file)), { recursive: true });
        copyFileSync(join(ICONS, file.replace("icons/", "")), join(config.outDir, file));
      }
    },
  },
};
