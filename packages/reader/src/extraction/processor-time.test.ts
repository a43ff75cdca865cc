import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { createProcessorTimeout, processorTime } from "./processor-time.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Starts a process that runs a line of JavaScript. */
async function run(code: string) {
  const child = fork("data:text/javascript,", { execArgv: ["--eval", `process.send(1);${code}`] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
  return child;
}

it("aborts at the time limit when a process uses the processor constantly", async () => {
  const { pid } = await run("for (;;);");
  const watch = createProcessorTimeout(pid, 50);
  ends.push(watch.end);
  await once(watch.signal, "abort");
  expect(watch.signal.reason).toEqual(new Error("more than 50 ms of processor time"));
});

it.runIf(process.platform === "linux")(
  "aborts only after ten times the limit when a process uses no processor time",
  async () => {
    const { pid } = await run("setTimeout(() => 0, 600000);");
    const began = performance.now();
    const watch = createProcessorTimeout(pid, 50);
    ends.push(watch.end);
    await once(watch.signal, "abort");
    expect(performance.now() - began).toBeGreaterThanOrEqual(499);
  },
);

it("measures elapsed time when a process's processor time is unknown", async () => {
  expect(processorTime(2 ** 30)).toBeNull();
  const watch = createProcessorTimeout(undefined, 5);
  ends.push(watch.end);
  await once(watch.signal, "abort");
  expect(watch.signal.aborted).toBe(true);
});
