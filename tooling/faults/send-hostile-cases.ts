import { createServer } from "node:http";
import { listenOnLoopback } from "@dupewise/testing/loopback";
import { listHostileCases } from "./hostile-cases.ts";

const [url = "", cookie = ""] = process.argv.slice(2);
// Without a URL to a server that only receives, which shows what sending alone costs the machine.
const receiver = createServer((request, response) => request.resume().on("end", () => response.writeHead(400).end()));
const target = url || `http://127.0.0.1:${await listenOnLoopback(receiver)}`;
for (const { send } of listHostileCases(target, cookie)) await (await send()).arrayBuffer();
receiver.closeAllConnections();
receiver.close();
