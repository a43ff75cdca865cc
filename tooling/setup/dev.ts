import { spawn, type ChildProcess } from "node:child_process";

const API_PORT = process.env.API_PORT ?? "3001";
const PORT = process.env.PORT ?? "3000";

// The server restarts when a file it imports changes; Vite reloads the page and passes /api on to the server.
const server = run(["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], ".", {
  PORT: API_PORT,
  PUBLIC_URL: `http://localhost:${PORT}`,
  SERVE_WEB: "false",
});
const web = run(["node_modules/vite/bin/vite.js", "--port", PORT, "--strictPort"], "apps/web", { API_PORT });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}

function run(args: readonly string[], cwd: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  child.on("exit", (code) => {
    if (code) process.exitCode = code;
    for (const other of [server, web]) if (other !== child) other.kill("SIGTERM");
  });
  return child;
}
