import { listHostileCases } from "./hostile-cases.ts";

const [url = "", cookie = ""] = process.argv.slice(2);
for (const { send } of listHostileCases(url, cookie)) await (await send()).arrayBuffer();
