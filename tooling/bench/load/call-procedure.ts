import { Agent, request } from "node:http";

/** The server, the simulated people and shops, and the signal that ends the load. */
export interface LoadContext {
  server: string;
  databaseUrl: string;
  people: readonly Person[];
  shops: readonly string[];
  signal: AbortSignal;
}

/** A simulated user, with a session cookie and a network address of their own. */
export interface Person {
  cookie: string;
  address: string;
}

export interface CallResult {
  status: number;
  body: string;
}

const agent = new Agent({ keepAlive: true });

interface Call {
  procedure: string;
  input: object;
  /** Whether it is a query rather than a mutation. */
  reads: boolean;
  signal: AbortSignal;
}

/** Calls a procedure over tRPC as a browser does. Rejects if the connection breaks. */
export function callProcedure(server: string, { cookie, address }: Person, { procedure, input, reads, signal }: Call) {
  const json = JSON.stringify({ json: input });
  const url = `${server}/api/trpc/${procedure}${reads ? `?input=${encodeURIComponent(json)}` : ""}`;
  const headers = {
    "x-forwarded-for": address,
    cookie,
    ...(!reads && { "content-type": "application/json", "content-length": Buffer.byteLength(json) }),
  };
  return new Promise<CallResult>((resolve, reject) => {
    const asked = request(url, { method: reads ? "GET" : "POST", headers, agent, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    asked.on("error", reject).end(reads ? undefined : json);
  });
}
