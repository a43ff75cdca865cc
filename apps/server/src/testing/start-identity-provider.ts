import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import Provider from "oidc-provider";
import { onTestFinished, vi } from "vitest";
import * as z from "zod";

/** Shared by all providers, since generating one takes up to a second. */
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const CLIENT = { client_id: "dupewise", client_secret: "a-secret-for-tests" };

const TokenAnswer = z.looseObject({ id_token: z.string() });
const TokenClaims = z.record(z.string(), z.unknown());

interface Person {
  sub: string;
  [claim: string]: unknown;
}

/** What a malicious or broken provider does to its ID token. */
type Tamper = (claims: Record<string, unknown>) => Record<string, unknown>;

/** Starts a real OpenID Connect provider on the loopback interface. Tests can tamper with the tokens that it issues. */
export async function startIdentityProvider() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const people = new Map<string, Person>();
  const how: { tamper: Tamper | null; signature: string | null; token: "answers" | "fails" | "hangs" } = {
    tamper: null,
    signature: null,
    token: "answers",
  };
  let returnTo = "";
  // It warns about features meant only for tests.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: ["http://placeholder.example/auth"] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kty: "RSA", kid: "k", alg: "RS256", use: "sig" }] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    cookies: { keys: ["a-key-for-tests"] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => people.get(sub) ?? { sub } }),
  });
  warn.mockReset();
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri === returnTo;
  provider.use(async (ctx, next) => {
    if (ctx.path === "/token" && how.token === "hangs") return new Promise(() => undefined);
    if (ctx.path === "/token" && how.token === "fails") {
      ctx.status = 500;
      return undefined;
    }
    await next();
    const answer = TokenAnswer.safeParse(ctx.body);
    if (ctx.path === "/token" && answer.success) {
      ctx.body = { ...answer.data, id_token: resign(answer.data.id_token) };
    }
  });
  const resign = (token: string) => {
    const [header = "", payload = "", signature = ""] = token.split(".");
    if (how.signature !== null) return `${header}.${payload}.${how.signature}`;
    if (!how.tamper) return `${header}.${payload}.${signature}`;
    const told = how.tamper(TokenClaims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())));
    const changed = `${header}.${Buffer.from(JSON.stringify(told)).toString("base64url")}`;
    return `${changed}.${createSign("RSA-SHA256").update(changed).sign(privateKey, "base64url")}`;
  };
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  onTestFinished(close);
  return {
    issuer,
    how,
    people,
    close,
    environment: {
      OIDC_NAMES: "Example ID",
      OIDC_ISSUERS: issuer,
      OIDC_CLIENT_IDS: CLIENT.client_id,
      OIDC_CLIENT_SECRETS: CLIENT.client_secret,
    },
    /** Allows redirects to a site. */
    serve: (siteUrl: string) => {
      returnTo = `${siteUrl}/auth`;
    },
    /** Signs in at the provider as a person does in a browser, and returns the query of the redirect back. */
    signIn: (url: string, sub: string) => walk(url, sub, returnTo),
  };
}

/** Follows redirects with cookies, and fills in the provider's forms. */
async function walk(start: string, sub: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step++) {
    const response: Response = await fetch(url, {
      method: form ? "POST" : "GET",
      body: form,
      redirect: "manual",
      headers: { cookie: [...cookies].map((cookie) => cookie.join("=")).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const page = await response.text();
    const to = response.headers.get("location");
    if (to !== null) {
      url = new URL(to, url);
      form = null;
      if (url.href.startsWith(returnTo)) return url.search;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`The provider responded with ${response.status}: ${page.slice(0, 300)}`);
    form = new URLSearchParams({ prompt, ...(prompt === "login" && { login: sub, password: "any" }) });
    url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? "", url);
  }
  throw new Error("The provider redirects in circles.");
}
