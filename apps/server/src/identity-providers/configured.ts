import type { Environment } from "../config/env.ts";

/** An identity provider as configured in the environment. */
export interface ConfiguredProvider {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Parses the configured identity providers from parallel lists in environment variables, keeping their order. */
export function parseProviders(
  env: Pick<Environment, "OIDC_NAMES" | "OIDC_ISSUERS" | "OIDC_CLIENT_IDS" | "OIDC_CLIENT_SECRETS">,
): ConfiguredProvider[] {
  return env.OIDC_ISSUERS.map((issuer, at) => ({
    issuer,
    name: env.OIDC_NAMES[at] ?? issuer,
    clientId: env.OIDC_CLIENT_IDS[at] ?? "",
    clientSecret: env.OIDC_CLIENT_SECRETS[at] ?? "",
  }));
}
