import { cpus } from "node:os";
import { reading } from "./reading.ts";
import { scoring } from "./scoring.ts";

console.log(
  `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? "processor"}\n`,
);
for (const bench of [reading, scoring]) {
  const { what, ours, peer, unit, peerIs, limit } = await bench();
  const ratio = ours / peer;
  const verdict = ratio <= limit ? "ok" : "over the limit";
  console.log(
    `${what.padEnd(24)} ${ours.toFixed(3)} ${unit}  ${ratio.toFixed(2)}× of ${peer.toFixed(3)} (${peerIs})  limit ${limit}×  ${verdict}`,
  );
}
