import { createTransport } from "nodemailer";
import { toMessage } from "./message.ts";
import type { Sender } from "./sender.ts";
import type { Transport } from "./transport.ts";

/** Settings for signing emails with DKIM, so that receivers can verify the domain. */
export interface Dkim {
  domain: string;
  selector: string;
  /** An RSA key as PEM. */
  privateKey: string;
}

interface SmtpOptions {
  /** smtp://user:password@host:587 (STARTTLS where the server has it) or smtps://host:465. */
  url: string;
  from: Sender;
  /** The address for replies; the sender by default. */
  replyTo?: string | undefined;
  dkim?: Dkim | undefined;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** The maximum silence of a server. */
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECTIONS = 5;
const IDLE_TIMEOUT_MS = 30_000;
/** Nodemailer's own list leaves the one-click header unsigned, but RFC 8058 requires signing it. */
const SIGNED_HEADERS =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:" +
  "List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted";

/** Creates a transport that sends emails through an SMTP server. */
export function createSmtpTransport({ url, from, replyTo, dkim }: SmtpOptions): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  const signing = dkim && {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  };
  const pool = createTransport({
    pool: true,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never crosses a network in plain text.
    requireTLS: username !== "" && !secure && !isLoopback(host),
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The email may have been delivered before the connection broke, so the queue decides about retries.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    ...(signing && { dkim: signing }),
  });
  return {
    send: async (envelope, { signal }) => {
      await pool.sendMail({ ...toMessage(envelope, from, replyTo), signal });
    },
    close: () => pool.close({ force: true }),
  };
}

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
