import type { Socket } from "node:net";
import { ReadError } from "./read-error.ts";

/**
 * Closes a connection when it receives more bytes than the limit during one request. The HTTP client itself accepts any
 * amount of overhead around a body, such as chunk headers and early hints.
 */
export function limitResponses(socket: Socket, maxBytes: number): void {
  let asked = socket.bytesWritten;
  let before = socket.bytesRead;
  let read = before;
  socket.on("readable", () => {
    // A connection serves one request after another, and the count restarts with each.
    if (socket.bytesWritten > asked) {
      asked = socket.bytesWritten;
      before = read;
    }
    read = socket.bytesRead;
    if (read - before > maxBytes) socket.destroy(new ReadError("the page is too large to read"));
  });
}
