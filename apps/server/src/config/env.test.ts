import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEnvironment } from "./env.ts";

describe("reading the environment", () => {
  it("requires no variables", () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", LOG_LEVEL: "info", FETCH_ALLOW: [] });
  });

  it("treats an empty variable as unset", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
  });

  it("parses comma-separated lists", () => {
    expect(readEnvironment({ FETCH_ALLOW: "127.0.0.1:8080, [::1]:80," }).FETCH_ALLOW).toEqual([
      "127.0.0.1:8080",
      "[::1]:80",
    ]);
  });

  it("requires a sender if an SMTP server is configured, and either all DKIM settings or none", () => {
    const SMTP_URL = "smtp://localhost:1025";
    expect(() => readEnvironment({ SMTP_URL })).toThrow("MAIL_FROM: must be set together with SMTP_URL");
    expect(() => readEnvironment({ MAIL_FROM: "Dupewise <nobody>" })).toThrow("MAIL_FROM");
    expect(() => readEnvironment({ DKIM_DOMAIN: "example.com" })).toThrow("DKIM_DOMAIN: must be set together");
    expect(readEnvironment({ SMTP_URL, MAIL_FROM: "Dupewise <hello@example.com>" }).MAIL_FROM).toEqual({
      name: "Dupewise",
      address: "hello@example.com",
    });
  });

  it("accepts a private key as text or as a file, and never quotes an unusable one", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
    const whole = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "s1" };
    const keyOf = (DKIM_PRIVATE_KEY: string) =>
      readEnvironment({ ...whole, DKIM_PRIVATE_KEY }).DKIM_PRIVATE_KEY?.trim();
    const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "dkim.pem"), pem);
    expect([keyOf(pem), keyOf(pem.replaceAll("\n", String.raw`\n`)), keyOf(join(folder, "dkim.pem"))]).toEqual([
      pem,
      pem,
      pem,
    ]);
    const broken = pem.slice(0, 200);
    expect(() => keyOf(broken)).toThrow("DKIM_PRIVATE_KEY: must be an RSA private key");
    expect(() => keyOf(broken)).not.toThrow(broken.slice(30, 60));
  });

  it("requires Stripe's webhook secret if its API key is set", () => {
    const key = { STRIPE_SECRET_KEY: "sk_test_fake" };
    const wanted = "STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY";
    expect(() => readEnvironment(key)).toThrow(wanted);
    expect(() => readEnvironment({ ...key, STRIPE_WEBHOOK_SECRET: " , " })).toThrow(wanted);
    expect(readEnvironment({ ...key, STRIPE_WEBHOOK_SECRET: "whsec_a,whsec_b" })).toMatchObject(key);
  });

  it("reports all problems at once, in plain words", () => {
    const wrong = {
      PORT: "http",
      PUBLIC_URL: "ftp://x",
      DATABASE_URL: "mysql://x",
      DATABASE_CONNECTIONS: "2.5",
      LOG_LEVEL: "loud",
      RUN_JOBS: "maybe",
      RATE_LIMIT_SCALE: "-1",
      SUPPORT_EMAIL: "ada",
    };
    expect(() => readEnvironment(wrong)).toThrow(
      `The configuration is invalid:
  PORT: must be a whole number from 0 to 65535
  PUBLIC_URL: must be a URL that starts with http:// or https://
  DATABASE_URL: must be a URL that starts with postgres://
  DATABASE_CONNECTIONS: must be a whole number from 2 to 1000
  LOG_LEVEL: must be silent, error, warn, info or debug
  RUN_JOBS: must be true or false
  RATE_LIMIT_SCALE: must be a number from 0 to 9999, such as 1 or 0.5
  SUPPORT_EMAIL: must be an email address`,
    );
  });
});
