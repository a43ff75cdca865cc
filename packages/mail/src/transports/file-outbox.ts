import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { toMessage } from "./message.ts";
import type { Sender } from "./sender.ts";
import type { Transport } from "./transport.ts";

interface FileOutboxOptions {
  folder: string;
  from: Sender;
  /** The address for replies; the sender by default. */
  replyTo?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

/**
 * Creates a transport that saves emails to a folder for 30 days instead of sending them. Saves each email as a file
 * that email clients can open and that only the current user can read. Sending the same email again replaces its file.
 */
export function createFileOutbox({ folder, from, replyTo }: FileOutboxOptions): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  let swept = 0;
  const sweep = async () => {
    if (Date.now() - swept < DAY_MS) return;
    swept = Date.now();
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      const written = await stat(file).catch(() => null);
      if (written && Date.now() - written.mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  };
  return {
    send: async (envelope) => {
      const { message } = await composer.sendMail(toMessage(envelope, from, replyTo));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweep();
      const file = join(folder, `${envelope.id}.eml`);
      // Written under another name first, so that readers of the folder only see complete emails.
      const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, file);
    },
    close: () => composer.close(),
  };
}
