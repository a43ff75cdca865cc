import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { command } from "./read.ts";

const HTML = "<h1>Linen Shirt</h1><p class=price>€49.00</p><p>Composition: 100% linen</p>";

it("returns the product read from a page or text, and the elapsed time", async () => {
  const page = {
    product: { title: "Linen Shirt", price: { amount: "49.00", currency: "EUR" } },
    ms: expect.any(Number),
  };
  expect(await command.answer({ url: "https://shop.example/p", html: HTML })).toMatchObject(page);
  expect(await command.answer({ html: HTML })).toMatchObject(page);
  expect(await command.answer({ text: "Linen Shirt\n€49.00" })).toMatchObject(page);
});

it("rejects a page that lists several products, and suggests what to open instead", async () => {
  const cards = ["Wrap Dress", "Slip Dress", "Shirt Dress"].map(
    (name, place) => `<a href="/p/${place}"><h3>${name}</h3><p class=price>€${place + 40}.00</p></a>`,
  );
  const list = `<title>Dresses</title><h1>Dresses</h1><p>3 items</p>${cards.join("")}`;
  const answer = command.answer({ url: "https://shop.example/search?q=dress", html: list });
  await expect(answer).rejects.toMatchObject({
    code: "scraping_failed",
    message: expect.stringContaining("“Dresses” is not about a single product: open the one you mean"),
  });
});

it("rejects an input line with the wrong fields", async () => {
  await expect(command.answer({ page: 1 })).rejects.toThrow();
});

it("accepts a file or text, and reports a missing file", async () => {
  const folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  expect(await command.fromArguments([fileOf("page.html", HTML)])).toEqual({ html: HTML });
  expect(await command.fromArguments([fileOf("notes.txt", "Linen shirt, €49")])).toEqual({ text: "Linen shirt, €49" });
  const latin = Buffer.from("<h1>Café dress</h1>", "latin1");
  expect(await command.fromArguments([fileOf("latin.html", latin)])).toEqual({ html: "<h1>Café dress</h1>" });
  expect(await command.fromArguments(["Linen", "Shirt"])).toEqual({ text: "Linen Shirt" });
  await expect(command.fromArguments([join(folder, "missing.html")])).rejects.toThrow("missing.html doesn't exist");
  await expect(command.fromArguments([folder])).rejects.toThrow("is a folder, not a file");
});

it("prints what was found and what is missing", async () => {
  const told = await command.render({ html: HTML });
  expect(told).toContain("Price        49.00 EUR");
  expect(told).toContain("Composition  100% linen");
  expect(told).toMatch(/Not found\s+.*location/);
});

it("explains why it cannot read a page whose link was given on the command line", async () => {
  await expect(command.fromArguments(["http://127.0.0.1/"])).rejects.toThrow(
    "Unable to access http://127.0.0.1/: the address does not lead to a public website",
  );
});

it("never fetches a page for JSON input", async () => {
  await expect(command.answer({ fetch: "http://127.0.0.1/" })).rejects.toThrow(/expected \{\\?"html/);
});
