import { parseArgs } from "node:util";
import { getOutboxFolder } from "../env.ts";
import { serveOutbox } from "./serve-outbox.ts";

const USAGE =
  "npm run outbox -- [FOLDER] [--port 3025]\n\nShows the emails that a server stored instead of sending them.";

try {
  const { values, positionals } = parseArgs({
    options: { port: { type: "string", default: "3025" }, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  if (values.help) console.log(USAGE);
  else {
    const { url } = await serveOutbox(positionals[0] ?? getOutboxFolder(), Number(values.port));
    console.log(`The outbox is open: ${url}`);
  }
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const message = error instanceof Error ? error.message : error;
  console.error(isTaken ? "That port is taken. Choose another one: npm run outbox -- --port 3026" : message);
  process.exitCode = 1;
}
