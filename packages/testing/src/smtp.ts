import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listenOnLoopback } from "./loopback.ts";

/** How the server treats one email. A code is sent in reply to the recipient (RCPT) or the message (DATA). */
export type MailBehavior = "accept" | "stall" | "drop" | { at: "recipient" | "message"; code: number; says: string };

export interface ReceivedMail {
  from: string;
  recipients: readonly string[];
  /** As received over the wire. */
  raw: string;
  parsed: Email;
}

interface SmtpOptions {
  /** The behavior for each email in turn; the last one repeats. */
  script?: readonly MailBehavior[];
  /** The password that a client must sign in with, as any user. */
  password?: string;
}

export interface FakeSmtp {
  port: number;
  /** For SMTP_URL. */
  url: string;
  /** Accepted emails, in order. */
  mails: readonly ReceivedMail[];
  /** The number of emails that clients started, whatever their outcome. */
  attempts: () => number;
  close: () => Promise<void>;
}

/** Starts a fake SMTP server on a free loopback port. It responds to each email as specified by its script. */
export async function startFakeSmtp({ script = ["accept"], password }: SmtpOptions = {}): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;
  const manner = (): MailBehavior => script[attempts - 1] ?? script.at(-1) ?? "accept";
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (auth, _session, answer) =>
      auth.password === password ? answer(null, { user: auth.username }) : answer(refusal(535, "Wrong password")),
    onMailFrom: (_address, _session, answer) => {
      attempts += 1;
      answer();
    },
    onRcptTo: (_address, _session, answer) => answer(refusedAt("recipient", manner())),
    onData: (stream, session, answer) => {
      const now = manner();
      if (now === "drop") stream.once("data", () => sockets.forEach((socket) => socket.destroy()));
      if (now === "drop" || now === "stall") return void stream.resume();
      const { mailFrom, rcptTo } = session.envelope;
      const refused = refusedAt("message", now);
      const receive = async () => {
        const raw = await buffer(stream);
        if (refused) return answer(refused);
        const from = mailFrom ? mailFrom.address : "";
        const recipients = rcptTo.map(({ address }) => address);
        mails.push({ from, recipients, raw: raw.toString("latin1"), parsed: await PostalMime.parse(raw) });
        answer();
      };
      receive().catch(answer);
    },
  });
  // Some tests are about a client that disconnects midway.
  server.on("error", () => {});
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const port = await listenOnLoopback(server.server);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(resolve);
      }),
  };
}

function refusedAt(at: "recipient" | "message", manner: MailBehavior): Error | null {
  return typeof manner === "object" && manner.at === at ? refusal(manner.code, manner.says) : null;
}

const refusal = (responseCode: number, says: string): Error => Object.assign(new Error(says), { responseCode });
