import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkUrl } from "./address-policy.ts";

const PUBLIC = "93.184.215.14";
const answering =
  (...addresses: string[]) =>
  async () =>
    addresses;

describe("the address policy rejects", () => {
  it.each([
    "",
    "not a url",
    "//shop.example.com/x",
    "shop.example.com",
    "http://",
    "http:///path",
    "https:shop.example.com",
    "ftp://shop.example.com/",
    "file:///etc/passwd",
    "gopher://shop.example.com:70/_x",
    "data:text/html,x",
    "javascript:alert(1)",
    "http://user@shop.example.com/",
    "http://user:secret@shop.example.com/",
    "http://@shop.example.com/",
    "http://:@shop.example.com/",
    "http://shop%2eexample.com/",
    "http://shop.example.com:22/",
    "http://shop.example.com:8080/",
    "https://shop.example.com:65536/",
    "http://shop.example.com\\@127.0.0.1/",
    "http://shop.example.com /",
    "http://shop.exa\tmple.com/",
    "http://shop.example.com/a\nHost: x",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://api.localhost/",
    "http://intranet/",
    "http://printer.local/",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://10.0.0.1.nip.io/",
    "http://127.0.0.1/",
    "http://127.1/",
    "http://0/",
    "http://0.0.0.0/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://2130706433/",
    "http://127.0.0.1:80/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://10.1.2.3/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://168.63.129.16/",
    "http://172.16.0.1/",
    "http://192.0.0.192/",
    "http://192.0.2.1/",
    "http://192.88.99.1/",
    "http://192.168.1.1/",
    "http://198.18.0.1/",
    "http://198.51.100.1/",
    "http://203.0.113.1/",
    "http://224.0.0.1/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
    "http://[::]/",
    "http://[::1]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:8.8.8.8]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::a00:1]/",
    "http://[2001:0:7f00:1::]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:db8::1]/",
    "http://[3fff::1]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[2607:f8b0::5efe:7f00:1]/",
    "http://[fe80::1%25eth0]/",
    // A disguised address is rejected even when it is public.
    "http://0x08080808/",
    "http://134744072/",
  ])("%s", async (url) => {
    expect(await checkUrl(url, answering(PUBLIC))).toEqual({ allowed: false, reason: expect.any(String) });
  });
});

describe("the address policy allows", () => {
  it.each([
    "https://shop.example.com/p/1?colour=red#x",
    "http://shop.example.com:80/",
    "http://shop.example.com:443/",
    "https://SHOP.example.COM./",
    "https://bücher.example.com/ö?ü=%20",
    "https://shop.example.com/@maker/p?next=http://u:p@127.0.0.1/",
    "https://نامه\u200cای.com/",
    "https://xn--bcher-kva.xn--p1ai/",
    "http://93.184.215.14/",
    "https://[2606:4700:4700::1111]/",
    "  https://shop.example.com/  ",
  ])("%s", async (url) => {
    expect(await checkUrl(url, answering(PUBLIC, "2606:4700:4700::1111"))).toEqual({ allowed: true, reason: null });
  });
});

it("requires every address of a host name to be public", async () => {
  expect((await checkUrl("https://shop.example.com/", answering(PUBLIC, "10.0.0.1"))).allowed).toBe(false);
  expect((await checkUrl("https://shop.example.com/", answering("::ffff:10.0.0.1"))).allowed).toBe(false);
  expect((await checkUrl("https://shop.example.com/", answering("not an address"))).allowed).toBe(false);
});

it("rejects a host name without addresses", async () => {
  const unknown = { allowed: false, reason: "no website was found at that address" };
  expect(await checkUrl("https://shop.example.com/", answering())).toEqual(unknown);
  expect(await checkUrl("https://shop.example.com/", () => Promise.reject(new Error("ENOTFOUND")))).toEqual(unknown);
});

it("checks only the host name and port if there is no resolver", async () => {
  expect((await checkUrl("https://shop.example.com/", null)).allowed).toBe(true);
  expect((await checkUrl("https://shop.example.com:8443/", null)).allowed).toBe(false);
});

it("allows a private address only if the given exception covers the address, port and notation", async () => {
  const permits = (address: string, port: number) => address === "127.0.0.1" && port === 4000;
  expect((await checkUrl("http://127.0.0.1:4000/", null, permits)).allowed).toBe(true);
  expect((await checkUrl("http://127.0.0.1:4001/", null, permits)).allowed).toBe(false);
  expect((await checkUrl("http://0x7f.1:4000/", null, permits)).allowed).toBe(false);
});

it("never allows a private address, in any notation", async () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const inPrivate = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  );
  const written = fc.tuple(inPrivate, fc.integer({ min: 0, max: 4 })).map(([[a, b, c, d], form]) => {
    const word = ((a * 256 + b) * 256 + c) * 256 + d;
    const hex = (high: number, low: number) => (high * 256 + low).toString(16);
    const embedded = `${hex(a, b)}:${hex(c, d)}`;
    return [
      `${a}.${b}.${c}.${d}`,
      String(word),
      `0x${word.toString(16)}`,
      `[::ffff:${embedded}]`,
      `[64:ff9b::${embedded}]`,
    ][form];
  });
  await fc.assert(
    fc.asyncProperty(written, async (host) => {
      expect((await checkUrl(`http://${host}/`, answering(PUBLIC))).allowed).toBe(false);
    }),
  );
});
