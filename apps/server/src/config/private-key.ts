import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";

const isPem = (text: string) => text.startsWith("-----BEGIN");

/**
 * Validates an RSA private key and returns it as PEM. Accepts PEM text with line breaks or `\n`, or the path of a PEM
 * file.
 */
export const PrivateKey = z.string().transform((text, ctx) => {
  try {
    const pem = isPem(text) ? text.replaceAll(String.raw`\n`, "\n") : readFileSync(text, "utf8");
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return pem;
  } catch {
    // Its message may quote the key.
  }
  ctx.addIssue("must be an RSA private key in PEM format, or the path of a file that contains one");
  return z.NEVER;
});
