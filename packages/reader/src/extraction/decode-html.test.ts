import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeHtml } from "./decode-html.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

describe("which charset a page is read in", () => {
  it("a byte order mark before all else", () => {
    expect(decodeHtml(Buffer.from("\ufeff<p>é</p>", "utf16le"), "text/html; charset=utf-8")).toBe("<p>é</p>");
    expect(decodeHtml(Buffer.from("\ufeffé"), "text/html; charset=shift_jis")).toBe("é");
  });

  it("the header before the page's own word", () => {
    const page = Buffer.from([...Buffer.from('<meta charset="utf-8">'), 0xcf, 0xf0, 0xe8]);
    expect(decodeHtml(page, "text/html; charset=windows-1251")).toContain("При");
  });

  it.each([
    ['<meta charset="windows-1251">', "При"],
    ["<META http-equiv=Content-Type content='text/html; charset=windows-1251'>", "При"],
    ['<?xml version="1.0" encoding="windows-1251"?>', "При"],
  ])("the page's own word: %s", (head, read) => {
    expect(decodeHtml(Buffer.concat([latin(head), Buffer.from([0xcf, 0xf0, 0xe8])]), "text/html")).toContain(read);
  });

  it("UTF-8 where nothing is said and the bytes are, else Windows-1252", () => {
    expect(decodeHtml(Buffer.from("49 € – café"), "")).toBe("49 € – café");
    expect(decodeHtml(latin("caf\u00e9 \u0080"), "")).toBe("café €");
  });

  it("UTF-8 where the header says Latin-1 of flawless UTF-8", () => {
    expect(decodeHtml(Buffer.from("Chemise écrue 129 €"), "text/html; charset=ISO-8859-1")).toBe("Chemise écrue 129 €");
  });

  it("something readable for a charset nobody knows", () => {
    expect(decodeHtml(Buffer.from("shirt"), "text/html; charset=klingon")).toBe("shirt");
    expect(decodeHtml(Buffer.from('<meta charset="utf-16">shirt'), "")).toContain("shirt");
  });
});

it("reads any bytes in any charset without NULs or lone surrogates", () => {
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
