import { join } from "node:path";
import { findPostgresFolder } from "./programs.ts";

/** A machine of the cluster: its address, and where it stores its data. */
export interface Machine {
  name: string;
  folder: string;
  restPort: number;
  port: number;
}

/** The name of the cluster in pgBackRest's configuration. */
export const STANZA = "dupewise";

const TRUSTED = ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"];

/**
 * Renders Patroni's configuration as JSON, which is valid YAML. A failover begins `ttl` seconds after the primary's
 * last sign of life.
 */
export function renderPatroniConfig(
  { name, folder, restPort, port }: Machine,
  { etcdPort, archives }: { etcdPort: number; archives: boolean },
) {
  const rest = `127.0.0.1:${restPort}`;
  return {
    scope: "dupewise",
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
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
      bin_dir: findPostgresFolder(),
      pgpass: join(folder, "pgpass"),
      pg_hba: TRUSTED,
      authentication: { superuser: { username: "postgres" }, replication: { username: "replicator" } },
      parameters: {
        // Backups connect through this socket.
        unix_socket_directories: folder,
        archive_mode: archives ? "on" : "off",
        archive_command: `pgbackrest --config=${folder}.conf --stanza=${STANZA} archive-push %p`,
      },
    },
  };
}

/**
 * Renders the HAProxy configuration of a proxy that forwards connections to the cluster's primary.
 * @param endsSessions whether to close the sessions on a machine that is no longer the primary
 */
export const renderHaproxyConfig = (
  machines: readonly Machine[],
  { port, statistics, endsSessions }: { port: number; statistics: string; endsSessions: boolean },
) => `
global
  stats socket ${statistics}
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
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1${endsSessions ? " on-marked-down shutdown-sessions" : ""}
${machines.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join("\n")}
`;

/** Renders the configuration of PgBouncer, which pools the connections to HAProxy. */
export const renderPgbouncerConfig = (folder: string, port: number, proxyPort: number) => `
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
# So that what is not told of it gets in, and has to find out by itself.
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`;

/** Renders the configuration of pgBackRest, which backs up the cluster. */
export const renderPgbackrestConfig = ({ folder, port }: Machine, repository: string) => `
[global]
repo1-path=${repository}
repo1-retention-full=2
log-level-file=off
lock-path=${folder}
spool-path=${folder}
start-fast=y
[${STANZA}]
pg1-path=${join(folder, "data")}
pg1-port=${port}
pg1-socket-path=${folder}
`;
