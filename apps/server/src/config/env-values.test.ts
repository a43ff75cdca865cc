import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Environment, readEnvironment } from "./env.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const PEM = privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
const { privateKey: curve } = generateKeyPairSync("ed25519");
const OTHER_PEM = curve.export({ type: "pkcs8", format: "pem" }).toString();

const NUMBERS = ["-1", "2.5", "1e3", "0x10", "NaN", "Infinity", "1,000", "9".repeat(400), "a lot"];
const NO_BOOLEAN = ["maybe", "2", "-1"];
const POSTGRES = {
  good: "postgres://ada:hunter2@localhost/db",
  bad: ["mysql://ada:hunter2@x/db", "db.example:5432/db", "postgres://ada:hunter2@x:port/db"],
};
const NO_WEB = ["gopher://x.example", "x.example", "http://", "https://x y.example", "https://x.example:port"];
const NO_HEADER = ["hunter2 with spaces in it", "hunter2-with-an-ümlaut", "hunter2\nof-two-lines-and-more"];

/** For each variable, an accepted value and values that are rejected. */
const CASES = {
  PORT: { good: "8080", bad: [...NUMBERS, "65536"] },
  HOST: { good: "0.0.0.0", bad: ["http://127.0.0.1", "127.0.0.1 or so", "127.0.0.1/8", "a\nb"] },
  PUBLIC_URL: {
    good: "https://dupes.example",
    bad: [
      ...NO_WEB,
      "https://ada:hunter2@x.example",
      "https://x.example/shop",
      "https://x.example?a",
      "https://x.example#a",
    ],
  },
  DATA_DIR: { good: "/tmp/data", bad: ["file:///tmp/data", "/tmp/da\nta", "/tmp/\u001bdata"] },
  DATABASE_URL: POSTGRES,
  DATABASE_DIRECT_URL: POSTGRES,
  DATABASE_POOLED: { good: "true", bad: NO_BOOLEAN },
  DATABASE_CONNECTIONS: { good: "20", bad: [...NUMBERS, "1", "1001"] },
  WEB_DIST: { good: "/tmp/dist", bad: ["https://x.example/dist", "/tmp/di\nst"] },
  LOG_LEVEL: { good: "warn", bad: ["loud", "WARN", "30"] },
  SERVE_WEB: { good: "false", bad: ["maybe", "2", "-1", "true or false"] },
  RUN_JOBS: { good: "false", bad: NO_BOOLEAN },
  WORKER_PORT: { good: "3101", bad: [...NUMBERS, "65536"] },
  FETCH_ALLOW: {
    good: "127.0.0.1:8080",
    bad: [
      "shop.example",
      "shop.example:80",
      "127.0.0.1",
      "http://127.0.0.1:80",
      "127.0.0.1:80;127.0.0.2:80",
      "127.0.0.256:80",
      "127.0.0.1:65536",
      "[::1::]:80",
      "[::1]",
      "::1:80",
      "*",
    ],
  },
  TRUST_PROXY: { good: "2", bad: [...NUMBERS, "11", "true", "10.0.0.0/8"] },
  RATE_LIMIT_SCALE: { good: "0.5", bad: ["-1", "1e400", "NaN", "Infinity", "0x10", "half", "10000", "1,5", ".", "1."] },
  PROFILE_COMPARISONS: { good: "5", bad: [...NUMBERS, "0", "201"] },
  SUPPORT_EMAIL: {
    good: "help@example.com",
    bad: ["help", "help@", "a@example.com, b@example.com", "a@example.com\nBcc: b@example.com"],
  },
  SMTP_URL: {
    good: "smtps://ada:hunter2@mail.example.com:465",
    bad: ["mail.example.com:587", "smtp://", "https://mail.example.com", "smtp://ada:hunter2@mail.example.com:port"],
  },
  MAIL_FROM: {
    good: "hello@example.com",
    bad: ["hello", "Dupewise <hello>", "<>", "a@example.com\nBcc: b@example.com"],
  },
  DKIM_DOMAIN: { good: "example.com", bad: ["https://example.com", "example.com; d=other.example", "exam ple.com"] },
  DKIM_SELECTOR: { good: "s1", bad: ["s1; d=other.example", "s1\ns2", "s 1"] },
  DKIM_PRIVATE_KEY: { good: PEM, bad: ["hunter2", "/nowhere/dkim.pem", "/tmp", PEM.slice(0, 300), OTHER_PEM] },
  OPERATORS: { good: "ada@example.com, grace@example.com", bad: ["ada", "ada@example.com; grace@example.com"] },
  OIDC_NAMES: { good: "Google", bad: ["x".repeat(41), "a\nb"] },
  OIDC_ISSUERS: {
    good: "https://accounts.google.com",
    bad: [...NO_WEB, "http://accounts.example", "https://a.example,https://a.example"],
  },
  OIDC_CLIENT_IDS: { good: "dupewise", bad: NO_HEADER },
  OIDC_CLIENT_SECRETS: { good: "hunter2", bad: NO_HEADER },
  CATALOGUE_FILE: { good: "/srv/dupewise/feeds.json", bad: ["https://shop.example/feeds.json", "a\nb"] },
  EXCHANGE_RATES_URL: { good: "http://rates.internal/daily.xml", bad: [...NO_WEB, "off"] },
  REQUEST_TIMEOUT_MS: { good: "1000", bad: [...NUMBERS.filter((number) => number !== "1e3"), "99", "3600001", "30s"] },
  METRICS_TOKEN: { good: "hunter2-hunter2-hunter2", bad: ["hunter2", ...NO_HEADER] },
  OPENAI_API_KEY: { good: "sk-hunter2", bad: NO_HEADER },
  OPENAI_BASE_URL: { good: "http://models.internal:11434/v1", bad: NO_WEB },
  OPENAI_MODEL: { good: "gpt-5.4-mini", bad: ["two words", "a\nb"] },
  OPENAI_PHOTOS: { good: "false", bad: NO_BOOLEAN },
  OPENAI_TIMEOUT_MS: { good: "2000", bad: [...NUMBERS, "999", "30001"] },
  STRIPE_SECRET_KEY: {
    good: "sk_test_hunter2",
    bad: ["hunter2", "pk_live_hunter2", "sk_test_", "whsec_hunter2", "sk_test_hunter2 sk_test_hunter3"],
  },
  STRIPE_WEBHOOK_SECRET: {
    good: "whsec_hunter2",
    bad: ["hunter2", "sk_test_hunter2", "whsec_hunter2,hunter3", "whsec_hunter2 whsec_hunter3", "whsec_"],
  },
  STRIPE_PRICE_ID: { good: "price_1Abc", bad: ["5", "prod_1Abc", "price_", "price_1 price_2"] },
  STRIPE_BASE_URL: { good: "http://localhost:12111", bad: [...NO_WEB, "http://stripe.example"] },
} satisfies Record<keyof Environment, { good: string; bad: readonly string[] }>;

const ALL = Object.entries(CASES);
const GOOD = Object.fromEntries(ALL.map(([name, { good }]) => [name, good]));

it("every environment variable has cases in this table", () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(Environment.shape));
});

describe.each(ALL)("%s", (name, { good, bad }) => {
  it("accepts a valid value and trims the whitespace around it", () => {
    const taken = readEnvironment(GOOD);
    expect(taken).toHaveProperty(name);
    for (const padded of [`${good}\n`, `${good}\r\n`, `  ${good}  `]) {
      expect(readEnvironment({ ...GOOD, [name]: padded })).toEqual(taken);
    }
  });

  it("treats a blank value as unset", () => {
    const read = (value: string | undefined) => {
      try {
        return readEnvironment({ ...GOOD, [name]: value });
      } catch (error) {
        return error;
      }
    };
    for (const empty of ["", " ", "\n", "\t\r\n"]) expect(read(empty)).toEqual(read(undefined));
  });

  it.each(bad)("rejects %j in one sentence that does not quote it", (value) => {
    const wanted = new RegExp(`^The configuration is invalid:\n  ${name}: must [^\n]{8,90}$`);
    expect(() => readEnvironment({ ...GOOD, [name]: value })).toThrow(wanted);
    expect(() => readEnvironment({ ...GOOD, [name]: value })).not.toThrow(/hunter|-----BEGIN/);
  });
});
