import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The programs that the Containerfile's commands, npm, and PostgreSQL's initdb call. */
const PROGRAMS = [
  "sh",
  "env",
  "rm",
  "mkdir",
  "mv",
  "chown",
  "cp",
  "ls",
  "cat",
  "find",
  "id",
  "du",
  "uname",
  "dirname",
  "sed",
];
/** The other files of the C library, next to it, which npm packages may load. */
const C_LIBRARY = ["librt.so.1", "libresolv.so.2", "libutil.so.1", "libpthread.so.0", "libdl.so.2", "libm.so.6"];
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const FILES: Record<string, string> = {
  "etc/passwd": "root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n",
  "etc/group": "root:x:0:\nnode:x:1000:\n",
  "etc/nsswitch.conf": "hosts: files dns\n",
  Containerfile: `FROM scratch
COPY . /
ENV PATH=/usr/local/bin:/bin${existsSync(CERTIFICATES) ? ` NODE_EXTRA_CA_CERTS=${CERTIFICATES}` : ""}
`,
};

/**
 * Fills a folder with the files of a base image, taken from this machine: a shell with a few programs, this Node, npm,
 * the libraries that they load, and a user named node. Used on machines that cannot reach an image registry.
 */
export function fillBaseFolder(folder: string): void {
  for (const path of ["bin", "etc", "tmp", "root", "home/node", "usr/local/bin", "usr/local/lib/node_modules"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);
  const programs = PROGRAMS.map((name) => [pathOf(name), join("bin", name)] as const);
  for (const [from, to] of [...programs, [process.execPath, "usr/local/bin/node"] as const]) {
    copyFileSync(from, join(folder, to));
    for (const library of librariesOf(from)) copyTo(folder, library);
  }
  const npm = dirname(dirname(realpathSync(pathOf("npm"))));
  cpSync(npm, join(folder, "usr/local/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(folder, "usr/local/bin/npm"));
  symlinkSync("../../bin", join(folder, "usr/bin"));
  if (existsSync(CERTIFICATES)) copyTo(folder, CERTIFICATES);
}

/** Copies a file to the same path inside the folder, following links. */
function copyTo(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(path, join(folder, path));
}

function pathOf(program: string): string {
  return execFileSync("sh", ["-c", 'command -v "$0"', program], { encoding: "utf8" }).trim();
}

function librariesOf(program: string): string[] {
  const { stdout } = spawnSync("ldd", [program], { encoding: "utf8" });
  const needed = [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path = ""]) => path);
  const folder = dirname(needed.find((path) => path.endsWith("/libc.so.6")) ?? "");
  return [...needed, ...C_LIBRARY.map((name) => join(folder, name)).filter((path) => existsSync(path))];
}
