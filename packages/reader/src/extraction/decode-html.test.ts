import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeHtml } from "./decode-html.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

describe("charset detection", () => {
  it("prefers a byte order mark to the header", () => {
    expect(decodeHtml(Buffer.from("\ufeff<p>é</p>", "utf16le"), "text/html; charset=utf-8")).toBe("<p>é</p>");
    expect(decodeHtml(Buffer.from("\ufeffé"), "text/html; charset=shift_jis")).toBe("é");
  });

  it("prefers the header to the page's declaration", () => {
    const page = Buffer.from([...Buffer.from('<meta charset="utf-8">'), 0xcf, 0xf0, 0xe8]);
    expect(decodeHtml(page, "text/html; charset=windows-1251")).toContain("При");
  });

  it.each([
    ['<meta charset="windows-1251">', "При"],
    ["<META http-equiv=Content-Type content='text/html; charset=windows-1251'>", "При"],
    ['<?xml version="1.0" encoding="windows-1251"?>', "При"],
  ])("uses the encoding that the page declares: %s", (head, read) => {
    expect(decodeHtml(Buffer.concat([latin(head), Buffer.from([0xcf, 0xf0, 0xe8])]), "text/html")).toContain(read);
  });

  it("defaults to UTF-8 if the bytes are valid, otherwise Windows-1252", () => {
    expect(decodeHtml(Buffer.from("49 € – café"), "")).toBe("49 € – café");
    expect(decodeHtml(latin("caf\u00e9 \u0080"), "")).toBe("café €");
  });

  it("decodes valid UTF-8 as UTF-8 even when the header says Latin-1", () => {
    expect(decodeHtml(Buffer.from("Chemise écrue 129 €"), "text/html; charset=ISO-8859-1")).toBe("Chemise écrue 129 €");
  });

  it("produces readable text even when the declared charset is unknown or wrong", () => {
    expect(decodeHtml(Buffer.from("shirt"), "text/html; charset=klingon")).toBe("shirt");
    expect(decodeHtml(Buffer.from('<meta charset="utf-16">shirt'), "")).toContain("shirt");
  });
});

it("decodes any bytes in any charset into text without NULs or lone surrogates", () => {
  const charset = fc.constantFrom(
    "",
    "utf-8",
    "utf-16le",
    "utf-16be",
    "gb18030",
    "euc-kr",
    "iso-2022-jp",
    "x-user-defined",
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), charset, (bytes, name) => {
      const text = decodeHtml(bytes, name && `text/html; charset=${name}`);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain("\0");
    }),
  );
});
