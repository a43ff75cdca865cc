import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import * as z from "zod";

export interface Container {
  /** The command that runs the container; it ends when the container does. */
  process: ChildProcess;
  /** Sends its main process the signal that stopping the container would send. */
  terminate: () => void;
  remove: () => void;
}

/** A container engine, which builds images and runs containers from them. */
export interface Engine {
  name: string;
  build: (tag: string, folder: string, containerfile: string, base?: string) => void;
  /** Runs a command in a container of the image and returns its output. */
  run: (tag: string, command: readonly string[]) => string;
  /** Starts the image's default command on this machine's network. */
  start: (tag: string, env: Record<string, string>) => Container;
  removeImage: (tag: string) => void;
}

/**
 * Finds the first container engine on this machine that can build images, ignoring clients without an engine. Returns
 * undefined if there is none.
 */
export function findContainerEngine(): Engine | undefined {
  const name = ["buildah", "podman", "docker"].find((each) => spawnSync(each, ["info"]).status === 0);
  if (name === undefined) return undefined;
  return name === "buildah" ? buildah() : createRunner(name);
}

/** Creates an engine that needs neither a daemon nor a kernel that permits namespaces: a separate folder is enough. */
function buildah(): Engine {
  const call = caller("buildah");
  const runIn = ["run", "--isolation", "chroot"];
  return {
    name: "buildah",
    build: (tag, folder, file, base) => {
      call("build", "--isolation", "chroot", ...buildArguments(tag, file, base), "--format", "docker", folder);
    },
    run: (tag, command) => {
      const container = call("from", tag);
      try {
        return call(...runIn, container, "--", ...command);
      } finally {
        call("rm", container);
      }
    },
    start: (tag, env) => {
      const { Docker } = Inspected.parse(JSON.parse(call("inspect", "--type", "image", tag)));
      const container = call("from", tag);
      const command = Docker.config.Cmd;
      const child = spawn("buildah", [...runIn, ...variables(env), container, "--", ...command]);
      return {
        process: child,
        terminate: () => process.kill(descendant(child.pid ?? 0, command)),
        remove: () => void call("rm", container),
      };
    },
    removeImage: (tag) => void call("rmi", tag),
  };
}

function createRunner(name: string): Engine {
  const call = caller(name);
  return {
    name,
    build: (tag, folder, file, base) => {
      call("build", ...buildArguments(tag, file, base), ...(name === "podman" ? ["--format", "docker"] : []), folder);
    },
    run: (tag, command) => call("run", "--rm", tag, ...command),
    start: (tag, env) => {
      const container = `dupewise-${process.pid}`;
      const child = spawn(name, ["run", "--name", container, "--network", "host", ...variables(env), tag]);
      return {
        process: child,
        terminate: () => void call("kill", "--signal", "TERM", container),
        remove: () => void call("rm", "--force", "--volumes", container),
      };
    },
    removeImage: (tag) => void call("rmi", tag),
  };
}

/** Runs a program to completion and returns its output, or throws the output if it fails. */
const caller =
  (name: string) =>
  (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(name, args, { encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
    if (status === 0) return stdout.trim();
    throw new Error(`${name} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  };

const Inspected = z.object({ Docker: z.object({ config: z.object({ Cmd: z.array(z.string()) }) }) });

const buildArguments = (tag: string, file: string, base?: string) => [
  "--network=host",
  `--tag=${tag}`,
  `--file=${file}`,
  ...(base === undefined ? [] : ["--build-arg", `BASE=${base}`]),
];

const variables = (env: Record<string, string>) =>
  Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]);

/**
 * Returns the ID of the innermost descendant process that runs this command. The processes around it name the command
 * too.
 */
function descendant(ancestor: number, [, ...command]: readonly string[]): number {
  const [innermost] = readdirSync("/proc")
    .map((name) => ({ pid: Number(name), ancestors: ancestorsOf(Number(name)) }))
    .filter(({ pid, ancestors }) => ancestors.includes(ancestor) && commandOf(pid).endsWith(command.join(" ")))
    .toSorted((a, b) => b.ancestors.length - a.ancestors.length);
  if (innermost === undefined) throw new Error(`Nothing runs ${command.join(" ")} anymore.`);
  return innermost.pid;
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
}

function ancestorsOf(pid: number): number[] {
  if (!(pid > 0)) return [];
  const parent = Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  return parent > 1 ? [parent, ...ancestorsOf(parent)] : [];
}

/** Reads a file, or returns "" if its process has ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
