import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { wireMail } from "./wire-mail.ts";

it("reports at startup that the mail folder is unusable, unless emails are sent over SMTP", () => {
  const folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATA_DIR = join(folder, "a-file");
  writeFileSync(DATA_DIR, "");
  expect(() => wireMail(readEnvironment({ DATA_DIR: join(DATA_DIR, "data") }))).toThrow(/is not a folder; .*DATA_DIR/);
  const sent = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@dupewise.example" };
  expect(() => wireMail(readEnvironment({ ...sent, DATA_DIR: join(DATA_DIR, "data") }))).not.toThrow();
});
