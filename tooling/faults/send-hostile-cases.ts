import { hostileCases } from "./hostile-cases.ts";

const [url = "", cookie = ""] = process.argv.slice(2);
for (const { send } of hostileCases(url, cookie)) await (await send()).arrayBuffer();
