import type { Socket } from "node:net";
import { ReadFailure } from "./read-failure.ts";

/**
 * Ends a connection on which more than so many bytes come for one request, with the read that tells. Of what surrounds
 * a body (the heads of its chunks, hints before the answer) the HTTP client takes any amount.
 */
export function limitAnswers(socket: Socket, maxBytes: number): void {
  let asked = socket.bytesWritten;
  let before = socket.bytesRead;
  let read = before;
  socket.on("readable", () => {
    // A connection serves one request after the other: with each the count begins anew.
    if (socket.bytesWritten > asked) {
      asked = socket.bytesWritten;
      before = read;
    }
    read = socket.bytesRead;
    if (read - before > maxBytes) socket.destroy(new ReadFailure("the page is too large to read"));
  });
}
