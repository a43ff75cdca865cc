import { createServer } from "node:http";
import { join } from "node:path";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { createManifest } from "../manifest.ts";

const ENTRYPOINTS = join(import.meta.dirname, "..", "entrypoints");
const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Builds the popup and the settings page, and serves them with the content security policy of extension pages. */
export async function serveViews(): Promise<{ origin: string; close: () => Promise<void> }> {
  const built = await build({
    root: ENTRYPOINTS,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      rolldownOptions: { input: ["popup", "options"].map((view) => join(ENTRYPOINTS, view, "index.html")) },
    },
  });
  const files = new Map(
    [built]
      .flat()
      .flatMap((each) => ("output" in each ? each.output : []))
      .map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const policy = createManifest("chrome", "https://dupewise.example").content_security_policy.extension_pages;
  const server = createServer(({ url = "" }, response) => {
    const content = files.get(url);
    const type = TYPES[url.split(".").at(-1) ?? ""] ?? "font/woff2";
    response
      .writeHead(content === undefined ? 404 : 200, { "content-type": type, "content-security-policy": policy })
      .end(content);
  });
  return { origin: `http://127.0.0.1:${await listenOnLoopback(server)}`, close: () => closeImmediately(server) };
}
