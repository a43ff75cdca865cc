import { lookup } from "node:dns/promises";

/** Resolves a host name to its IP addresses with the operating system's resolver. */
export async function resolveByDns(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true });
  return answers.map(({ address }) => address);
}
