import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";

/** Sends a complete response, including its Content-Length header. */
export function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-type": type, "content-length": bytes.length }).end(bytes);
}

/**
 * Reads a template from the `pages` folder and replaces each `{{name}}` placeholder with its value, or with "" if it
 * has none.
 */
export function fillTemplate(file: string, values: Record<string, string>): string {
  const template = readFileSync(new URL(`pages/${file}`, import.meta.url), "utf8");
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
