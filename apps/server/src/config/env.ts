import { resolve } from "node:path";
import { DEFAULT_PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import { fieldIssues } from "@dupewise/domain/errors";
import { Sender } from "@dupewise/mail/transports/sender";
import * as z from "zod";
import { normalizeAddress } from "./fetch-allow.ts";
import { PrivateKey } from "./private-key.ts";

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** It receives a secret, so plain HTTP is allowed only for this machine. */
const isSafeForSecrets = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** Plain digits only: a word, a list or `1e9` would be a mistake. */
const createWholeNumberSchema = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((n) => n >= least && n <= most, { error });
};
const trueOrFalse = z.stringbool({ error: "must be true or false" });
const httpAddress = z.url({
  protocol: /^https?$/,
  error: "must be a URL that starts with http:// or https://",
  abort: true,
});
const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be a URL that starts with postgres://",
});
const folder = z
  .string()
  .regex(/^(?!\w+:\/\/)\P{Cc}+$/u, "must be the path of a folder")
  .transform((path) => resolve(path));
const file = z
  .string()
  .regex(/^(?!\w+:\/\/)\P{Cc}+$/u, "must be the path of a file")
  .transform((path) => resolve(path));
const isOrigin = (address: string) => {
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
};

/** Every variable and its default; the table in README.md lists the same. */
const Variables = z.object({
  PORT: createWholeNumberSchema(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, "must be an IP address of this machine, such as 0.0.0.0, or its host name")
    .default("127.0.0.1"),
  PUBLIC_URL: httpAddress
    .refine(isOrigin, "must not contain a user name or a path")
    .transform((address) => new URL(address).origin)
    .optional(),
  DATA_DIR: folder.default(resolve(".data")),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOLED: trueOrFalse.default(false),
  DATABASE_CONNECTIONS: createWholeNumberSchema(2, 1000).default(4),
  WEB_DIST: folder.default(resolve("apps/web/dist")),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], { error: "must be silent, error, warn, info or debug" })
    .default("info"),
  SERVE_WEB: trueOrFalse.default(true),
  RUN_JOBS: trueOrFalse.default(true),
  WORKER_PORT: createWholeNumberSchema(0, 65_535).optional(),
  FETCH_ALLOW: list
    .refine((pairs) => pairs.every(normalizeAddress), {
      error: "must be pairs such as 127.0.0.1:8080 or [::1]:8080, separated by commas",
    })
    .transform((pairs) => pairs.flatMap((pair) => normalizeAddress(pair) ?? [])),
  TRUST_PROXY: createWholeNumberSchema(0, 10).default(0),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,6})?$/, "must be a number from 0 to 9999, such as 1 or 0.5")
    .transform(Number)
    .default(1),
  PROFILE_COMPARISONS: createWholeNumberSchema(1, 200).default(DEFAULT_PROFILE_COMPARISONS),
  SUPPORT_EMAIL: z.email({ pattern: z.regexes.html5Email, error: "must be an email address" }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: "must be a URL that starts with smtp:// or smtps://" })
    .optional(),
  MAIL_FROM: Sender.optional(),
  DKIM_DOMAIN: z.hostname("must be a domain, such as example.com").optional(),
  DKIM_SELECTOR: z.hostname("must be the name before ._domainkey in the domain's DNS").optional(),
  DKIM_PRIVATE_KEY: PrivateKey.optional(),
  OPERATORS: list
    .refine((emails) => emails.every((email) => z.email().safeParse(email).success), {
      error: "must be email addresses, separated by commas",
    })
    .transform((emails) => emails.map((email) => email.toLowerCase())),
  OIDC_NAMES: list.refine((names) => names.every((name) => /^\P{Cc}{1,40}$/u.test(name)), {
    error: "must be names of at most 40 characters, separated by commas",
  }),
  OIDC_ISSUERS: list
    .refine((issuers) => issuers.every((issuer) => httpAddress.max(300).safeParse(issuer).success), {
      error: "must be URLs that start with https://, separated by commas",
      abort: true,
    })
    .refine((issuers) => issuers.every(isSafeForSecrets), "must use https, unless it points to this machine")
    .refine((issuers) => new Set(issuers).size === issuers.length, "must name each provider once"),
  OIDC_CLIENT_IDS: list.refine((ids) => ids.every((id) => /^[!-~]+$/.test(id)), {
    error: "must be plain ASCII without spaces, separated by commas",
  }),
  OIDC_CLIENT_SECRETS: list.refine((secrets) => secrets.every((secret) => /^[!-~]+$/.test(secret)), {
    error: "must be plain ASCII without spaces, separated by commas",
  }),
  CATALOGUE_FILE: file.optional(),
  EXCHANGE_RATES_URL: z
    .union([z.literal("none"), httpAddress], "must be a URL that starts with http:// or https://, or none")
    .default("https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"),
  REQUEST_TIMEOUT_MS: createWholeNumberSchema(100, 3_600_000).default(30_000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, "must be at least 16 characters of plain ASCII, without spaces")
    .optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, "must be plain ASCII without spaces")
    .optional(),
  OPENAI_BASE_URL: httpAddress.default("https://api.openai.com/v1"),
  OPENAI_MODEL: z
    .string()
    .regex(/^[!-~]+$/, "must be the name of a model, without spaces")
    .default("gpt-5.4-mini"),
  OPENAI_PHOTOS: trueOrFalse.default(true),
  OPENAI_TIMEOUT_MS: createWholeNumberSchema(1000, 30_000).default(25_000),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_[\w-]+$/, "must be a secret or restricted key: sk_… or rk_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: list.refine((secrets) => secrets.every((one) => /^whsec_[!-~]+$/.test(one)), {
    error: "must start with whsec_; if there are two, separate them with a comma",
  }),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/, "must start with price_")
    .optional(),
  STRIPE_BASE_URL: httpAddress
    .refine(isSafeForSecrets, "must use https, unless it points to this machine")
    .default("https://api.stripe.com"),
});

/** Validates all environment variables, including those that must be set together. */
export const Environment = Variables.refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM, {
  path: ["MAIL_FROM"],
  message: "must be set together with SMTP_URL",
})
  .refine(
    ({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLED }) =>
      DATABASE_POOLED === (DATABASE_DIRECT_URL !== undefined) && (!DATABASE_POOLED || DATABASE_URL !== undefined),
    { path: ["DATABASE_DIRECT_URL"], message: "must be set together with DATABASE_POOLED=true and DATABASE_URL" },
  )
  .refine(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET.length > 0,
    { path: ["STRIPE_WEBHOOK_SECRET"], message: "must be set together with STRIPE_SECRET_KEY" },
  )
  .refine(
    ({ OIDC_NAMES, OIDC_ISSUERS, OIDC_CLIENT_IDS, OIDC_CLIENT_SECRETS }) =>
      [OIDC_NAMES, OIDC_CLIENT_IDS, OIDC_CLIENT_SECRETS].every(({ length }) => length === OIDC_ISSUERS.length),
    {
      path: ["OIDC_ISSUERS"],
      message: "must have as many entries as OIDC_NAMES, OIDC_CLIENT_IDS and OIDC_CLIENT_SECRETS",
    },
  )
  .refine(
    ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) =>
      new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map((value) => value === undefined)).size === 1,
    { path: ["DKIM_DOMAIN"], message: "must be set together with DKIM_SELECTOR and DKIM_PRIVATE_KEY" },
  );
export type Environment = z.infer<typeof Environment>;

/**
 * Reads and validates the configuration; no other module reads environment variables. Treats empty variables as unset,
 * and trims surrounding whitespace, because secrets often come from files that end with a line break. Throws an error
 * that lists all problems in plain words, without quoting any value.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()]);
  const result = Environment.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value !== "")));
  if (result.success) return result.data;
  const lines = fieldIssues(result.error).map(({ path, message }) => `  ${path.replace(/\..*/, "")}: ${message}`);
  throw new Error(`The configuration is invalid:\n${lines.join("\n")}`);
}
