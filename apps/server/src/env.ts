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

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).refine((n) => Number.isInteger(n) && n >= least && n <= most, { error });
};
const trueOrFalse = z.stringbool({ error: "must be true or false" });
const httpAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });

/** Every variable and its default; the table in README.md lists the same. */
const Variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" }).optional(),
  DATABASE_CONNECTIONS: whole(2, 1000).default(10),
  WEB_DIST: z
    .string()
    .min(1)
    .default("apps/web/dist")
    .transform((path) => resolve(path)),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], { error: "must be silent, error, warn, info or debug" })
    .default("info"),
  SERVE_WEB: trueOrFalse.default(true),
  RUN_JOBS: trueOrFalse.default(true),
  WORKER_PORT: whole(0, 65_535).optional(),
  FETCH_ALLOW: list,
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMIT_SCALE: z.coerce
    .number({ error: "must be a number, 0 or more" })
    .min(0, "must be a number, 0 or more")
    .default(1),
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
  MAIL_FROM: Sender.optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: PrivateKey.optional(),
  REQUEST_TIMEOUT_MS: whole(100, 3_600_000).default(30_000),
  METRICS_TOKEN: z.string().min(16, "must be 16 characters or more").optional(),
  OPENAI_API_KEY: z.string().regex(/^\S+$/, "must not contain spaces").optional(),
  OPENAI_BASE_URL: httpAddress.default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().min(1).default("gpt-5.4-mini"),
  OPENAI_TIMEOUT_MS: whole(1000, 30_000).default(25_000),
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
})
  .refine(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET.length > 0,
    { path: ["STRIPE_WEBHOOK_SECRET"], message: "must be set together with STRIPE_SECRET_KEY" },
  )
  .refine(
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
