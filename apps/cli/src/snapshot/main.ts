import { startupSnapshot } from "node:v8";
import { OWN_COMMANDS } from "../command-line/own-commands.ts";
import { runProgram } from "../command-line/run-program.ts";
import { recreateIntl } from "./recreate-intl.ts";

/**
 * Commands that start with their tables built and their code compiled. The others load what they need, as without a
 * snapshot.
 */
const PREPARED = ["parse-price", "parse-composition", "read", "attributes", "compare", "rank", "lines"] as const;

async function prepare(): Promise<void> {
  const dropIntl = recreateIntl();
  for (const name of PREPARED) {
    const { command } = await OWN_COMMANDS[name]();
    await command.render(command.example);
  }
  dropIntl();
}

startupSnapshot.setDeserializeMainFunction(() => void runProgram());
void prepare();
