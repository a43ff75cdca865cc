import { generateAnnotatedEnvelopes, generateOrdinaryEnvelopes } from "@dupewise/testing/hostile/envelopes";
import { describe, expect, it } from "vitest";
import { startApi } from "../../testing/start-api.ts";

/** The length of hostile inputs, which stays below the maximum URL length even when percent-encoding triples it. */
const BYTES = 3_000;
const QUERIES = ["auth.session", "history.list", "comparisons.get"];
const MUTATIONS = ["auth.login", "preferences.refresh", "comparisons.create"];
const ENDPOINTS = ["/api/login", "/api/personalized-recommendations/refresh", "/api/comparisons"];

/** Each way to send an input, given the text of its envelope. */
async function started() {
  const api = await startApi({ RATE_LIMIT_SCALE: "0" });
  const cookie = await api.signUp("ada@example.com");
  const get = (path: string) => fetch(new URL(path, api.url), { headers: { cookie } });
  const post = (path: string, body: string, accept = "application/json") => {
    const headers = { cookie, "content-type": "application/json", "trpc-accept": accept };
    return fetch(new URL(path, api.url), { method: "POST", headers, body });
  };
  const trpc = (name: string, query = "") => `/api/trpc/${name}${query}`;
  const input = (text: string) => `input=${encodeURIComponent(text)}`;
  return [
    ...QUERIES.map((name) => (text: string) => get(trpc(name, `?${input(text)}`))),
    (text: string) => get(trpc(QUERIES.join(), `?batch=1&${input(`{"1":${text}}`)}`)),
    ...MUTATIONS.map((name) => (text: string) => post(trpc(name), text)),
    (text: string) => post(trpc(MUTATIONS.join(), "?batch=1"), `{"2":${text}}`),
    (text: string) => post(trpc("comparisons.createWithProgress", "?batch=1"), `{"0":${text}}`, "application/jsonl"),
    ...ENDPOINTS.map((path) => (text: string) => post(path, text)),
  ];
}

describe("input validation", () => {
  it("responds with 400 on every route if the input has type annotations other than `undefined` and `Date`", async () => {
    const ways = await started();
    for (const [name, envelope] of generateAnnotatedEnvelopes(BYTES)) {
      const statuses = await Promise.all(ways.map(async (send) => (await send(JSON.stringify(envelope))).status));
      expect(statuses, name).toEqual(ways.map(() => 400));
    }
  });

  it("never responds with a server error if the input's only type annotations are `undefined` and `Date`", async () => {
    const ways = await started();
    for (const [name, text] of generateOrdinaryEnvelopes(BYTES)) {
      const statuses = await Promise.all(ways.map(async (send) => (await send(text)).status));
      expect(
        statuses.filter((status) => ![200, 204, 207, 400].includes(status)),
        name,
      ).toEqual([]);
    }
  });
});

describe("the server", () => {
  it("counts a call toward the rate limit before reading its body, even if the body is malformed", async () => {
    const { url } = await startApi({ RATE_LIMIT_SCALE: "0.01" });
    const headers = { "content-type": "application/json" };
    const bodies = ["{", '{"json":{},"meta":{"referentialEqualities":[["a"]]}}', "[".repeat(1_000), "x".repeat(10_000)];
    const paths = ["/api/trpc/auth.login", "/api/login", "/api/trpc/auth.nowhere"];
    const send = async (at: number) => {
      const target = new URL(paths[at % paths.length] ?? "", url);
      return (await fetch(target, { method: "POST", headers, body: bodies[at % bodies.length] ?? "" })).status;
    };
    // 1,200 a minute, scaled to a hundredth.
    const within = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at)));
    expect(within.filter((status) => ![400, 404, 413].includes(status))).toEqual([]);
    const beyond = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at)));
    // The protocol knows no procedure at the last path, and does not read its body either.
    expect(beyond).toEqual(Array(4).fill([429, 429, 404]).flat());
  });

  it("counts every call in a batch separately toward the rate limit", async () => {
    const { url } = await startApi({ RATE_LIMIT_SCALE: "0.01" });
    const batch = () =>
      fetch(new URL(`/api/trpc/${Array(5).fill("auth.logout").join(",")}?batch=1`, url), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
    const statuses = [await batch(), await batch(), await batch()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("accepts complete pages only from signed-in users, at most 30 a minute", async () => {
    const { url, signUp } = await startApi({ RATE_LIMIT_SCALE: "0.1" });
    const cookie = await signUp("ada@example.com");
    const send = async (path: string, who: Record<string, string>) => {
      const headers = { "content-type": "application/json", ...who };
      // Not JSON: a body that was read gets 400.
      return (await fetch(new URL(path, url), { method: "POST", headers, body: "{" })).status;
    };
    const paths = [
      "/api/products/preview/page",
      "/api/comparisons/pages",
      "/api/trpc/products.previewPage",
      "/api/trpc/auth.logout,comparisons.createFromPages?batch=1",
    ];
    expect(await Promise.all(paths.map((path) => send(path, {})))).toEqual([401, 401, 401, 401]);
    const statuses = [];
    for (const path of paths) statuses.push(await send(path, { cookie }));
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it("limits a body to the size that its procedure needs: 4 kB for sign-in, two pasted texts for a comparison", async () => {
    const { call, signUp, url } = await startApi();
    const cookie = await signUp("ada@example.com");
    const email = "ada@example.com";
    const login = (bytes: number) => call("POST", "/api/login", { body: { email, password: "x".repeat(bytes) } });
    expect([(await login(4_000)).status, (await login(4_096)).status]).toEqual([400, 413]);
    // Three bytes per character, at the maximum text length.
    const text = `Product: Wool coat\nPrice: $420\n${"—".repeat(19_000)}`;
    const body = { originalUrl: text, dupeUrl: text };
    expect((await call("POST", "/api/comparisons", { cookie, body })).status).toBe(201);
    const headers = { cookie, "content-type": "application/json" };
    const long = await fetch(new URL("/api/trpc/comparisons.create", url), {
      method: "POST",
      headers,
      body: JSON.stringify({ json: { ...body, more: "x".repeat(250_000) } }),
    });
    expect(long.status).toBe(413);
  });
});
