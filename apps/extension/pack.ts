import { globSync } from "node:fs";
import { buildExtension, installWxt } from "./packing.ts";

const ZIPPED = ["chrome", "firefox"];

const named = process.argv.slice(2);
installWxt();
for (const browser of named.length > 0 ? named : ZIPPED)
  buildExtension(browser, ZIPPED.includes(browser) ? "zip" : "build");
for (const made of globSync("dist/*", { cwd: import.meta.dirname }).toSorted()) console.log(`apps/extension/${made}`);
