import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from "vite";
import manifest from "./package.json" with { type: "json" };

const LARGE = 1_000_000;

/** Precompresses scripts and styles, so that the server need not compress them for each visitor. */
const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const [name, output] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue;
      const content = output.type === "chunk" ? output.code : output.source;
      writeFileSync(join(dir, `${name}.gz`), gzipSync(content));
      // The best quality takes seconds per megabyte, which only the label reader has.
      const quality = content.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, { params }));
    }
  },
});

const CORE = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\/|rolldown\/runtime/;
/** The modules of nearly every page. */
const BASICS =
  /ui\/src\/(badge|button|class-names|notice|seam|spinner)|lucide-react|domain\/src\/(brand|capture\/hand-over|money\/format-money|constants|account\/entitlements|pages\/pages|pages\/sign-in|product\/product-input)|web\/src\/(app\/(footer|lazy-page|skip-link|theme-choice|public-shell)|lib\/\w+\/(brand-link|compare-draft|focus-heading|format-date|is-record|page-title|pending-indicator|redirect-to-sign-in|session|theme|toast|try-again|unavailable-page|use-online|user|visitor-comparison)\.)/;
/** The modules that render a comparison. */
const GARMENTS =
  /(ui\/src\/(cloth|weaves|fibers|score-ring|composition|dimensions|evidence|notch|picture)|domain\/src\/comparison\/score-band)/;
/** The modules that request data from the server. */
const DATA = /node_modules\/(@trpc|@tanstack\/(react-query|query-core)|superjson|copy-anything)\/|web\/src\/lib\/api\//;
/** The behavior of dialogs, menus, tabs and toasts, without the modules that only menus need for positioning. */
const OVERLAYS = /node_modules\/@radix-ui\/react-(?!popper|use-size|arrow)/;
/**
 * The modules that three or more pages share. They are small, as long as dialogs, prices and validation stay out of
 * them.
 */
const SHARED =
  /(web\/src\/(app|lib\/(?!forms\/schema-resolver)|pages\/home\/(request-ids|swap-sides))|ui\/src\/(?!dialog)|web\/src\/result\/(detect-language|find-stated|product-link|side-view)|domain\/src\/(errors|comparison\/(comparable|displayed-range|manual-facts|side-name)))/;
/** The modules that two pages of members share, each too small for a request of its own. */
const MEMBERS =
  /web\/src\/(lib\/(?!forms\/schema-resolver)|label\/label-button|pages\/(legal\/legal-layout|watches\/(watch-card|describe-watch)|alternatives\/small-score-ring)|result\/(thumbnail|sharing\/share-and-copy-link))|domain\/src\/product\/paste-template/;
/** The modules that validate forms, needed once somebody types. */
const ZOD = /node_modules\/zod\//;
/** The parts of a result, which visitors, members and readers of shared links see. */
const RESULT = /web\/src\/result\//;

const NOBODY = fileURLToPath(new URL("src/lib/session/no-window.ts", import.meta.url));
const API = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;

/** The build for browsers. */
const BROWSER: BuildEnvironmentOptions = {
  // Fonts stay files: the content security policy allows none from data URLs.
  assetsInlineLimit: 0,
  manifest: true,
  rolldownOptions: {
    output: {
      // The first page loads the names of all files, and random characters don't compress.
      chunkFileNames: "assets/[name]-[hash:7].js",
      // The label reader requests its data by a fixed name, and may compile WebAssembly: see web-handler.ts.
      assetFileNames: ({ originalFileNames: [from = ""] }) =>
        from.includes("tesseract") ? "assets/tesseract/[hash]/[name][extname]" : "assets/[name]-[hash][extname]",
      // Few large files: a request costs more than the kilobytes it saves.
      codeSplitting: {
        groups: [
          { name: "core", priority: 4, test: CORE },
          { name: "basics", priority: 3, minShareCount: 2, test: BASICS },
          { name: "garments", priority: 2, minShareCount: 2, test: GARMENTS },
          { name: "data", priority: 2, minShareCount: 2, test: DATA },
          { name: "overlays", priority: 2, minShareCount: 2, test: OVERLAYS },
          { name: "shared", priority: 1, minShareCount: 3, test: SHARED },
          { name: "result", priority: 1, minShareCount: 3, test: RESULT },
          { name: "zod", priority: 1, minShareCount: 2, test: ZOD },
          { name: "members", priority: 0, minShareCount: 2, test: MEMBERS },
        ],
      },
    },
  },
  // "safari >= 17.5" as the build tools write it: "safari17.5".
  target: manifest.browserslist.map((browser) => browser.replace(" >= ", "")),
};

/** The build for server rendering: one self-contained file, in a folder that is not served. */
const SERVER: BuildEnvironmentOptions = {
  outDir: "dist/.render",
  copyPublicDir: false,
  rolldownOptions: {
    output: { entryFileNames: "render.mjs", codeSplitting: false },
    transform: {
      inject: {
        localStorage: [NOBODY, "localStorage"],
        addEventListener: [NOBODY, "addEventListener"],
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [precompress()])],
  // For servers, Vite leaves it to the environment, in which nothing need be set.
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild ? SERVER : BROWSER,
  worker: { format: "es" },
  ssr: { noExternal: true },
  server: {
    proxy: { "/api": API, "/images": API },
  },
}));
