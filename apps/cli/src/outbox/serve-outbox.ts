import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PARTS, renderPage } from "./page.ts";
import { readOutbox } from "./read-outbox.ts";

interface Answer {
  status: number;
  type: "text/html" | "text/css" | "text/plain";
  body: string;
  policy?: string;
}

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** An email may only be displayed, and open its links in another tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
const NOT_FOUND: Answer = { status: 404, type: "text/plain", body: "Email not found." };

export interface OutboxViewer {
  url: string;
  close: () => Promise<void>;
}

/** Serves the emails in a folder to this machine only. Reads the folder again for each request. */
export async function serveOutbox(folder: string, port: number): Promise<OutboxViewer> {
  const server = createServer((request, response) => {
    buildAnswer(request, folder)
      .then((reply) => send(response, reply))
      .catch(() => send(response, { status: 500, type: "text/plain", body: "The outbox couldn't be read." }));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function buildAnswer({ url = "/", headers, method }: IncomingMessage, folder: string): Promise<Answer> {
  // Another site's name may resolve to this machine; the emails contain sign-in links.
  if (!OWN_HOST.test(headers.host ?? ""))
    return { status: 421, type: "text/plain", body: "This server only serves the outbox on localhost." };
  if (method !== "GET") return { status: 405, type: "text/plain", body: "The outbox is read-only." };
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (pathname === "/style.css") {
    return { status: 200, type: "text/css", body: await readFile(new URL("style.css", import.meta.url), "utf8") };
  }
  const mails = await readOutbox(folder);
  const [, id, isBody] = /^\/mail\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
  const shown = pathname === "/" ? mails[0] : mails.find((mail) => mail.id === id);
  if (pathname !== "/" && !shown) return NOT_FOUND;
  if (isBody && shown) {
    const html = (shown.email.html ?? "").replace(/<head>/i, '<head><base target="_blank">');
    return { status: 200, type: "text/html", body: html, policy: MAIL_POLICY };
  }
  const part = PARTS.find((each) => each === searchParams.get("part")) ?? "html";
  return { status: 200, type: "text/html", body: renderPage({ folder, mails, shown, part }), policy: PAGE_POLICY };
}

function send(response: ServerResponse, { status, type, body, policy = "default-src 'none'" }: Answer): void {
  response
    .writeHead(status, {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    })
    .end(body);
}
