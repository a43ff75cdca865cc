import { createServer } from "node:http";
import postgres from "postgres";
import * as z from "zod";

// The peer of the list: nothing but the same statements on the same driver, and JSON.stringify.
const Statement = z.object({ text: z.string(), parameters: z.array(z.union([z.string(), z.number()])) });
const { url, statements } = z
  .object({ url: z.string(), statements: z.array(Statement) })
  .parse(JSON.parse(process.argv[2] ?? ""));
const sql = postgres(url, { max: 10 });

const server = createServer((_req, res) => {
  Promise.all(statements.map(({ text, parameters }) => sql.unsafe(text, parameters, { prepare: true }))).then(
    (results) => {
      const body = JSON.stringify(results);
      res.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }).end(body);
    },
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
