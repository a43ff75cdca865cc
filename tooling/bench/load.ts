import { Agent, get } from "node:http";

const AT_ONCE = 8;

/** Asks for one address so many times, a few at once over kept connections, reading every answer to its end. */
export function burst(url: string, headers: Record<string, string>, times: number): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return async () => {
    let left = times;
    const worker = async () => {
      while (left-- > 0) await ask(url, headers, agent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}
