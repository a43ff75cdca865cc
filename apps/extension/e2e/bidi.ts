import { once } from "node:events";

interface Reply {
  id?: number;
  type: string;
  message?: string;
  result?: Record<string, unknown>;
}

/** Sends a WebDriver BiDi command and returns its result. */
export type Command = (method: string, params?: object) => Promise<Record<string, unknown>>;

/**
 * Opens a WebDriver BiDi session and returns a function that sends commands. Firefox supports this protocol without a
 * separate driver.
 */
export async function openSession(url: string): Promise<Command> {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { id, type, message, result }: Reply = JSON.parse(data);
    const waits = id === undefined ? undefined : waiting.get(id);
    if (type === "error") waits?.reject(new Error(message));
    else waits?.resolve(result ?? {});
  });
  let last = 0;
  const command: Command = (method, params = {}) => {
    last += 1;
    const reply = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params }));
    return reply.promise;
  };
  await command("session.new", { capabilities: {} });
  return command;
}
