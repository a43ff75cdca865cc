import { spawn, spawnSync } from "node:child_process";
import type { StdioOptions } from "node:child_process";

/** An OS user that PostgreSQL runs as when it cannot run as the current one. */
export interface OsAccount {
  uid: number;
  gid: number;
}

interface RunOptions {
  account: OsAccount | undefined;
  cwd: string;
  /** Must be "ignore" for a program that leaves a server running, because the server keeps the output open. */
  output?: "collect" | "ignore";
}

/**
 * Runs a program until it exits. Never throws: if the program cannot be started, returns exit code -1 with the reason
 * as its output.
 */
export function runProgram(program: string, args: readonly string[], { account, cwd, output = "collect" }: RunOptions) {
  const pipe = output === "collect" ? "pipe" : "ignore";
  const stdio: StdioOptions = ["ignore", pipe, pipe];
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd, stdio, windowsHide: true, ...account });
    let said = "";
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("error", (error) => resolve({ code: -1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? -1, output: said.trim() }));
  });
}

/** Returns true if the operating system lets the account enter a folder and all of its parents. */
export function canEnterFolder(folder: string, account: OsAccount): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { cwd: "/", stdio: "ignore", ...account }).status === 0;
}
