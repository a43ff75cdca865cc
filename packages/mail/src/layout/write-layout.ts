import { writeFile } from "node:fs/promises";
import { compileLayout } from "./compile-layout.ts";

const compiled = JSON.stringify(await compileLayout(), null, 2);
await writeFile(new URL("layout.data.json", import.meta.url), `${compiled}\n`);
