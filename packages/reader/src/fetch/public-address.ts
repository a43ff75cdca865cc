import ipaddr from "ipaddr.js";

/** Returns true for a numeric IPv4 or IPv6 address without brackets. */
export function isIpLiteral(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/** Cloud platforms' internal endpoints outside the reserved ranges. */
const PLATFORM_ADDRESSES = new Set(["168.63.129.16"]);

/**
 * Returns true for an IP address on the public internet. Private and reserved addresses don't count as public, nor do
 * IPv6 forms that contain an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP), because they would bypass
 * the IPv4 rules.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === "unicast" && !PLATFORM_ADDRESSES.has(address);
  }
  if (!ipaddr.IPv6.isValid(address) || address.includes("%")) return false;
  const { parts, range } = describe(address);
  const [first = 0] = parts;
  const global = first >= 0x2000 && first <= 0x3fff;
  const isatap = parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200);
  return global && range === "unicast" && !isatap;
}

function describe(address: string): { parts: number[]; range: string } {
  const parsed = ipaddr.IPv6.parse(address);
  return { parts: parsed.parts, range: parsed.range() };
}
