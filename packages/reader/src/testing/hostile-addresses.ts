/** Addresses that no socket may be opened to: one or two from every reserved network, and those of cloud platforms. */
const PRIVATE = `0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.254 127.0.0.1 127.255.255.254
  168.63.129.16 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.254 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1
  192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1
  255.255.255.255`.split(/\s+/);

const PRIVATE_V6 = `:: ::1 0:0:0:0:0:0:0:1 0000:0000:0000:0000:0000:0000:0000:0001 64:ff9b:1::1 100::1 2001::1 2001:2::1
  2001:10::1 2001:20::1 2001:db8::1 2002::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fd20:ce::254 fe80::1 fe80::a9fe:a9fe
  fec0::1 ff02::1 ff05::1:3`.split(/\s+/);

/** Names that are a local machine or network whatever a resolver says, and services that map to any address. */
const PRIVATE_NAMES = `localhost LOCALHOST localhost. a.localhost localhost.localdomain printer printer.local
  router.lan nas.home a.home.arpa host.docker.internal metadata.google.internal wiki.corp a.intranet a.private x.onion
  x.invalid 127.0.0.1.nip.io 10-0-0-1.sslip.io 127.0.0.1.xip.io a.localtest.me a.lvh.me ｌｏｃａｌｈｏｓｔ ⓛⓞⓒⓐⓛⓗⓞⓢⓣ
  localhost。 loca\u00adlhost`.split(/\s+/);

type Octets = readonly [number, number, number, number];

const octetsOf = (address: string): Octets => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return [a, b, c, d];
};
const wordOf = ([a, b, c, d]: Octets) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (value: number, digits = 1) => value.toString(16).padStart(digits, "0");
const pairs = ([a, b, c, d]: Octets) => `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
const each = (octets: Octets, write: (octet: number) => string) => octets.map(write).join(".");
/** The same text in other characters that URL parsers fold to ASCII. */
const folded = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const circled = (text: string) =>
  text.replace(/\d/g, (digit) => (digit === "0" ? "⓪" : String.fromCodePoint(0x245f + Number(digit))));

/** Ways to write an IPv4 address that a filter doesn't recognize, as the host of a URL. */
const IPV4_FORMS: readonly ((octets: Octets, dotted: string) => string)[] = [
  (_, dotted) => dotted,
  (_, dotted) => `${dotted}.`,
  (octets) => String(wordOf(octets)),
  (octets) => `0x${hex(wordOf(octets))}`,
  (octets) => `0X${hex(wordOf(octets)).toUpperCase()}`,
  (octets) => `0${wordOf(octets).toString(8)}`,
  (octets) => `0x00000000${hex(wordOf(octets), 8)}`,
  (octets) => each(octets, (octet) => `0x${hex(octet)}`),
  (octets) => each(octets, (octet) => `0${octet.toString(8)}`),
  (octets) => each(octets, (octet) => `0000${octet.toString(8)}`),
  ([a, b, c, d]) => `0x${hex(a)}.${b}.0${c.toString(8)}.0x${hex(d)}`,
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  ([a, b, c, d]) => `0x${hex(a)}.0x${hex((b * 256 + c) * 256 + d)}`,
  (octets) => String(wordOf(octets) + 2 ** 32),
  (octets) => each(octets, (octet) => String(octet + 256)),
  (_, dotted) => folded(dotted, 0xff10),
  (_, dotted) => folded(dotted, 0x1d7ce),
  (_, dotted) => folded(dotted, 0x1d7f6),
  (_, dotted) => circled(dotted),
  (_, dotted) => dotted.replaceAll(".", "。"),
  (_, dotted) => dotted.replaceAll(".", "．"),
  (_, dotted) => dotted.replaceAll(".", "｡"),
  (_, dotted) => dotted.replaceAll(".", "%2e"),
  (_, dotted) => dotted.replace(/\d/g, (digit) => `%3${digit}`),
  (_, dotted) => dotted.replace(".", "\u00ad."),
  (_, dotted) => dotted.replace(".", "\u200b."),
  (_, dotted) => `[${dotted}]`,
  (_, dotted) => `shop.example.com@${dotted}`,
  (_, dotted) => `shop.example.com:443@${dotted}`,
  (_, dotted) => `@${dotted}`,
  (_, dotted) => `shop.example.com%40${dotted}`,
  (_, dotted) => `${dotted}#@shop.example.com`,
  (_, dotted) => `${dotted}?@shop.example.com`,
  (_, dotted) => `${dotted}\\@shop.example.com`,
  (_, dotted) => `shop.example.com\\@${dotted}`,
  (_, dotted) => `\t${dotted}`,
  (_, dotted) => dotted.replace(".", "\n."),
  (_, dotted) => `${dotted}:80`,
  (_, dotted) => `${dotted}:00080`,
  (_, dotted) => `${dotted}:22`,
  (_, dotted) => `${dotted}:6379`,
];

/** IPv6 forms that contain an IPv4 address: mapped, compatible, translated, NAT64, 6to4, Teredo, ISATAP. */
const EMBEDDED_FORMS: readonly ((octets: Octets, dotted: string) => string)[] = [
  (_, dotted) => `::ffff:${dotted}`,
  (_, dotted) => `::FFFF:${dotted}`,
  (octets) => `::ffff:${pairs(octets)}`,
  (octets) => `0:0:0:0:0:ffff:${pairs(octets)}`,
  (octets) => `0000:0000:0000:0000:0000:FFFF:${pairs(octets).toUpperCase()}`,
  (_, dotted) => `::${dotted}`,
  (octets) => `::${pairs(octets)}`,
  (_, dotted) => `::ffff:0:${dotted}`,
  (octets) => `::ffff:0:${pairs(octets)}`,
  (_, dotted) => `64:ff9b::${dotted}`,
  (octets) => `64:ff9b::${pairs(octets)}`,
  (octets) => `64:ff9b:1::${pairs(octets)}`,
  (octets) => `2002:${pairs(octets)}::`,
  (octets) => `2002:${pairs(octets)}::1`,
  (octets) => `2001:0:${pairs(octets)}::`,
  ([a, b, c, d]) => `2001:0:4136:e378:8000:63bf:${pairs([255 - a, 255 - b, 255 - c, 255 - d])}`,
  (octets) => `fe80::5efe:${pairs(octets)}`,
  (octets) => `2607:f8b0::5efe:${pairs(octets)}`,
  (octets) => `2607:f8b0::200:5efe:${pairs(octets)}`,
];

const forms = (writers: typeof IPV4_FORMS): string[] =>
  PRIVATE.flatMap((dotted) => writers.map((write) => write(octetsOf(dotted), dotted)));

/** Private addresses, in every form in which a resolver or a socket might return them. */
export const PRIVATE_ADDRESSES: readonly string[] = [...PRIVATE, ...PRIVATE_V6, ...forms(EMBEDDED_FORMS)];

const bracketed = [...PRIVATE_V6, ...forms(EMBEDDED_FORMS)].flatMap((address) => [
  `[${address}]`,
  `[${address}%25lo]`,
  `[${address}]:22`,
]);

/** URLs that must never be fetched, whatever a resolver returns. */
export const HOSTILE_URLS: readonly string[] = [
  ...forms(IPV4_FORMS),
  ...bracketed,
  ...PRIVATE_NAMES,
  "[v1.fe80::a]",
].flatMap((host) => [`http://${host}/`, `https://${host}/a?b=c`]);

/** URLs that must not be rejected as private or invalid. */
export const PUBLIC_URLS: readonly string[] = [
  ..."shop.example.com www.shop.example.com a-b.example.com SHOP.Example.COM shop.example.com. bücher.example.com xn--bcher-kva.example.com shop.example.co.uk 1.example.com 10.example.com 127.0.0.1.example.com localhost.example.com local.example.com nas.example.com a.b.c.d.example.com 0x7f.example.com shop.xn--p1ai 日本.example.com"
    .split(" ")
    .flatMap((host) => [
      `http://${host}/`,
      `https://${host}/p/1?next=http://127.0.0.1/&u=a@b#@x`,
      `https://${host}:443`,
    ]),
  ..."1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 93.184.215.14 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.255.255 169.255.0.1 172.15.255.255 172.32.0.1 192.167.255.255 192.169.0.1 198.17.255.255 198.20.0.1 223.255.255.254"
    .split(" ")
    .map((address) => `https://${address}/`),
  ..."2606:4700:4700::1111 2a00:1450:4001:81b::200e 2001:4860:4860::8888 2620:fe::fe"
    .split(" ")
    .map((address) => `https://[${address}]/`),
];
