import { lookup } from "node:dns/promises";

/** Resolves a host name through the operating system. */
export async function resolveByDns(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true });
  return answers.map(({ address }) => address);
}
