import { readAccessToken } from "../env.ts";
import { runCommandLine } from "./run-command-line.ts";

const FAILED = 1;

/** Runs `dupewise` with this process's arguments and streams, and sets its exit status. */
export async function runProgram(): Promise<void> {
  // The reader may close the pipe early: `dupewise … | head -1`.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    console.error(`The output couldn't be written: ${error.message}`);
    process.exit(FAILED);
  });
  process.exitCode = await runCommandLine(process.argv.slice(2), process, readAccessToken());
}
