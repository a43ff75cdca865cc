import { resolve } from "node:path";
import { Sender } from "@dupewise/mail/transports/sender";
import * as z from "zod";
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

/** A secret travels to it, so only this machine may be spoken to in clear. */
const isSafeForSecrets = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** Every variable and its default; the table in README.md lists the same. */
const Variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  WEB_DIST: z
    .string()
    .min(1)
    .default("apps/web/dist")
    .transform((path) => resolve(path)),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  SERVE_WEB: z.stringbool().default(true),
  RUN_JOBS: z.stringbool().default(true),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  FETCH_ALLOW: list,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number().min(0).default(1),
  SUPPORT_EMAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
  MAIL_FROM: Sender.optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: PrivateKey.optional(),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  METRICS_TOKEN: z.string().min(16, "must be 16 characters or more").optional(),
  OPENAI_API_KEY: z.string().regex(/^\S+$/, "must not contain spaces").optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().min(1).default("gpt-5.4-mini"),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1000).max(30_000).default(25_000),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_[\w-]+$/, "must be a secret or restricted key: sk_… or rk_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: list.refine((secrets) => secrets.every((one) => /^whsec_\S+$/.test(one)), {
    error: "must start with whsec_; two are separated by a comma",
  }),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/, "must start with price_")
    .optional(),
  STRIPE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeForSecrets, { error: "must be https, or this machine", abort: true })
    .default("https://api.stripe.com"),
});

export const Environment = Variables.refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM, {
  path: ["MAIL_FROM"],
  message: "must be set together with SMTP_URL",
}).refine(
  ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) =>
    new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map((value) => value === undefined)).size === 1,
  { path: ["DKIM_DOMAIN"], message: "DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together" },
);
export type Environment = z.infer<typeof Environment>;

/**
 * The configuration, from the only place that reads the environment. An empty variable counts as unset.
 * Throws one readable list of everything that is wrong.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The configuration cannot be used:\n${lines.join("\n")}`);
}
