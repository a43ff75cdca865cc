import { describe, expect, it } from "vitest";
import { readId, startApiWithMember } from "../testing/start-api.ts";

const TEXTS = {
  originalUrl: "Product: Wool coat\n100% wool\nPrice: $420",
  dupeUrl: "Product: =HYPERLINK(1)\nA wool coat\n60% polyester, 40% wool\nPrice: $89",
};

async function member() {
  const started = await startApiWithMember({ isPremium: false });
  return { ...started, compare: () => started.send("POST", "/api/comparisons", TEXTS) };
}

describe("the exported history", () => {
  const file = async (path: string, url: string, cookie: string) => {
    const response = await fetch(new URL(path, url), { headers: { cookie } });
    return { type: response.headers.get("content-type"), text: await response.text() };
  };

  it("contains no formulas in CSV format", async () => {
    const { url, cookie, compare } = await member();
    await compare();
    const csv = await file("/api/comparisons/export", url, cookie);
    expect(csv.type).toBe("text/csv; charset=utf-8");
    const [header, row] = csv.text.split("\r\n");
    expect(header).toContain("Original product,");
    expect(row).toContain("'=HYPERLINK(1)");
    expect(row).toContain("100% wool");
  });

  it("is also available as JSON, but in no other format", async () => {
    const { url, cookie, compare } = await member();
    const { body } = await compare();
    const json = await file("/api/comparisons/export?format=json", url, cookie);
    expect(JSON.parse(json.text)).toEqual([body]);
    expect((await file("/api/comparisons/export?format=xls", url, cookie)).type).toContain("application/json");
  });

  it("formats detected and entered prices the same way", async () => {
    const { url, cookie, compare, send } = await member();
    await send("POST", `/api/comparisons/${readId((await compare()).body)}/rerun`, { dupePrice: "$89.99" });
    const { text } = await file("/api/comparisons/export", url, cookie);
    expect(text).toContain(",420 USD,");
    expect(text).toContain(",89.99 USD,");
  });
});
