import { Agent, request } from "node:http";

const AT_ONCE = 8;

interface BurstRequest {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; without a body, the request is a GET. */
  body?: object;
}

/**
 * Creates a function that sends the same request `times` times over keep-alive connections, several requests at once,
 * and reads every response completely.
 */
export function createBurst(burst: BurstRequest, times: number): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return async () => {
    let left = times;
    const worker = async () => {
      while (left-- > 0) await ask(burst, agent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
}

function ask({ url, headers, body }: BurstRequest, agent: Agent): Promise<void> {
  const json = body && JSON.stringify(body);
  const type = json && { "content-type": "application/json", "content-length": Buffer.byteLength(json) };
  const options = { agent, method: json ? "POST" : "GET", headers: { ...headers, ...type } };
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    })
      .on("error", reject)
      .end(json);
  });
}
