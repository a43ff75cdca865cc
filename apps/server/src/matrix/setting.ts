import { randomBytes } from "node:crypto";
import { type Endpoint, ENDPOINTS, listPathParameters, type ProcedureEntry } from "@dupewise/api/transport/endpoints";
import { connect } from "@dupewise/db/connect";
import { it, onTestFinished } from "vitest";
import * as z from "zod";
import { type OwnedResources, SAMPLES, TEXTS } from "./samples.data.ts";
import { readId, startApi, type Api, type OnEnd } from "../testing/start-api.ts";

export interface Reply {
  /** "trpc auth.login" or "POST /api/login". */
  way: string;
  status: number;
  code: unknown;
  text: string;
}

interface SendOptions {
  cookie?: string;
  headers?: Record<string, string>;
  /** The body to send verbatim, instead of the input as JSON. */
  body?: string;
  contentType?: string;
}

type Input = Record<string, unknown> | undefined;

/** Columns that hold another value in each row. */
const UNIQUE = ["unsubscribe_token", "token_hash", "credential_id"];

/** How the protocol's client encodes an absent input. */
const NOTHING = { json: null, meta: { values: ["undefined"], v: 1 } };

type Transport = (api: Api, input: Input, options: SendOptions) => Promise<Reply>;

/** Returns the functions that call a procedure, one per transport: tRPC, and REST if the procedure has a REST path. */
export function listTransports(procedure: ProcedureEntry): Transport[] {
  const endpoints = ENDPOINTS.filter((one) => one.procedure.name === procedure.name);
  return [
    (api, input, options) => callTrpc(api, procedure, input, options),
    ...endpoints.map(
      (endpoint): Transport =>
        (api, input, options) =>
          callRest(api, endpoint, input, options),
    ),
  ];
}

/** Calls a procedure over tRPC and then, if it has a REST path, over REST. Returns the responses in that order. */
export async function callOverAllTransports(
  api: Api,
  procedure: ProcedureEntry,
  input: Input,
  options: SendOptions = {},
) {
  const replies: Reply[] = [];
  for (const call of listTransports(procedure)) replies.push(await call(api, input, options));
  return replies;
}

/** Calls a procedure over tRPC, with GET for a query and POST for anything else, and returns the response. */
export function callTrpc(api: Api, { name, type }: ProcedureEntry, input: Input, options: SendOptions): Promise<Reply> {
  const isQuery = type === "query";
  const json = options.body ?? JSON.stringify(input ? { json: input } : NOTHING);
  const path = `/api/trpc/${name}${isQuery && input ? `?input=${encodeURIComponent(json)}` : ""}`;
  return send(api, `trpc ${name}`, isQuery ? "GET" : "POST", path, isQuery ? undefined : json, options);
}

function callRest(api: Api, endpoint: Endpoint, input: Input, options: SendOptions): Promise<Reply> {
  const inPath = listPathParameters(endpoint);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(input?.[name])));
  const others = Object.entries(input ?? {}).filter(([name]) => !inPath.includes(name));
  const isRead = endpoint.method === "GET";
  const query = new URLSearchParams(others.map(([name, value]): [string, string] => [name, textOf(value)]));
  const address = `/api${path}${isRead && others.length > 0 ? `?${query.toString()}` : ""}`;
  const body = options.body ?? (others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : undefined);
  return send(
    api,
    `${endpoint.method} /api${endpoint.path}`,
    endpoint.method,
    address,
    isRead ? undefined : body,
    options,
  );
}

async function send(
  api: Api,
  way: string,
  method: string,
  path: string,
  body: string | undefined,
  options: SendOptions,
) {
  const { cookie, headers = {}, contentType = "application/json" } = options;
  const response = await fetch(new URL(path, api.url), {
    method,
    headers: { ...(body !== undefined && { "content-type": contentType }), ...(cookie && { cookie }), ...headers },
    body: body ?? null,
  });
  const text = await response.text();
  return { way, status: response.status, code: codeOf(text), text };
}

/** A path segment can neither be empty nor contain a lone surrogate. */
const textOf = (value: unknown): string =>
  (typeof value === "string" ? value || "x" : JSON.stringify(value ?? "x")).toWellFormed();

const Body = z.union([
  z.object({ error: z.object({ json: z.object({ data: z.object({ body: z.object({ code: z.string() }) }) }) }) }),
  z.object({ code: z.string() }),
]);

function codeOf(text: string): string | null {
  const body = Body.safeParse(text.startsWith("{") ? JSON.parse(text) : null);
  if (!body.success) return null;
  return "code" in body.data ? body.data.code : body.data.error.json.data.body.code;
}

/**
 * Starts a server without rate limits for tests that try every procedure. Returns the server, a function that creates
 * an account with one item of every kind, and a function that reads everything stored about an account.
 */
export async function startMatrix(environment: Record<string, string> = {}, onEnd: OnEnd = onTestFinished) {
  const api = await startApi({ RATE_LIMIT_SCALE: "0", ...environment }, onEnd);
  const { sql, close } = connect(api.databaseUrl);
  onEnd(close);
  const create = async (email: string): Promise<OwnedResources> => {
    const cookie = await signIn(email);
    const { body } = await api.call("POST", "/api/comparisons", { cookie, body: TEXTS });
    const alert = { productName: "Coat", manufacturer: "Maison" };
    const made = await api.call("POST", "/api/email-notifications", { cookie, body: alert });
    const comparison = readId(body);
    const board = await api.call("POST", "/api/boards", {
      cookie,
      body: { name: "Mine", comparisonIds: [comparison] },
    });
    const watched = { of: { url: "http://127.0.0.1:9/watched" }, dropPercent: 10 };
    const watch = await api.call("POST", "/api/watches", { cookie, body: watched });
    const token = await api.call("POST", "/api/access-tokens", {
      cookie,
      body: { name: "Script", scopes: ["read"], days: 30 },
    });
    const [passkey] = await sql<{ id: string }[]>`
      insert into passkeys (user_id, name, credential_id, public_key, counter)
      select id, 'Phone', id, 'x', 0 from users where email = ${email} returning id`;
    return {
      email,
      cookie,
      comparison,
      alert: readId(made.body),
      board: readId(board.body),
      watch: readId(watch.body),
      accessToken: readId(token.body),
      passkey: passkey?.id ?? "",
    };
  };
  const signIn = async (email: string) =>
    `visitor=${randomBytes(32).toString("base64url")}; ${await api.signUp(email)}`;
  /** Creates an account with a copy of everything that another one owns, in a fraction of the time. */
  const copy = async (from: OwnedResources, email: string): Promise<OwnedResources> => {
    const cookie = await signIn(email);
    const [user] = await sql<{ id: string }[]>`
      update users set comparisons_used = other.comparisons_used from users other
      where users.email = ${email} and other.email = ${from.email} returning users.id`;
    const copyRow = async (table: string, id: string) => {
      const made = crypto.randomUUID();
      const changes = { id: made, user_id: user?.id, ...Object.fromEntries(UNIQUE.map((name) => [name, made])) };
      const { count } = await sql.unsafe(
        `insert into ${table} select made.* from ${table} one, jsonb_populate_record(one, $1::text::jsonb) made
         where one.id = $2`,
        [JSON.stringify(changes), id],
      );
      if (count !== 1) throw new Error(`${count} rows of ${table} were copied instead of 1`);
      return made;
    };
    const [comparison, alert, board, watch, accessToken, passkey] = await Promise.all([
      copyRow("comparisons", from.comparison),
      copyRow("email_notifications", from.alert),
      copyRow("boards", from.board),
      copyRow("watches", from.watch),
      copyRow("access_tokens", from.accessToken),
      copyRow("passkeys", from.passkey),
    ]);
    await sql`insert into board_items (board_id, comparison_id, position) values (${board}, ${comparison}, 0)`;
    return { email, cookie, comparison, alert, board, watch, accessToken, passkey };
  };
  let template: Promise<OwnedResources> | undefined;
  let people = 0;
  const person = async (): Promise<OwnedResources> =>
    copy(await (template ??= create("template@example.com")), `person${++people}@example.com`);
  /** Everything stored about an account, as text. */
  const everythingOf = async (email: string) => {
    const rows = await sql<{ all: string }[]>`
      select json_build_object('user', u,
        'comparisons', (select json_agg(c order by c.id) from comparisons c where c.user_id = u.id),
        'alerts', (select json_agg(n order by n.id) from email_notifications n where n.user_id = u.id),
        'boards', (select json_agg(b order by b.id) from boards b where b.user_id = u.id),
        'onBoards', (select json_agg(i order by i.comparison_id) from board_items i join boards b on b.id = i.board_id
          where b.user_id = u.id),
        'watches', (select json_agg(w order by w.id) from watches w where w.user_id = u.id),
        'accessTokens', (select json_agg(t order by t.id) from access_tokens t where t.user_id = u.id),
        'passkeys', (select json_agg(k order by k.id) from passkeys k where k.user_id = u.id),
        'ratings', (select json_agg(r) from ratings r where r.user_id = u.id),
        'preferences', (select json_agg(p) from user_preferences p where p.user_id = u.id),
        'support', (select json_agg(s order by s.id) from support_requests s where s.user_id = u.id),
        'sessions', (select json_agg(s order by s.sid) from sessions s where s.user_id = u.id)
      )::text as all from users u where u.email = ${email}`;
    return rows[0]?.all;
  };
  let couple: Promise<[OwnedResources, OwnedResources]> | undefined;
  /** Two accounts for all tests that leave them unchanged. */
  const settled = () => (couple ??= (async () => [await person(), await person()])());
  return { api, sql, person, settled, everythingOf };
}

/** Defines tests that share one server but use separate accounts. */
export const itWithSharedServer = createSharedIt(async (onEnd) => startMatrix({}, onEnd));

/**
 * Creates a variant of vitest's `it` whose tests share what `start` creates, until all tests in the file have finished.
 */
export function createSharedIt<Matrix>(start: (onEnd: OnEnd) => Promise<Matrix>) {
  return it.extend("matrix", { scope: "file" }, async ({}, { onCleanup }) => {
    const ends = new AsyncDisposableStack();
    onCleanup(() => ends.disposeAsync());
    return start((end) => ends.defer(end));
  });
}

/**
 * Returns a sample input for a procedure that refers to the given account's items, or undefined if the procedure takes
 * no input.
 */
export const getSampleInput = ({ name }: ProcedureEntry, owned: OwnedResources): Input => SAMPLES[name]?.(owned);
