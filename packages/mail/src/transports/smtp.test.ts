import { createVerify, generateKeyPairSync } from "node:crypto";
import { startFakeSmtp, type MailBehavior } from "@dupewise/testing/smtp";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMailSender } from "../mail-sender.ts";
import { SAMPLE_EMAILS } from "../testing/sample-emails.ts";
import { createSmtpTransport, type Dkim } from "./smtp.ts";
import type { Mail } from "@dupewise/domain/alerts/mail";

const FROM = { name: "Dupewise", address: "hello@dupewise.example" };
const PATIENT = { signal: new AbortController().signal };

interface Posting {
  script?: MailBehavior[];
  dkim?: Dkim;
  replyTo?: string;
  url?: (port: number) => string;
}

async function posting({ script = ["accept"], dkim, replyTo, url }: Posting = {}) {
  const smtp = await startFakeSmtp({ script, ...(url && { password: "right" }) });
  const transport = createSmtpTransport({ url: url ? url(smtp.port) : smtp.url, from: FROM, replyTo, dkim });
  onTestFinished(async () => {
    transport.close();
    await smtp.close();
  });
  const postMail = createMailSender(transport);
  const post = (mail: Mail = SAMPLE_EMAILS.alert, recipient = "ada@example.com", signal = PATIENT.signal) =>
    postMail({ id: "mail-1", recipient, mail }, { signal });
  return { smtp, transport, post };
}

describe("an email to be sent over SMTP", () => {
  it("reaches exactly one recipient intact, from our address and with an unsubscribe link", async () => {
    const { smtp, post } = await posting();
    expect(await post()).toEqual({ outcome: "sent" });
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: FROM.address, recipients: ["ada@example.com"] });
    expect(mail?.parsed).toMatchObject({
      subject: "91% similar: an alternative to Belted wrap coat",
      from: FROM,
      to: [{ address: "ada@example.com" }],
      messageId: "<mail-1@dupewise.example>",
      text: expect.stringContaining("£149"),
      html: expect.stringContaining("<h1>We found a close alternative</h1>"),
    });
    const headers = Object.fromEntries(mail?.parsed.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({
      "list-unsubscribe": "<https://dupewise.example/unsubscribe?token=t0ken>",
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
    });
  });

  it("directs replies to support, or to the requester if it is a support request", async () => {
    const { smtp, post } = await posting({ replyTo: "help@dupewise.example" });
    await post(SAMPLE_EMAILS["email-changed"]);
    await post(SAMPLE_EMAILS["support-request"]);
    expect(smtp.mails.map(({ parsed }) => parsed.replyTo?.map(({ address }) => address))).toEqual([
      ["help@dupewise.example"],
      [SAMPLE_EMAILS["support-request"].from],
    ]);
  });

  it("keeps its Message-ID when it is retried", async () => {
    const { smtp, post } = await posting();
    await post();
    await post();
    expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  });

  it.each([
    "a@example.com, b@example.com",
    "all: a@example.com, b@example.com;",
    "a@example.com\r\nBcc: b@example.com",
  ])("is not sent if the address is %j", async (recipient) => {
    const { smtp, post } = await posting();
    expect(await post(undefined, recipient)).toMatchObject({ outcome: "failed", isFinal: true });
    expect(smtp.attempts()).toBe(0);
  });

  it("directs replies to a support request to the requester, even if no support address is set", async () => {
    const { smtp, post } = await posting();
    await post(SAMPLE_EMAILS["support-request"], "help@example.com");
    expect(smtp.mails[0]?.parsed.replyTo).toEqual([{ name: "", address: "ada@example.com" }]);
  });
});

describe("an email", () => {
  const SAYS = "Try https://block.example/?why=secret";

  it.each([
    ["the recipient is refused temporarily", { at: "recipient", code: 450, says: SAYS }, false],
    ["the message is refused temporarily", { at: "message", code: 451, says: SAYS }, false],
    ["the recipient is refused permanently", { at: "recipient", code: 550, says: SAYS }, true],
    ["the message is refused permanently", { at: "message", code: 554, says: SAYS }, true],
  ] as const)(
    "is retried or abandoned as the server demands, and the error quotes the server without its links: %s",
    async (_what, manner, isFinal) => {
      const { post } = await posting({ script: [manner] });
      const answer = await post();
      expect(answer).toMatchObject({
        outcome: "failed",
        isFinal,
        reason: expect.stringContaining(String(manner.code)),
      });
      expect(JSON.stringify(answer)).not.toContain("secret");
    },
  );

  it("can be retried later if the server hangs up mid-transfer", async () => {
    const { smtp, post } = await posting({ script: ["drop", "accept"] });
    expect(await post()).toMatchObject({ outcome: "failed", isFinal: false });
    expect(smtp.attempts()).toBe(1);
    expect(await post()).toEqual({ outcome: "sent" });
  });

  it("is sent only once, even if the server does not respond by the deadline and the email is retried", async () => {
    const { smtp, post } = await posting({ script: ["stall", "accept"] });
    const soon = new AbortController();
    const answer = post(undefined, undefined, soon.signal);
    await expect.poll(() => smtp.attempts()).toBe(1);
    soon.abort();
    expect(await answer).toMatchObject({ outcome: "failed", isFinal: false });
    expect(await post()).toEqual({ outcome: "sent" });
    expect(smtp.mails).toHaveLength(1);
  });

  it("can be retried later if the server is down", async () => {
    const { smtp, post } = await posting();
    await smtp.close();
    expect(await post()).toMatchObject({ outcome: "failed", isFinal: false, reason: expect.stringMatching(/^E\w+$/) });
  });

  it("can be retried once a rejected password has been fixed, and the error does not quote the password", async () => {
    const { post } = await posting({ url: (port) => `smtp://us%40here:wr%C3%B6ng@127.0.0.1:${port}` });
    const answer = await post();
    expect(answer).toMatchObject({ outcome: "failed", isFinal: false, reason: expect.stringMatching(/^EAUTH: 535/) });
    expect(JSON.stringify(answer)).not.toMatch(/wr(ö|%C3)/);
  });

  it("is accepted by a server that requires our password", async () => {
    const { post } = await posting({ url: (port) => `smtp://us%40here:right@127.0.0.1:${port}` });
    expect(await post()).toEqual({ outcome: "sent" });
  });
});

describe("a DKIM signature", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const relaxed = (line: string) => {
    const [name = "", ...rest] = line.split(":");
    return `${name.trim().toLowerCase()}:${rest.join(":").replaceAll(/\s+/g, " ").trim()}`;
  };
  /** RFC 6376, relaxed: verifies the signature of these headers. */
  function verify(raw: string): { signed: string[]; holds: boolean } {
    const lines = raw.slice(0, raw.indexOf("\r\n\r\n")).split(/\r\n(?![ \t])/);
    const own = lines.find((line) => /^dkim-signature:/i.test(line)) ?? "";
    const tag = (name: string) => new RegExp(`\\b${name}=([^;]*)`).exec(own)?.[1]?.replaceAll(/\s/g, "") ?? "";
    const signed = tag("h").toLowerCase().split(":");
    const headers = signed.map((name) => lines.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? "");
    const unsigned = own.replace(/(\bb=)[^;]*$/, "$1");
    const text = [...headers.map(relaxed), relaxed(unsigned)].join("\r\n");
    return { signed, holds: createVerify("sha256").update(text, "latin1").verify(publicKey, tag("b"), "base64") };
  }

  it("covers the unsubscribe headers, so that changing one of them invalidates the signature", async () => {
    const { smtp, post } = await posting({
      dkim: { domain: "dupewise.example", selector: "s1", privateKey: pem },
    });
    await post();
    const raw = smtp.mails[0]?.raw ?? "";
    expect(raw).toContain("d=dupewise.example");
    expect(verify(raw)).toMatchObject({ holds: true });
    const must = ["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"];
    expect(verify(raw).signed).toEqual(expect.arrayContaining(must));
    expect(verify(raw.replace("unsubscribe?token=t0ken", "unsubscribe?token=other"))).toMatchObject({ holds: false });
    expect(verify(raw.replace("=One-Click", "=Two-Clicks"))).toMatchObject({ holds: false });
  });
});
