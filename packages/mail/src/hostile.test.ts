import type { Mail } from "@dupewise/domain/alerts/mail";
import { MAIL_TEXTS } from "@dupewise/testing/hostile/mail-texts";
import { generateScriptInjections } from "@dupewise/testing/hostile/scripts";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { SAMPLE_EMAILS } from "./testing/sample-emails.ts";
import { toMessage } from "./transports/message.ts";

const TEXTS = [...MAIL_TEXTS, ...generateScriptInjections(60)];
const FROM = { name: "Dupewise", address: "hello@dupewise.example" };
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Fields without untrusted text. */
const OWN = /^(?:kind|gender|id|userId|renewsAt|endsAt)$/;

/**
 * One in this many fields is hostile, so that a branch that depends on one field is also tried when another is hostile.
 */
const SHARE = 4;

/**
 * Returns variants of an email with other texts in a quarter of its fields, which takes far fewer emails than one field
 * at a time. Together they have every text in every field.
 */
function spoil<Value>(value: Value): Value[];
function spoil(value: unknown): unknown[] {
  const json = JSON.stringify(value);
  return Array.from({ length: TEXTS.length * SHARE }, (_, turn) => {
    let field = 0;
    const spoilt: unknown = JSON.parse(json, (name, one: unknown) => {
      if (typeof one !== "string" || OWN.test(name)) return one;
      field += 1;
      return (field + turn) % SHARE === 0 ? TEXTS[(field + Math.floor(turn / SHARE)) % TEXTS.length] : one;
    });
    return spoilt;
  });
}

async function sent(mail: Mail) {
  const { subject, text, html, headers } = renderMail(mail);
  const envelope = { id: "a", recipient: "ada@example.com", subject, text, html, headers };
  const { message, envelope: way } = await composer.sendMail(toMessage(envelope, FROM));
  if (!Buffer.isBuffer(message)) throw new Error("The message is a stream");
  return { way, parsed: await PostalMime.parse(message) };
}

const namesOf = (headers: readonly { key: string }[]) => headers.map(({ key }) => key).toSorted();
const withoutValues = (html: string) => html.replaceAll(/="[^"]*"/g, "=");
const tagsOf = (bare: string) => Array.from(bare.matchAll(/<\/?([a-z][\w-]*)/gi), ([, name]) => name);

/**
 * Returns what text in an email has caused that text must not cause. One expectation per email takes half the time of
 * several.
 */
function problemsOf(mail: Mail, ours: ReadonlySet<string | undefined>): string[] {
  const { subject, html, text, headers } = renderMail(mail);
  const bare = withoutValues(html);
  const all = subject + html + text;
  return Object.entries({
    "more than a subject line": !/^\P{Cc}{1,150}$/u.test(subject),
    "a control character": /[\u202a-\u202e\u2066\u2067\0]/.test(all),
    "foreign markup": tagsOf(bare).some((tag) => tag !== "br" && !ours.has(tag)),
    "an event handler": /<[^>]+\son\w+=/i.test(bare),
    "a foreign link": / (?:href|src)="(?!https?:|cid:|#|"|mailto:)/i.test(html),
    "a broken character": !all.isWellFormed(),
    "a broken header": /[\r\n\0]/.test(Object.values(headers).join("")),
    "a huge email": html.length + text.length >= 1_500_000,
  }).flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

describe.each(Object.values(SAMPLE_EMAILS))("$kind, with hostile text in any field", (clean: Mail) => {
  const cases = spoil(clean);

  it("has one subject line and only the template's markup", () => {
    const ours = new Set([SAMPLE_EMAILS.digest, clean].flatMap((mail) => tagsOf(withoutValues(renderMail(mail).html))));
    expect(cases.length).toBeGreaterThan(100);
    for (const mail of cases) {
      const problems = problemsOf(mail, ours);
      if (problems.length > 0) expect.fail(`${problems.join(", ")}: ${JSON.stringify(mail).slice(0, 600)}`);
    }
  });

  it("is sent to one recipient, with only our headers", async () => {
    const names = namesOf((await sent(clean)).parsed.headers);
    for (const mail of cases.filter((_, at) => at % 11 === 0)) {
      const { way, parsed } = await sent(mail);
      const what = JSON.stringify(mail).slice(0, 600);
      expect(way.to, what).toEqual(["ada@example.com"]);
      expect(parsed.to, what).toMatchObject([{ address: "ada@example.com" }]);
      expect([parsed.cc, parsed.bcc, parsed.attachments], what).toMatchObject([undefined, undefined, []]);
      expect(
        namesOf(parsed.headers).find((name) => !names.includes(name)),
        what,
      ).toBeUndefined();
    }
  });
});
