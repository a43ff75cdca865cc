import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** As package.json has it: by itself V8 takes up to 128 MB for new objects, and is no faster for it. */
const NODE_FLAGS = ["--max-semi-space-size=8"];
/**
 * Ends the server when the process that started it is gone, however that ended; the readers of pages, which inherit
 * this, have a server for that.
 */
const LEASH = `data:text/javascript,${encodeURIComponent(
  `if (/server.src.(main|worker)\\.ts$/.test(process.argv[1] ?? "")) {
    process.channel?.unref();
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  }`,
)}`;
const READY = /is ready: (http\S+)/;
const START_MS = 200_000;
const STOP_MS = 60_000;
const LAST_WORDS_MS = 100;

export interface ServerOptions {
  /** The project that it is a server of: another version, with what it needs installed. */
  root?: string;
  /** A worker answers at its WORKER_PORT, and needs one. */
  program?: "main.ts" | "worker.ts";
  /** Without one the server starts its own PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** Kept when the server ends; without one a temporary folder is made, and removed again. */
  dataDir?: string;
  /**
   * The server's other variables: FETCH_ALLOW, WEB_DIST, LOG_LEVEL… Nothing of the tests' own environment is passed.
   */
  env?: Record<string, string>;
  /** More for Node itself; what comes later counts. */
  nodeFlags?: readonly string[];
}

export interface ServerProcess {
  /** Where it answers, without a final slash. */
  url: string;
  pid: number;
  /** Everything it printed so far, both streams. */
  output: () => string;
  /** Asks it to end (SIGTERM) and answers its exit code. Calling it again waits for the same end. */
  stop: () => Promise<number | null>;
  /** Ends it without a word (SIGKILL). Give it a `dataDir` of your own: its PostgreSQL lives on, to be adopted. */
  kill: () => Promise<void>;
}

/**
 * Starts the real server as a child process on a free port. Rejects with its output when it does not become ready.
 */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { root = ROOT, program = "main.ts" } = options;
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const flags = [`--import=${LEASH}`, ...NODE_FLAGS, ...(options.nodeFlags ?? [])];
  const child = spawn(process.execPath, [...flags, join(root, "apps", "server", "src", program)], {
    cwd: root,
    env: {
      ...inherited(),
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? "",
      EXCHANGE_RATES_URL: "none",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exited = once(child, "exit");
  // Nothing is told over it: that it breaks is what the leash waits for.
  child.channel?.unref();
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited;
    clearTimeout(force);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };

  const url = await readiness(child, () => printed).catch(async (error: unknown) => {
    await end("SIGTERM");
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
  };
}

function readiness(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The server ${what}. It printed:\n${printed()}`));
    const late = setTimeout(() => fail(`was not ready after ${START_MS} ms`), START_MS);
    child.once("exit", (code) => {
      clearTimeout(late);
      // Its last words may still be in the pipe, which a database that outlives it would hold open.
      setTimeout(() => fail(`ended with ${code} before it was ready`), LAST_WORDS_MS);
    });
    child.stdout?.on("data", () => {
      const url = READY.exec(printed())?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}

/** What any program needs to run, and nothing that configures ours. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, LANG, SystemRoot };
}

/**
 * Named so that the next run of tests ends what was left in it. Readable by others: PostgreSQL refuses to run as root
 * and reaches its data as another user.
 */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}
