import { isPublicAddress, isIpLiteral } from "./public-address.ts";

/** Resolves a host name to all of its addresses. Returns an empty list or rejects if there are none. */
export type Resolve = (host: string) => Promise<string[]>;

/** Returns true when a socket may be opened to this address and port. */
export type Permits = (address: string, port: number) => boolean;

export interface AddressVerdict {
  allowed: boolean;
  /** The reason, in a shopper's words; null when allowed. */
  reason: string | null;
}

/** Returns true for a public IP address on port 80 or 443. */
export const permitsPublicWeb: Permits = (address, port) => (port === 80 || port === 443) && isPublicAddress(address);

const REASONS = {
  malformed: "that is not a web address",
  scheme: "only http and https addresses can be read",
  credentials: "the address contains a user name or password",
  port: "the address uses an unusual port",
  host: "the address does not lead to a public website",
  unknown: "no website was found at that address",
} as const;

/** Names that never belong to a shop: local and special-use domains, and services that map any name to any address. */
const LOCAL_NAME =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|invalid|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|rbndr\.us|1u\.ms)$/;

/**
 * Checks whether a URL may be fetched, before any socket is opened. Every address of its host must be permitted,
 * because the client may connect to any of them. Without a resolver, checks only the host name and the port.
 */
export async function checkUrl(
  url: string,
  resolve: Resolve | null,
  permits: Permits = permitsPublicWeb,
): Promise<AddressVerdict> {
  const reason = await refusal(url, resolve, permits);
  return { allowed: reason === null, reason };
}

async function refusal(input: string, resolve: Resolve | null, permits: Permits): Promise<string | null> {
  const url = parseStrictly(input);
  if (url === null) return REASONS.malformed;
  if (url.protocol !== "http:" && url.protocol !== "https:") return REASONS.scheme;
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(input.trim())?.[1] ?? "";
  if (authority.includes("@")) return REASONS.credentials;
  if (authority.includes("%")) return REASONS.malformed;
  const { host, port } = hostAndPort(url);
  if (isIpLiteral(host)) return literalRefusal(authority, host, port, permits);
  if (!host.includes(".") || LOCAL_NAME.test(host) || !/\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host))
    return REASONS.host;
  const usualPort = port === 80 || port === 443;
  if (resolve === null) return usualPort ? null : REASONS.port;
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) return REASONS.unknown;
  return addresses.every((address) => permits(address, port)) ? null : usualPort ? REASONS.host : REASONS.port;
}

/** The host without brackets or a trailing dot, and the port to connect to. */
function hostAndPort(url: URL): { host: string; port: number } {
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return { host, port: url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port) };
}

/** An address literal must be permitted and written canonically: 0x7f.1 and 2130706433 are disguises. */
function literalRefusal(authority: string, host: string, port: number, permits: Permits): string | null {
  if (!permits(host, port)) return REASONS.host;
  const plain = host.includes(":") || authority.replace(/:\d*$/, "") === host;
  return plain ? null : REASONS.host;
}

/** No legitimate URL contains whitespace, control characters or backslashes, on which URL parsers disagree. */
function parseStrictly(input: string): URL | null {
  const text = input.trim();
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return null;
  if (/^https?:/i.test(text) && !/^https?:\/\/[^/]/i.test(text)) return null;
  return URL.parse(text);
}
