import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../world.ts";
import { freePorts, postgresFolder, type Program, runProgram } from "./programs.ts";

const NODES = 3;
const SETTLED_MS = 120_000;
const LOOK_EVERY_MS = 500;

/** A machine of the cluster: Patroni and the PostgreSQL that it keeps. */
interface Node {
  name: string;
  folder: string;
  restPort: number;
  port: number;
  patroni: Program;
}

const Member = z.object({ name: z.string(), role: z.string(), state: z.string() });

/**
 * Starts etcd, three nodes of Patroni with synchronous replication, HAProxy, and PgBouncer in transaction mode, all on
 * loopback, until the test ends.
 */
export async function startPatroniCluster() {
  const folder = temporaryFolder();
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, poolerPort = 0, ...rest] = await freePorts(4 + 2 * NODES);
  const own = (path: string, text?: string) => {
    if (text === undefined) mkdirSync(path, { mode: 0o700 });
    else writeFileSync(path, text, { mode: 0o600 });
    if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", path]);
    return path;
  };
  const programs: Program[] = [];
  const run = (command: string, ...options: string[]) => {
    const program = runProgram(command, ...options);
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

  const startNode = (node: Omit<Node, "patroni">): Node => ({ ...node, patroni: run("patroni", `${node.folder}.yml`) });
  const nodes = Array.from({ length: NODES }, (_, index) => {
    const [restPort = 0, port = 0] = rest.slice(2 * index);
    const node = { name: `node${index}`, folder: own(join(folder, `node${index}`)), restPort, port };
    own(`${node.folder}.yml`, JSON.stringify(patroniOf(node, etcdPort)));
    return startNode(node);
  });
  const proxyFile = own(join(folder, "haproxy.cfg"), haproxyOf(nodes, proxyPort));
  let proxy = run("haproxy", "-db", "-f", proxyFile);
  own(join(folder, "users.txt"), '"postgres" ""\n');
  run("pgbouncer", own(join(folder, "pgbouncer.ini"), pgbouncerOf(folder, poolerPort, proxyPort)));

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
        throw new Error(`No settled cluster: ${programs.map((one) => one.output()).join("\n")}`);
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
    /** Of the primary, wherever it is. */
    url: urlOf(proxyPort, "dupewise"),
    /** The same, with connections lent for a transaction at a time. */
    pooledUrl: urlOf(poolerPort, "dupewise"),
    /** Waits until all nodes run and one of them is a synchronous standby. */
    settle,
    /** Ends the primary's node as a power cut does; the function that is returned brings it back. */
    killPrimary: async () => {
      const { index, node } = await primary();
      await killNode(node);
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

function killPostgres({ folder }: Pick<Node, "folder">): void {
  try {
    process.kill(Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  } catch {
    // It does not run.
  }
}

const TRUSTED = ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"];

/** As YAML, which JSON is. A failover begins `ttl` seconds after the primary was last heard of. */
function patroniOf({ name, folder, restPort, port }: Omit<Node, "patroni">, etcdPort: number) {
  const rest = `127.0.0.1:${restPort}`;
  return {
    scope: "dupewise",
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
      pg_hba: TRUSTED,
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, "data"),
      bin_dir: postgresFolder(),
      pgpass: join(folder, "pgpass"),
      pg_hba: TRUSTED,
      authentication: { superuser: { username: "postgres" }, replication: { username: "replicator" } },
      parameters: { unix_socket_directories: "" },
    },
  };
}

const haproxyOf = (nodes: readonly Node[], port: number) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join("\n")}
`;

const pgbouncerOf = (folder: string, port: number, proxyPort: number) => `
[databases]
dupewise = host=127.0.0.1 port=${proxyPort} dbname=dupewise user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 10
server_login_retry = 1
`;
