import { runBackup } from "./backup/run-backup.ts";
import { readEnvironment } from "./config/env.ts";

const STDOUT = "-";

try {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const [file = `dupewise-${now}.backup`] = process.argv.slice(2);
  await runBackup(readEnvironment(), file === STDOUT ? undefined : file);
  // Not to standard output, which may be the backup itself.
  console.error(
    `Everything was backed up to ${file === STDOUT ? "standard output" : file}. Keep it secret: it contains personal data.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
