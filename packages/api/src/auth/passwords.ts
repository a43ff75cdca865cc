import { hash, verify } from "@node-rs/argon2";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash with that cost that no account has: checking it keeps the response time from revealing accounts. */
const DECOY = "$argon2id$v=19$m=19456,t=2,p=1$qy90van5dSZ05axr4ijxyg$3gKWsA1lne8bS/lEJXGP1KYg+WP5oIA0m+Se8GICm/Q";

/** NFC, so that a passphrase typed on another keyboard is the same. */
const normalize = (password: string) => password.normalize("NFC");

/** Hashes a password. The result is a PHC string, which includes the hashing parameters. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), COST);

/**
 * Returns true if a password is correct. Takes the same time whether or not the account exists.
 * @param stored the account's password hash, or null if there is no such account
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? DECOY, normalize(password));
  return matches && stored !== null;
}
