import { DomainError } from "@dupewise/domain/errors";
import type { IdentityProviderClient } from "@dupewise/api/ports/identity-providers";
import * as openid from "openid-client";
import * as z from "zod";
import type { ConfiguredProvider } from "./configured.ts";

const TIMEOUT_SECONDS = 5;
/** How long a provider's metadata is cached. */
const METADATA_MS = 60 * 60 * 1000;

const text = z.string().max(1_000).nullish().catch(null);
const Claims = z.object({
  sub: z.string().regex(/^[ -~]{1,255}$/),
  email: text,
  // Some providers send it as a string.
  email_verified: z
    .union([z.literal(true), z.literal("true")])
    .nullish()
    .catch(null),
  name: text,
  given_name: text,
  family_name: text,
});

/**
 * Creates a client for an OpenID Connect provider. Fetches the provider's configuration at the first sign-in, and again
 * once it is an hour old.
 */
export function createOpenIdProvider(configured: ConfiguredProvider): IdentityProviderClient {
  const { issuer, name } = configured;
  let found: { config: Promise<openid.Configuration>; until: number } | undefined;
  const configuration = (): Promise<openid.Configuration> => {
    if (found && found.until > Date.now()) return found.config;
    const config = discoverProvider(configured);
    const asked = { config, until: Date.now() + METADATA_MS };
    found = asked;
    config.catch(() => {
      if (found === asked) found = undefined;
    });
    return config;
  };

  return {
    id: issuer,
    name,
    begin: (returnTo) =>
      withTrustErrors(name, async () => {
        const config = await configuration();
        const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: returnTo,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, state, nonce, verifier };
      }),
    finish: (returnTo, answer, { state, nonce, verifier }) =>
      withTrustErrors(name, async () => {
        const config = await configuration();
        const back = new URL(returnTo);
        back.search = answer;
        const tokens = await openid.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const token = Claims.parse(tokens.claims());
        // Many providers state the email only here; the library throws unless it is about the same person.
        const isAsked = token.email == null && config.serverMetadata().userinfo_endpoint !== undefined;
        const claims = isAsked
          ? Claims.parse(await openid.fetchUserInfo(config, tokens.access_token, token.sub))
          : token;
        return {
          subject: token.sub,
          verifiedEmail: claims.email_verified == null ? null : (claims.email ?? null),
          name: claims.name ?? token.name ?? null,
          firstName: claims.given_name ?? token.given_name ?? null,
          lastName: claims.family_name ?? token.family_name ?? null,
        };
      }),
  };
}

function discoverProvider({ issuer, clientId, clientSecret }: ConfiguredProvider): Promise<openid.Configuration> {
  const inBody = openid.ClientSecretPost(clientSecret);
  const inHeader = openid.ClientSecretBasic(clientSecret);
  /** In the header unless the provider only supports the body, as the standard requires. */
  const authenticate: openid.ClientAuth = (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ["client_secret_basic"] } = server;
    const how = methods.includes("client_secret_basic") ? inHeader : inBody;
    how(server, client, body, headers);
  };
  const execute = [openid.enableNonRepudiationChecks];
  // The configuration accepts http: only for this machine.
  if (issuer.startsWith("http:")) execute.push(openid.allowInsecureRequests);
  return openid.discovery(new URL(issuer), clientId, undefined, authenticate, { execute, timeout: TIMEOUT_SECONDS });
}

/** Distinguishes an untrustworthy response from a provider that is down or misconfigured. */
async function withTrustErrors<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError) {
      throw new DomainError("validation_failed", `Sign-in with ${name} wasn't completed. Nothing has changed`);
    }
    const isRefused = error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
    const isWrong = error instanceof openid.ClientError && WRONG.has(error.code ?? "");
    if (isRefused || isWrong || error instanceof z.ZodError) {
      const message = `The response from ${name} couldn't be verified. Please start again`;
      throw new DomainError("validation_failed", message, undefined, { cause: error });
    }
    const message = `${name} can't be reached right now. Please try again, or sign in with your password`;
    throw new DomainError("unavailable", message, { retryAfterSeconds: 30 }, { cause: error });
  }
}

/** The library's codes for responses that arrived but are invalid. */
const WRONG: ReadonlySet<string> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_INVALID_REQUEST",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JWT_USERINFO_EXPECTED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_PARSE_ERROR",
]);
