import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";

/** Sends a body in one piece with its length. */
export function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-type": type, "content-length": bytes.length }).end(bytes);
}

/** One of the files beside this one; `{{name}}` stands for a value of `values`. */
export function fill(file: string, values: Record<string, string>): string {
  const template = readFileSync(new URL(`pages/${file}`, import.meta.url), "utf8");
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
