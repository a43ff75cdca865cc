import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect as connectTo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { createTemporaryFolder } from "../world.ts";
import {
  renderHaproxyConfig,
  type Machine,
  renderPatroniConfig,
  renderPgbackrestConfig,
  renderPgbouncerConfig,
} from "./configurations.ts";
import { findFreePorts, type Program, startProgram } from "./programs.ts";

/** The index of the column `stot`, the total number of sessions. */
const TOTAL_SESSIONS = 7;
const NODES = 3;
const SETTLED_MS = 120_000;
const LOOK_EVERY_MS = 500;

/** A machine of the cluster: Patroni and the PostgreSQL that it keeps. */
interface Node extends Machine {
  patroni: Program;
}

interface Options {
  /** Whether HAProxy ends the connections to a primary that it considers down. */
  endsSessions?: boolean;
  /** Whether writes are also archived to pgBackRest's repository. */
  archives?: boolean;
}

const Member = z.object({ name: z.string(), role: z.string(), state: z.string() });

/**
 * Starts etcd, three Patroni nodes with synchronous replication, HAProxy, and PgBouncer in transaction mode, all on the
 * loopback interface, until the test ends.
 */
export async function startPatroniCluster({ endsSessions = true, archives = false }: Options = {}) {
  const folder = createTemporaryFolder();
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, poolerPort = 0, ...rest] = await findFreePorts(4 + 2 * NODES);
  const own = (path: string, text?: string) => {
    if (text === undefined) mkdirSync(path, { mode: 0o700 });
    else writeFileSync(path, text, { mode: 0o600 });
    if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", path]);
    return path;
  };
  const programs: Program[] = [];
  const run = (command: string, ...options: string[]) => {
    const program = startProgram(command, ...options);
    programs.push(program);
    return program;
  };
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const etcd = ["--listen-client-urls", "--advertise-client-urls"].flatMap((name) => [name, at(etcdPort)]);
  const peer = ["--listen-peer-urls", "--initial-advertise-peer-urls"].flatMap((name) => [name, at(peerPort)]);
  run(
    "etcd",
    "--data-dir",
    own(join(folder, "etcd")),
    ...etcd,
    ...peer,
    "--initial-cluster",
    `default=${at(peerPort)}`,
  );

  const repository = own(join(folder, "repository"));
  const startNode = (node: Machine): Node => ({ ...node, patroni: run("patroni", `${node.folder}.yml`) });
  const nodes = Array.from({ length: NODES }, (_, index) => {
    const [restPort = 0, port = 0] = rest.slice(2 * index);
    const node = { name: `node${index}`, folder: own(join(folder, `node${index}`)), restPort, port };
    own(`${node.folder}.yml`, JSON.stringify(renderPatroniConfig(node, { etcdPort, archives })));
    own(`${node.folder}.conf`, renderPgbackrestConfig(node, repository));
    return startNode(node);
  });
  const statistics = join(own(join(folder, "haproxy")), "statistics");
  const proxyFile = own(
    join(folder, "haproxy.cfg"),
    renderHaproxyConfig(nodes, { port: proxyPort, statistics, endsSessions }),
  );
  let proxy = run("haproxy", "-db", "-f", proxyFile);
  own(join(folder, "users.txt"), '"postgres" ""\n');
  run("pgbouncer", own(join(folder, "pgbouncer.ini"), renderPgbouncerConfig(folder, poolerPort, proxyPort)));

  onTestFinished(async () => {
    await Promise.all(programs.map((program) => program.kill().catch(() => {})));
    for (const node of nodes) killPostgres(node);
  });
  const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;

  const members = async () => {
    for (const { restPort } of nodes) {
      const response = await fetch(`${at(restPort)}/cluster`).catch(() => undefined);
      if (response?.ok) return z.object({ members: z.array(Member) }).parse(await response.json()).members;
    }
    return [];
  };
  const isSettled = async () => {
    const all = await members();
    const running = all.filter(({ state }) => state === "running" || state === "streaming");
    return (
      running.length === NODES &&
      all.some(({ role }) => role === "leader") &&
      all.some(({ role }) => role === "sync_standby")
    );
  };
  const settle = async () => {
    const until = performance.now() + SETTLED_MS;
    while (!(await isSettled())) {
      if (performance.now() > until)
        throw new Error(`The cluster did not settle: ${programs.map((one) => one.output()).join("\n")}`);
      await sleep(LOOK_EVERY_MS);
    }
  };
  const primary = async () => {
    const leader = (await members()).find(({ role }) => role === "leader")?.name;
    const index = nodes.findIndex(({ name }) => name === leader);
    const node = nodes[index];
    if (node === undefined) throw new Error("There is no primary");
    return { index, node };
  };
  const killNode = async (node: Node) => {
    await node.patroni.kill();
    killPostgres(node);
  };

  await settle();
  const maintenance = connect(urlOf(proxyPort, "postgres"), { max: 1 });
  await maintenance.sql.unsafe("create database dupewise");
  await maintenance.sql.unsafe("alter role postgres set statement_timeout = '15s'");
  await maintenance.close();

  return {
    /** The URL of the primary, whichever node that is. */
    url: urlOf(proxyPort, "dupewise"),
    /** The same through PgBouncer, which assigns connections per transaction. */
    pooledUrl: urlOf(poolerPort, "dupewise"),
    /** Returns the number of connections that HAProxy has accepted since it started. */
    connections: () => connectionsAt(statistics),
    /** Returns the machine that is the primary: its data folder, its address and its archive. */
    primary: async (): Promise<Machine> => (await primary()).node,
    /** Makes PostgreSQL's own user the owner of a folder or file. */
    own,
    folder,
    /** Waits until all nodes run and one of them is a synchronous standby. */
    settle,
    /** Kills the primary's node, as a power cut would, and returns a function that restarts it. */
    killPrimary: async () => {
      const { index, node } = await primary();
      await killNode(node);
      return async () => void (nodes[index] = startNode(node));
    },
    /**
     * Kills only Patroni on the primary's node, and waits for another primary. The old one keeps running without
     * knowing.
     */
    killPatroniOfPrimary: async () => {
      const { index, node } = await primary();
      await node.patroni.kill();
      while ((await primary().catch(() => ({ index }))).index === index) await sleep(LOOK_EVERY_MS);
      return async () => void (nodes[index] = startNode(node));
    },
    killPostgresOfPrimary: async () => killPostgres((await primary()).node),
    switchOver: async () => {
      const { node } = await primary();
      const body = JSON.stringify({ leader: node.name });
      await fetch(`${at(node.restPort)}/switchover`, { method: "POST", body });
    },
    restartProxy: async () => {
      await proxy.kill();
      proxy = run("haproxy", "-db", "-f", proxyFile);
    },
    killAll: async () => {
      await Promise.all(nodes.map(killNode));
      return async () => void nodes.splice(0, NODES, ...nodes.map(startNode));
    },
  };
}

async function connectionsAt(socket: string): Promise<number> {
  const table = await text(connectTo(socket).end("show stat\n"));
  const row = table.split("\n").find((line) => line.startsWith("primary,FRONTEND,"));
  return Number(row?.split(",")[TOTAL_SESSIONS]);
}

/** Kills PostgreSQL with all of its processes: one that survived would prevent a restart. */
function killPostgres({ folder }: Pick<Node, "folder">): void {
  try {
    const pid = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0] ?? "";
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    execFileSync("kill", ["-9", pid, ...children.filter(Boolean)], { stdio: "ignore" });
  } catch {
    // PostgreSQL isn't running.
  }
}
