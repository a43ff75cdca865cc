import { runProgram } from "./command-line/run-program.ts";

await runProgram();
