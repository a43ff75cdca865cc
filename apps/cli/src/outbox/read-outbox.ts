import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

export interface StoredMail {
  id: string;
  storedAt: Date;
  email: Email;
}

/** The number of newest emails to show. */
const SHOWN = 200;
/** Replaces an unreadable file, so that the others are still shown. */
const UNREADABLE = "Subject: This file couldn't be read as an email\r\n\r\n";
const NAME = /^([\w-]+)\.eml$/;

/** Returns the emails in a folder, newest first, or an empty array if the folder doesn't exist yet. */
export async function readOutbox(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => ({ name, storedAt: (await stat(join(folder, name))).mtime })),
  );
  const newest = dated.toSorted((a, b) => b.storedAt.getTime() - a.storedAt.getTime()).slice(0, SHOWN);
  return Promise.all(
    newest.map(async ({ name, storedAt }) => ({
      id: NAME.exec(name)?.[1] ?? name,
      storedAt,
      email: await PostalMime.parse(await readFile(join(folder, name))).catch(() => PostalMime.parse(UNREADABLE)),
    })),
  );
}
