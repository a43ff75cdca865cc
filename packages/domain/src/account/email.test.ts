import { describe, expect, it } from "vitest";
import { Email } from "./email.ts";

const LABEL = "a".repeat(63);

describe("an email address", () => {
  it.each([
    "ada@example.com",
    "Ada.Lovelace+dupes@Mail.Example.co.uk",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    "a/b=c@example.com",
    ".ada..lovelace.@example.com",
    "1@2.example",
    "ada@xn--exmple-cua.com",
    "ada@example.xn--p1ai",
    "ada@a--b.example",
    `ada@${LABEL}.example`,
    "ada@localhost",
  ])("is accepted unchanged: %s", (address) => {
    expect(Email.parse(` ${address} `)).toBe(address);
  });

  it.each([
    ["ada@exämple.com", "ada@xn--exmple-cua.com"],
    ["Ada@EXÄMPLE.com", "Ada@xn--exmple-cua.com"],
    ["ada@пример.рф", "ada@xn--e1afmkfd.xn--p1ai"],
    ["ada@例え.jp", "ada@xn--r8jz45g.jp"],
    ["ada@例え。jp", "ada@xn--r8jz45g.jp"],
    ["ada@ｅｘａｍｐｌｅ.com", "ada@example.com"],
    ["ada@faß.de", "ada@xn--fa-hia.de"],
  ])("has its domain normalized, regardless of spelling: %s", (address, ascii) => {
    expect(Email.parse(address)).toBe(ascii);
  });

  it.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@@example.com",
    "a@b@example.com",
    "test@iana-.com",
    "test@-iana.com",
    "ada@example..com",
    "ada@.example.com",
    "ada@example.com.",
    "ada@exa_mple.com",
    "ada@[127.0.0.1]",
    `ada@${LABEL}a.example`,
    "ada lovelace@example.com",
    '"ada"@example.com',
    "ada(x)@example.com",
    "ada,eve@example.com",
    "ada@example.com>",
    "ada@example.com\r\nBcc: eve@evil.example",
    "ädä@example.com",
    "ada@xn--ä.com",
    "ada@xn--.com",
    "ada@exämple-.com",
    "ada@-exämple.com",
    "ada@exämple－。com",
    "ada@exä mple.com",
    "ada@ä.com/path",
    "ada@ä.com:25",
    "ada@ä.com?cc=eve",
    "ada@ä.com#a",
    "ada@ä%2ecom",
    "ada@ä／b.com",
    "ada@ä\u202e.com",
    "ada@\u00ad",
    `ada@${"ä".repeat(60)}.com`,
    `ada@${`${"ü".repeat(40)}.`.repeat(6)}com`,
  ])("is rejected when invalid: %j", (address) => {
    expect(Email.safeParse(address).success).toBe(false);
  });
});
