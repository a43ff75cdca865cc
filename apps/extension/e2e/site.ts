import { createServer } from "node:http";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";

const page = (name: string, price: string, fabric: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><h1>${name}</h1><p>${price}</p><p>Composition: ${fabric}</p>
  <button>Add to bag</button><p data-read="no"></p></html>`;

const PAGES: Readonly<Record<string, string>> = {
  "/original": page("Belted wool coat", "$420.00", "80% wool, 20% polyamide"),
  "/alternative": page("Camel coat with belt", "$89.00", "60% polyester, 40% wool"),
  "/capture": page("Not Dupewise", "$1.00", "100% cotton"),
};

/** Starts a fake shop with the strictest content security policy: nothing may run, load or be sent. */
export async function startSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "" }, response) =>
    response
      .writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; require-trusted-types-for 'script'; sandbox allow-scripts",
      })
      .end(PAGES[url] ?? ""),
  );
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}`, close: () => closeImmediately(server) };
}
