import { EMAIL_FORMS, HOSTILE_STRINGS } from "@dupewise/testing/hostile/strings";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readId, startApi } from "../testing/start-api.ts";

const LONG = "x".repeat(50);
const REFUSED = ["with a \0 inside it", "half a \ud83d pair here"];

/** Each text field: how it is written, its maximum length, and where it appears in the response. */
const FIELDS: Record<string, { method: string; path: string; most: number; body: (text: string) => object }> = {
  firstName: {
    method: "PUT",
    path: "/api/auth/profile",
    most: 50,
    body: (firstName) => ({ firstName, lastName: "King", email: "ada@example.com", emailNotificationsEnabled: true }),
  },
  lastName: {
    method: "PUT",
    path: "/api/auth/profile",
    most: 50,
    body: (lastName) => ({ firstName: "Ada", lastName, email: "ada@example.com", emailNotificationsEnabled: true }),
  },
  manufacturer: {
    method: "PUT",
    path: "/api/email-notifications/{alert}",
    most: 200,
    body: (manufacturer) => ({ manufacturer }),
  },
  productName: {
    method: "PUT",
    path: "/api/email-notifications/{alert}",
    most: 200,
    body: (productName) => ({ productName }),
  },
  originalUrl: {
    method: "POST",
    path: "/api/comparisons",
    most: 20_000,
    body: (originalUrl) => ({ originalUrl, dupeUrl: "Product: Coat" }),
  },
};

describe("hostile text", () => {
  it.each(Object.entries(FIELDS))("is returned unchanged or rejected: %s", async (field, way) => {
    const { call, signUp, makePremium } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const cookie = await signUp("ada@example.com");
    await makePremium();
    const alert = { productName: "Coat", manufacturer: "Maison" };
    const { body: made } = await call("POST", "/api/email-notifications", { cookie, body: alert });
    const path = way.path.replace("{alert}", readId(made));
    const write = (text: string) => call(way.method, path, { cookie, body: way.body(text) });
    // One in seven for each field, fewer for comparisons since they take work; each field gets different ones.
    const share = field === "originalUrl" ? 12 : 7;
    const texts = [LONG, ...HOSTILE_STRINGS].filter(
      (text, at) => text.trim().length <= way.most && at % share === field.length % share,
    );
    expect(texts.length).toBeGreaterThan(90);
    for (const text of texts) {
      const { status, body } = await write(text);
      expect(status, `${JSON.stringify(text)} ${JSON.stringify(body)}`).toBeLessThan(300);
      expect(body).toMatchObject({ [field]: text.trim() });
      if (field === "originalUrl") {
        expect((await call("GET", `/api/comparisons/${readId(body)}`, { cookie })).body).toEqual(body);
      }
    }
    for (const text of REFUSED) {
      const { status, body } = await write(text);
      expect([status, body]).toMatchObject([400, { code: "validation_failed" }]);
    }
  });

  it("causes no server error in a search, a support request or a rerun", async () => {
    const { call, signUp, makePremium } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const cookie = await signUp("ada@example.com");
    await makePremium();
    const inputs = { originalUrl: "Product: Wool coat", dupeUrl: "Product: Wool coat" };
    const { body } = await call("POST", "/api/comparisons", { cookie, body: inputs });
    const rerun = `/api/comparisons/${readId(body)}/rerun`;
    for (const text of HOSTILE_STRINGS.filter((text, at) => at % 10 === 0 && text.trim().length >= 10)) {
      const search = await call("GET", `/api/comparisons?search=${encodeURIComponent(text)}`, { cookie });
      expect(search, text).toMatchObject({ status: 200, body: [] });
      const message = { name: "Ada", email: "ada@example.com", message: text };
      expect((await call("POST", "/api/support", { body: message, cookie })).status, text).toBeLessThan(300);
      const said = await call("POST", rerun, {
        cookie,
        body: { dupeMaterialText: text, dupePrice: text.slice(0, 100) },
      });
      expect([200, 400], `${text} ${JSON.stringify(said.body)}`).toContain(said.status);
    }
  });

  it("in an email address is stored unchanged or rejected, and never causes an email to be sent to anyone else", async () => {
    const { call, sql } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const taken: string[] = [];
    for (const email of EMAIL_FORMS) {
      const { status, body } = await call("POST", "/api/auth/forgot-password", { body: { email } });
      expect([200, 204, 400], `${email} ${JSON.stringify(body)}`).toContain(status);
      if (status === 400) continue;
      const made = await call("POST", "/api/register", { body: { name: "Ada", email, password: "lovelace1" } });
      expect([200, 201, 409], `${email} ${JSON.stringify(made.body)}`).toContain(made.status);
      if (made.status !== 409) taken.push(z.object({ email: z.string() }).parse(made.body).email);
      expect(email).toMatch(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/);
    }
    expect(taken.length).toBeGreaterThan(5);
    const stored = await sql<{ email: string }[]>`select email from users order by email`;
    expect(stored.map(({ email }) => email).toSorted()).toEqual(taken.toSorted());
    const recipients = await sql<{ recipient: string }[]>`select distinct recipient from mail_outbox`;
    expect(recipients.filter(({ recipient }) => !taken.includes(recipient))).toEqual([]);
  });

  it("is searched for literally, even if it looks like a search pattern", async () => {
    const { call, signUp, makePremium } = await startApi({ RATE_LIMIT_SCALE: "0" });
    const cookie = await signUp("ada@example.com");
    await makePremium();
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
