import { Mail } from "@dupewise/domain/alerts/mail";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { HOSTILE_EMAILS, SAMPLE_EMAILS } from "./testing/sample-emails.ts";

const KINDS = Object.values(SAMPLE_EMAILS);
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    `"><script>alert(1)</script>`,
    "{{ url }}{{text}}",
    "a\r\nBcc: b@example.com",
    "</title></style><h1>",
    "\u202egnp.exe",
    "' onmouseover='x",
  ),
);
/** Puts a value into every untrusted field. */
const spoiled = (value: string): Mail[] => [
  { ...SAMPLE_EMAILS.welcome, name: value },
  { ...SAMPLE_EMAILS["test-alert"], productName: value },
  {
    ...SAMPLE_EMAILS.alert,
    alert: { ...SAMPLE_EMAILS.alert.alert, productName: value, manufacturer: value },
    found: { ...SAMPLE_EMAILS.alert.found, title: value, brand: value, price: value, reason: value, url: value },
  },
  { ...SAMPLE_EMAILS["support-request"], name: value, message: value },
];
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([, name]) => name);
const withoutBreaks = (html: string) => tagsOf(html).filter((name) => name !== "br");

describe("every email", () => {
  it.each(KINDS)("has a subject, and the same words in HTML and plain text: $kind", (mail) => {
    const { subject, html, text, headers } = renderMail(mail);
    expect(subject).toMatch(/^\P{Cc}{5,150}$/u);
    expect(`${html}${text}`).not.toMatch(/\{\{|undefined|null|\[object|!(?![-\w[])/);
    const shown = html
      .replaceAll(/<(style|title|noscript|xml)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<br \/>|<[^>]+>/g, " ")
      .replaceAll("&#39;", "'");
    const words = (said: string): string[] =>
      said.replaceAll(/https?:\S+|^-- $|^> /gm, " ").match(/[\p{L}\d]+/gu) ?? [];
    expect(words(text).filter((word) => !words(shown).includes(word))).toEqual([]);
    expect(headers["Auto-Submitted"]).toBe("auto-generated");
  });

  it.each([...KINDS, ...HOSTILE_EMAILS])("has no empty lines: $kind", (mail) => {
    expect(renderMail(mail).html).not.toMatch(/<span[^>]*>\s*<\/span>/);
  });

  it.each(KINDS)("is the same after its content has been stored as JSON: $kind", (mail) => {
    expect(renderMail(Mail.parse(JSON.parse(JSON.stringify(mail))))).toEqual(renderMail(mail));
  });

  it("has the same links in HTML and plain text, including its main link", () => {
    for (const mail of KINDS) {
      const { html, text } = renderMail(mail);
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      const addresses = text.match(/^https?:\S+$/gm) ?? [];
      expect(new Set(addresses), mail.kind).toEqual(new Set(hrefs));
      if ("link" in mail) expect(addresses).toContain(new URL(mail.link).href);
    }
  });
});

describe("notification emails", () => {
  it.each(["alert", "digest"] as const)("say why they were sent, and offer one-click unsubscribe: %s", (kind) => {
    const { headers, text, html } = renderMail(SAMPLE_EMAILS[kind]);
    expect(headers).toMatchObject({
      "List-Unsubscribe": `<${SAMPLE_EMAILS[kind].unsubscribeLink}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    for (const said of [text, html]) expect(said).toMatch(/receiving this because[\s\S]*unsubscribe\?token=t0ken/);
  });

  it("stay short enough not to be clipped, no matter how many matches there are", () => {
    const { alert, found } = SAMPLE_EMAILS.alert;
    const alerts = Array.from({ length: 50 }, () => ({ alert, found: Array.from({ length: 50 }, () => found) }));
    const { subject, html, text } = renderMail({ ...SAMPLE_EMAILS.digest, alerts });
    expect(subject).toBe("2500 new matches for your alerts");
    expect(html.length).toBeLessThan(100_000);
    expect(text).toContain("And 45 more on your alerts page.");
    expect(text).toContain("40 more of your alerts found matches, too.");
  });
});

describe("untrusted text", () => {
  it("never becomes markup, a header or a link to a script", () => {
    const expected = spoiled("plain").map((mail) => withoutBreaks(renderMail(mail).html));
    fc.assert(
      fc.property(hostile, (value) => {
        spoiled(value).forEach((mail, at) => {
          const { subject, html, headers } = renderMail(mail);
          expect(withoutBreaks(html)).toEqual(expected[at]);
          expect(html).not.toMatch(/href="(?!https?:\/\/|")/);
          expect(html).not.toMatch(/[\u202a-\u202e]/);
          expect(subject).toMatch(/^\P{Cc}{5,151}$/u);
          for (const header of Object.values(headers)) expect(header).not.toMatch(/[\r\n]/);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("does not affect the direction of the text around it", () => {
    const { text, subject } = renderMail({ ...SAMPLE_EMAILS["test-alert"], productName: "\u202eمعطف\u202c" });
    expect(subject).toBe("Test alert for \u2068معطف\u2069");
    expect(text).not.toMatch(/[\u202a-\u202e]/);
    const [awkward] = HOSTILE_EMAILS;
    expect(renderMail(awkward!).text).toContain("Hello \u2068עדה לאבלייס\u2069,");
  });

  it.each(["Win 100 EUR at https://evil.example", "visit evil.example", "www.evil", "<b>Ada</b>", ""])(
    "is left out of a greeting if it is not a plausible name: %j",
    (name) => expect(renderMail({ ...SAMPLE_EMAILS.welcome, name }).text).toMatch(/Hello,/),
  );

  it("is truncated to 60 characters in a greeting", () => {
    expect(renderMail({ ...SAMPLE_EMAILS.welcome, name: "x".repeat(500) }).text).toMatch(/Hello x{59}…,/);
  });

  it("keeps its line breaks", () => {
    const { html, text } = renderMail(SAMPLE_EMAILS["support-request"]);
    expect(html).toContain("wrong currency.<br />What can I do?");
    expect(text).toContain("> The price of my coat is shown in the wrong currency.\n> What can I do?");
  });
});
