import { startServer, type ServerProcess } from "@dupewise/testing/server-process";

type Program = "main.ts" | "worker.ts";

export interface Fleet {
  /** The URL of a responsive server, never the same twice in a row. */
  url: () => string;
  /**
   * Kills one process and starts another in its place.
   * @param at any whole number: 0 and 1 are the servers, 2 and 3 the workers, and higher ones start over
   */
  replace: (at: number) => Promise<void>;
  stop: () => Promise<(number | null)[]>;
  /** The output of all processes, including killed ones. */
  output: () => string;
}

const PROGRAMS: readonly Program[] = ["main.ts", "main.ts", "worker.ts", "worker.ts"];

/** Starts two servers and two workers on one database. */
export async function startFleet(options: {
  databaseUrl: string;
  dataDir: string;
  env: Record<string, string>;
}): Promise<Fleet> {
  const start = (program: Program): Promise<ServerProcess> =>
    startServer({
      ...options,
      program,
      env: { SERVE_WEB: "false", LOG_LEVEL: "error", RUN_JOBS: "false", WORKER_PORT: "0", ...options.env },
    });
  const slots = await Promise.all(PROGRAMS.map(async (program) => ({ program, process: await start(program) })));
  const all = slots.map(({ process }) => process);
  let turn = 0;
  return {
    url: () => {
      const servers = slots.filter(({ program }) => program === "main.ts");
      return servers[turn++ % servers.length]?.process.url ?? "";
    },
    replace: async (at) => {
      const slot = slots[at % slots.length];
      if (!slot) return;
      await slot.process.kill();
      slot.process = await start(slot.program);
      all.push(slot.process);
    },
    stop: () => Promise.all(slots.map(({ process }) => process.stop())),
    output: () => all.map((process) => process.output()).join(""),
  };
}
