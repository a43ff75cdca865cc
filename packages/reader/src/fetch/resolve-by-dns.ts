import { lookup } from "node:dns/promises";

/** Every address that a name stands for, as the system resolves it. */
export async function resolveByDns(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true });
  return answers.map(({ address }) => address);
}
