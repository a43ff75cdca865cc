import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { messageOf } from "./message.ts";
import type { Sender } from "./sender.ts";
import type { Transport } from "./transport.ts";

interface FileOutboxOptions {
  folder: string;
  from: Sender;
}

/**
 * Keeps mails instead of sending them: one file each, as any mail program opens it, readable by this user alone. The
 * same mail again replaces its file.
 */
export function createFileOutbox({ folder, from }: FileOutboxOptions): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (envelope) => {
      const { message } = await composer.sendMail(messageOf(envelope, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${envelope.id}.eml`);
      // Whoever lists the folder meanwhile sees whole mails only.
      const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, file);
    },
    close: () => composer.close(),
  };
}
