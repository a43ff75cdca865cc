import { parseArgs } from "node:util";
import { outboxFolder } from "../env.ts";
import { serveOutbox } from "./serve-outbox.ts";

const { values, positionals } = parseArgs({
  options: { port: { type: "string", default: "3025" } },
  allowPositionals: true,
});
try {
  const { url } = await serveOutbox(positionals[0] ?? outboxFolder(), Number(values.port));
  console.log(`The outbox is open: ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
