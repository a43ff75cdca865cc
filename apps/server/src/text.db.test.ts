import { connect } from "@dupewise/db/connect";
import { describe, expect, it } from "vitest";
import { idOf, startApi } from "./testing/start-api.ts";

/** Text that has broken other people's programs; each has ten characters or more, so that any field takes it. */
const TEXTS = [
  "Robert'); DROP TABLE users;--",
  "' OR '1'='1' /* comment */",
  "$$; select pg_sleep(10); $$",
  "\\'; exec xp_cmdshell --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(document.cookie)",
  "{{constructor.constructor('x')()}}",
  "${7*7} #{7*7} <%= 7*7 %>",
  "__proto__ constructor prototype",
  "../../../../etc/passwd%00.html",
  "null undefined NaN Infinity",
  "مرحبا بالعالم من هنا",
  "שלום \u202eעולם\u202c abc",
  "田中さんにあげて下さい服",
  "👩‍👩‍👧‍👦🏳️‍🌈 family and flag",
  "Z͑ͫ̓ͪ̂ͫ̽a͎lgo text here",
  "ﷺ﷽ long ligatures ﷽",
  "İstanbul ıI ßẞ ſ case",
  "line one\nline two\ttab",
  "zero\u200bwidth\u200djoiners\ufeffhere",
  "%s %d %n %x format",
  "1e309 -0 0x1F 1_000 ٣٤٥",
  "=cmd|' /C calc'!A0 sheet",
  "a,b;c|d\"e\"'f' csv",
  "\u0001\u0008\u001b[31m control",
  "ffi ligature ﬃ and ½ ¾",
  "x".repeat(50),
];
const REFUSED = ["with a \0 inside it", "half a \ud83d pair here"];

/** Each field of text: how it is written, and where it stands in what comes back. */
const FIELDS: Record<string, { method: string; path: string; body: (text: string) => object }> = {
  firstName: {
    method: "PUT",
    path: "/api/auth/profile",
    body: (firstName) => ({ firstName, lastName: "King", email: "ada@example.com", emailNotificationsEnabled: true }),
  },
  productName: {
    method: "POST",
    path: "/api/email-notifications",
    body: (productName) => ({ productName, manufacturer: "Maison" }),
  },
  originalUrl: {
    method: "POST",
    path: "/api/comparisons",
    body: (originalUrl) => ({ originalUrl, dupeUrl: "Product: Coat" }),
  },
};

describe("text", { timeout: 60_000 }, () => {
  it.each(Object.entries(FIELDS))("comes back from %s exactly as it was written, or is refused", async (field, way) => {
    const { call, signUp, databaseUrl } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const cookie = await signUp("ada@example.com");
    await makePremium(databaseUrl);
    const write = (text: string) => call(way.method, way.path, { cookie, body: way.body(text) });
    for (const text of TEXTS) {
      const { status, body } = await write(text);
      expect(status, `${text} ${JSON.stringify(body)}`).toBeLessThan(300);
      expect(body).toMatchObject({ [field]: text });
      if (field === "originalUrl") {
        expect((await call("GET", `/api/comparisons/${idOf(body)}`, { cookie })).body).toEqual(body);
      }
    }
    for (const text of REFUSED) {
      const { status, body } = await write(text);
      expect([status, body]).toMatchObject([400, { code: "validation_failed" }]);
    }
  });

  it("that looks like a search pattern finds itself and nothing else", async () => {
    const { call, signUp, databaseUrl } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const cookie = await signUp("ada@example.com");
    await makePremium(databaseUrl);
    const inputs = ["Product: 100% wool_coat", "Product: 100x woolscoat", "Product: back\\slash coat"];
    for (const originalUrl of inputs) {
      await call("POST", "/api/comparisons", { cookie, body: { originalUrl, dupeUrl: "Product: Dress" } });
    }
    for (const [search, matching] of [
      ["100%", 1],
      ["wool_coat", 1],
      ["back\\slash", 1],
      ["%", 1],
      ["coat", 3],
    ] as const) {
      const { body } = await call("GET", `/api/comparisons?search=${encodeURIComponent(search)}`, { cookie });
      expect(body, search).toHaveLength(matching);
    }
  });
});

async function makePremium(databaseUrl: string): Promise<void> {
  const { sql, close } = connect(databaseUrl);
  await sql`update users set is_premium = true`;
  await close();
}
