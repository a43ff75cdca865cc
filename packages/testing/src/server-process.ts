import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** As in package.json: by default V8 uses up to 128 MB for new objects, and is no faster for it. */
const NODE_FLAGS = ["--max-semi-space-size=8"];
/**
 * Stops the server when the process that started it is gone, however that ended; page readers, which inherit this, are
 * stopped by their server.
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
  /** The project folder of another version to start, with its dependencies installed. */
  root?: string;
  /** The program to start. A worker requires a WORKER_PORT, on which it listens. */
  program?: "main.ts" | "worker.ts";
  /** The database to use. Without one, the server starts its own PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** The data folder, which is kept when the server stops. By default, a temporary folder that is removed. */
  dataDir?: string;
  /** The server's other variables: FETCH_ALLOW, WEB_DIST, LOG_LEVEL… The tests' own environment is not passed on. */
  env?: Record<string, string>;
  /** Additional Node flags; later ones win. */
  nodeFlags?: readonly string[];
}

export interface ServerProcess {
  /** Its URL, without a trailing slash. */
  url: string;
  pid: number;
  dataDir: string;
  /** Everything printed so far, on both streams. */
  output: () => string;
  /** Sends SIGTERM and returns the exit code. Another call waits for the same exit. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL. Pass your own `dataDir`: its PostgreSQL survives, to be adopted. */
  kill: () => Promise<void>;
}

/**
 * Starts the real server as a child process on a free port. Rejects with the server's output if it doesn't become
 * ready.
 */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { root = ROOT, program = "main.ts" } = options;
  const dataDir = options.dataDir ?? (await createTemporaryFolder());
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
  // Nothing is sent over it: the leash waits for it to close.
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
    dataDir,
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
      // Its last output may still be in the pipe, which a surviving database would keep open.
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

/** The variables that any program needs, and none that configure ours. */
function inherited(): NodeJS.ProcessEnv {
  // Node's compile cache, which `npm start` uses too, saves a quarter of the processor time of a start.
  const { PATH, HOME, TMPDIR, LANG, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, LANG, SystemRoot, NODE_COMPILE_CACHE };
}

/**
 * Named so that the next test run cleans it up. Readable by others: PostgreSQL refuses to run as root and accesses its
 * data as another user.
 */
async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}
