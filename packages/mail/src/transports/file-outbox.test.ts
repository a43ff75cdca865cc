import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { createMailSender } from "../mail-sender.ts";
import { SAMPLE_EMAILS } from "../testing/sample-emails.ts";
import { createFileOutbox } from "./file-outbox.ts";

const FROM = { name: "Dupewise", address: "hello@dupewise.example" };
const signal = new AbortController().signal;

async function folder() {
  const parent = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(parent, { recursive: true }));
  return parent;
}

it("saves each email once, readable only by the current user, no matter how often it is sent", async () => {
  const outbox = join(await folder(), "outbox");
  const postMail = createMailSender(createFileOutbox({ folder: outbox, from: FROM }));
  const mail = SAMPLE_EMAILS["password-reset"];
  const posted = ["a", "b", "b"].map((id) => postMail({ id, recipient: mail.to, mail }, { signal }));
  expect(await Promise.all(posted)).toEqual(Array.from({ length: 3 }, () => ({ outcome: "sent" })));
  expect(await readdir(outbox)).toEqual(["a.eml", "b.eml"]);
  expect((await stat(join(outbox, "a.eml"))).mode & 0o077).toBe(0);
  expect(await PostalMime.parse(await readFile(join(outbox, "a.eml")))).toMatchObject({
    from: FROM,
    to: [{ address: mail.to }],
    subject: "Set a new password for Dupewise",
    text: expect.stringContaining(mail.link),
    html: expect.stringContaining(mail.link),
  });
});

it("asks for a retry if the file cannot be written", async () => {
  const occupied = join(await folder(), "outbox");
  await writeFile(occupied, "");
  const postMail = createMailSender(createFileOutbox({ folder: occupied, from: FROM }));
  const mail = SAMPLE_EMAILS.welcome;
  const answer = await postMail({ id: "a", recipient: mail.to, mail }, { signal });
  expect(answer).toMatchObject({ outcome: "failed", isFinal: false, reason: "EEXIST" });
});

it("deletes emails after 30 days", async () => {
  const outbox = join(await folder(), "outbox");
  await mkdir(outbox);
  for (const [name, days] of [
    ["old.eml", 31],
    ["young.eml", 29],
  ] as const) {
    const file = join(outbox, name);
    await writeFile(file, "");
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await utimes(file, then, then);
  }
  const mail = SAMPLE_EMAILS.welcome;
  await createMailSender(createFileOutbox({ folder: outbox, from: FROM }))(
    { id: "a", recipient: mail.to, mail },
    { signal },
  );
  expect(await readdir(outbox)).toEqual(["a.eml", "young.eml"]);
});
