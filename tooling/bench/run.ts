import { cpus } from "node:os";
import { alertMatching } from "./alert-matching.ts";
import { history } from "./history.ts";
import { listing } from "./listing.ts";
import type { Row } from "./measure.ts";
import { reading } from "./reading.ts";
import { scoring } from "./scoring.ts";
import { starting } from "./starting.ts";

const BENCHES: Record<string, () => Promise<Row | Row[]>> = {
  reading,
  scoring,
  listing,
  starting,
  history,
  alerts: alertMatching,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

console.log(
  `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? "processor"}\n`,
);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { what, ours, peer, unit, peerIs, limit } of [await bench()].flat()) {
    const ratio = ours / peer;
    const verdict = ratio <= limit ? "ok" : "over the limit";
    console.log(
      `${what.padEnd(32)} ${ours.toFixed(3)} ${unit}  ${ratio.toFixed(2)}× of ${peer.toFixed(3)} (${peerIs})  limit ${limit}×  ${verdict}`,
    );
  }
}
