import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import postgres from "postgres";
import * as z from "zod";

// The baseline of a procedure: nothing but the same statements on the same driver, and JSON.stringify.
const Statement = z.object({ text: z.string(), parameters: z.array(z.json()) });
const { url, transactions, fresh } = z
  .object({
    url: z.string(),
    /** The statements of each transaction; a single statement runs without begin and commit. */
    transactions: z.array(z.array(Statement)),
    /** IDs that have to be new in every request. */
    fresh: z.array(z.string()),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));
const sql = postgres(url, { max: 10, fetch_types: false });
// The statements were recorded after drizzle had serialized jsonb and lists of text, so these are passed on as they
// are.
const asItIs = (value: unknown) => value;
Object.assign(sql.options.serializers, { 3802: asItIs, 1009: asItIs });

async function answer(): Promise<string> {
  const ids = new Map(fresh.map((id) => [id, randomUUID()]));
  const renew = (value: z.infer<ReturnType<typeof z.json>>) =>
    typeof value === "string" ? (ids.get(value) ?? value) : value;
  const run = (client: Pick<postgres.Sql, "unsafe">, { text, parameters }: z.infer<typeof Statement>) =>
    client.unsafe(text, parameters.map(renew), { prepare: true });
  const results: unknown[] = [];
  for (const statements of transactions) {
    const [only, ...others] = statements;
    if (only && others.length === 0) results.push(await run(sql, only));
    else
      await sql.begin(async (tx) => {
        for (const statement of statements) results.push(await run(tx, statement));
      });
  }
  return JSON.stringify(results);
}

const server = createServer((req, res) => {
  req.resume();
  answer().then(
    (body) =>
      res.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }).end(body),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit());
