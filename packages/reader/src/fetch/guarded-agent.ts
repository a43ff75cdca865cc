import type { LookupFunction, Socket } from "node:net";
import { isIPv6 } from "node:net";
import type { TLSSocket } from "node:tls";
import { callbackify } from "node:util";
import { Agent, buildConnector } from "undici";
import type { Permits, Resolve } from "./address-policy.ts";
import { isIpLiteral } from "./public-address.ts";
import { limitResponses } from "./limit-responses.ts";
import { ReadError } from "./read-error.ts";

export interface GuardOptions {
  resolve: Resolve;
  permits: Permits;
  /** The maximum size of one response, as sent over the network. */
  maxBytes: number;
  /** Opens the sockets; tests record them with their own. */
  connector?: typeof buildConnector;
}

const REFUSED = "the address does not lead to a public website";
/** How long one connection may take to open, TLS included. */
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Creates an HTTP client that opens no socket to a forbidden address. The client checks IP addresses in URLs and every
 * resolved address, connects only to permitted addresses, and checks the peer's address again once connected.
 */
export function createGuardedAgent(options: GuardOptions): Agent {
  const { resolve, permits, maxBytes, connector = buildConnector } = options;
  const connect: buildConnector.connector = (target, callback) => {
    callbackify(open)(target, (error, socket) => (error === null ? callback(null, socket) : callback(error, null)));
  };

  async function open(target: buildConnector.Options): Promise<Socket | TLSSocket> {
    const hostname = target.hostname.replace(/^\[|\]$/g, "");
    const port = Number(target.port) || (target.protocol === "https:" ? 443 : 80);
    const lookup = answering(await permittedAddresses(hostname, port));
    const connectTo = connector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, lookup });
    const socket = await new Promise<Socket | TLSSocket>((resolveSocket, reject) => {
      connectTo({ ...target, hostname }, (...[error, opened]) =>
        error === null ? resolveSocket(opened) : reject(error),
      );
    });
    if (!permits(socket.remoteAddress ?? "", port)) {
      socket.destroy();
      throw new ReadError(REFUSED);
    }
    limitResponses(socket, maxBytes);
    return socket;
  }

  async function permittedAddresses(host: string, port: number): Promise<string[]> {
    const addresses = isIpLiteral(host) ? [host] : await resolve(host);
    if (addresses.length === 0) throw new ReadError("no website was found at that address");
    if (!addresses.every((address) => permits(address, port))) throw new ReadError(REFUSED);
    return addresses;
  }

  return new Agent({ connect, maxHeaderSize: MAX_HEADER_BYTES, connections: 4, pipelining: 1 });
}

/** A lookup that returns only these addresses, so that nothing can change between the check and the connection. */
function answering(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    const [first] = answers;
    if (options.all) callback(null, answers);
    else callback(null, first?.address ?? "", first?.family);
  };
}
