import { connect } from "@dupewise/db/connect";
import { findRunningServerUrl } from "@dupewise/db/embedded/address";
import * as z from "zod";
import { importFeedFile } from "../../apps/server/src/catalogue/import-feed-file.ts";
import { readEnvironment } from "../../apps/server/src/config/env.ts";
import { serve } from "../../apps/server/src/serve.ts";
import { WARDROBE } from "../../apps/web/e2e/wardrobe.data.ts";

const ACCOUNT = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
const ALERTS = [
  { productName: "Belted wool coat", manufacturer: "Maison Aurelle" },
  { productName: "Cashmere crew-neck sweater", manufacturer: "Linnet & Vale" },
  { productName: "Arc leather shoulder bag", manufacturer: "Corvane" },
];
const SAMPLE = "packages/catalogue/examples/sample.jsonl";
const COMPARISONS = 90;
const DAYS = 365;
const Made = z.object({ id: z.string() });

// The server itself, so that everything comes about as it would for a shopper.
const env = readEnvironment({
  ...process.env,
  PORT: "0",
  SERVE_WEB: "false",
  RATE_LIMIT_SCALE: "0",
  LOG_LEVEL: "warn",
});
const server = await serve(env);
try {
  await importSample(env.DATABASE_URL ?? findRunningServerUrl(env.DATA_DIR) ?? "");
  await fill(env.DATABASE_URL ?? findRunningServerUrl(env.DATA_DIR) ?? "");
} finally {
  await server.close();
}

/** Fills the catalogue with products that nobody sells. */
async function importSample(databaseUrl: string): Promise<void> {
  const { record } = await importFeedFile(SAMPLE, databaseUrl);
  console.log(`The catalogue has the ${record?.read ?? 0} fictional products from ${SAMPLE}.`);
}

/** Fills an account with a year of use. */
async function fill(databaseUrl: string): Promise<void> {
  const registered = await send("POST", "/api/register", ACCOUNT);
  if (registered.status === 409) {
    console.log(`${ACCOUNT.email} already has an account; nothing was changed.`);
    return;
  }
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { sql, close } = connect(databaseUrl, { max: 1 });
  try {
    await sql`update users set is_premium = true, created_at = now() - ${`${DAYS} days`}::interval
      where email = ${ACCOUNT.email}`;
    for (const alert of ALERTS) await send("POST", "/api/email-notifications", alert, cookie);
    for (let number = 0; number < COMPARISONS; number++) {
      const [originalUrl, dupeUrl] = WARDROBE[(number * 7) % WARDROBE.length] ?? ["", ""];
      const made = await send("POST", "/api/comparisons", { originalUrl, dupeUrl }, cookie);
      const { id } = Made.parse(await made.json());
      if (number % 9 === 4) await send("PATCH", `/api/comparisons/${id}/favorite`, { isFavorite: true }, cookie);
      // More of them recently, and rarely two in the same hour.
      const ago = `${DAYS * (1 - number / COMPARISONS) ** 2} days ${number * 37} minutes`;
      await sql`update comparisons set created_at = now() - ${ago}::interval where id = ${id}`;
    }
    await send("POST", "/api/personalized-recommendations/refresh", undefined, cookie);
  } finally {
    await close();
  }
  console.log(`${ACCOUNT.email} (password ${ACCOUNT.password}) has ${COMPARISONS} comparisons over a year.`);
}

/** Sends a request. Throws if the server rejects it, unless the account already exists. */
async function send(method: string, path: string, body?: object, cookie = ""): Promise<Response> {
  const response = await fetch(new URL(path, server.address), {
    method,
    headers: { "content-type": "application/json", cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok && response.status !== 409) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
}
