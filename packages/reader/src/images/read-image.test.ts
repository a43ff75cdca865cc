import { renderSwatchPng } from "@dupewise/testing/shop/images";
import { describe, expect, it, onTestFinished } from "vitest";
import { createImageReader } from "./read-image.ts";
import { serve } from "../testing/serve.ts";

const PNG = renderSwatchPng();
const HUGE = Buffer.from(PNG);
HUGE.writeUInt32BE(60_000, 16);
HUGE.writeUInt32BE(60_000, 20);

async function reading(handle: Parameters<typeof serve>[0]) {
  const shop = await serve(handle);
  const reader = createImageReader({
    resolve: async () => ["127.0.0.1"],
    permits: (address, port) => address === "127.0.0.1" && port === shop.port,
  });
  onTestFinished(async () => {
    await reader.close();
    await shop.close();
  });
  return (path: string) => reader.readImage(`http://shop.example:${shop.port}${path}`);
}

describe("a product image", () => {
  it("is returned unchanged, with the type detected from its content", async () => {
    const read = await reading(
      (_, response) => void response.writeHead(200, { "content-type": "image/webp" }).end(PNG),
    );
    const image = await read("/a.webp");
    expect(image?.type).toBe("image/png");
    expect(Buffer.from(image?.bytes ?? []).equals(PNG)).toBe(true);
  });

  it("is requested without revealing the viewer", async () => {
    let headers: object = {};
    const read = await reading((request, response) => {
      ({ headers } = request);
      response.writeHead(200, { "content-type": "image/png" }).end(PNG);
    });
    await read("/a.png");
    expect(headers).toMatchObject({ accept: expect.stringMatching(/^image\//) });
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  });

  it.each([
    ["a drawing that can contain scripts", "image/svg+xml", Buffer.from("<svg/>"), 200],
    ["a page declared as an image", "image/png", Buffer.from("<script>alert(1)</script>"), 200],
    ["an image declared as a page", "text/html", PNG, 200],
    ["an image that is too large", "image/png", Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 200],
    ["a missing image", "image/png", PNG, 404],
    ["an image with more pixels than a browser can hold", "image/png", HUGE, 200],
    ["a drawing declared as an image", "image/png", Buffer.from("<svg onload='alert(1)'/>"), 200],
    ["a drawing after a byte order mark", "image/gif", Buffer.from("\ufeff<svg/>GIF89a"), 200],
    ["a page with an image in it", "image/jpeg", Buffer.concat([Buffer.from("<html>"), PNG]), 200],
    ["a type with a line break", "image/svg+xml; x=image/png", Buffer.from("<svg/>"), 200],
  ])("is null for %s", async (_what, type, body, status) => {
    const read = await reading((_, response) => void response.writeHead(status, { "content-type": type }).end(body));
    expect(await read("/a")).toBeNull();
  });

  it("has an image type even when it is also a valid script, so that no browser runs it", async () => {
    const polyglot = Buffer.from("GIF89a/*\0\0*/=1;alert(1)//<script>alert(1)</script>", "latin1");
    const read = await reading(
      (_, response) => void response.writeHead(200, { "content-type": "image/gif" }).end(polyglot),
    );
    expect((await read("/a"))?.type).toBe("image/gif");
  });

  it("is null when its URL, or a redirect from it, leads to a private address or a `file:` URL", async () => {
    const asked: string[] = [];
    const read = await reading(({ url }, response) => {
      asked.push(url ?? "");
      response.writeHead(302, { location: "http://127.0.0.1:1/secret.png" }).end();
    });
    expect(await read("/a")).toBeNull();
    expect(asked).toEqual(["/a"]);
    const { readImage, close } = createImageReader();
    expect(await readImage("http://169.254.169.254/latest/meta-data")).toBeNull();
    expect(await readImage("file:///etc/passwd")).toBeNull();
    await close();
  });
});
