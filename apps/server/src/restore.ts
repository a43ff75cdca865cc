import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { runRestore } from "./backup/run-restore.ts";
import { readEnvironment } from "./config/env.ts";

const STDIN = "-";

try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error("Specify the backup to restore: npm run restore -- FILE");
  if (file !== STDIN) await access(file);
  const madeAt = await runRestore(readEnvironment(), file === STDIN ? process.stdin : createReadStream(file));
  console.log(`Everything was restored as of ${madeAt}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
