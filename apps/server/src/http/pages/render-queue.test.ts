import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

describe("the page rendering queue", () => {
  it("renders pages for one address one after another, with other addresses' pages in between", async () => {
    const queue = createRenderQueue();
    const order: string[] = [];
    const render = (name: string) => async () => {
      order.push(`${name} begins`);
      await delay(5);
      order.push(`${name} ends`);
    };
    await Promise.all([
      queue.take("a", render("a1")),
      queue.take("a", render("a2")),
      queue.take("a", render("a3")),
      queue.take("b", render("b1")),
    ]);
    expect(order.indexOf("b1 ends")).toBeLessThan(order.indexOf("a2 ends"));
    for (const name of ["a1", "a2", "a3"])
      expect(order.filter((step) => step.startsWith("a")).indexOf(`${name} ends`)).toBe(
        order.filter((step) => step.startsWith("a")).indexOf(`${name} begins`) + 1,
      );
  });

  it("limits an address to a fifth of the rendering time after a burst, and gives up on pages that wait too long", async () => {
    const queue = createRenderQueue();
    const cost = 50;
    const began = performance.now();
    const ended: number[] = [];
    const made = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const page = await queue.take("a", async (charge) => (charge(cost), "page"));
        if (page === undefined) ended.push(performance.now() - began);
        return page;
      }),
    );
    const passed = performance.now() - began;
    const done = made.filter((page) => page === "page").length;
    expect(done * cost).toBeGreaterThanOrEqual(500 - cost);
    // The burst, the one that exceeds it, and a fifth of the rest.
    expect(done * cost).toBeLessThanOrEqual(500 + cost + 0.2 * passed);
    expect(ended).toHaveLength(30 - done);
    expect(Math.min(...ended)).toBeGreaterThan(1_900);
  });

  it("renders a page for one address while a hundred pages for another are still queued", async () => {
    const queue = createRenderQueue();
    let isOver = false;
    const flood = Promise.all(Array.from({ length: 100 }, () => queue.take("a", async (charge) => charge(100))));
    const ending = flood.then(() => (isOver = true));
    expect(await queue.take("b", async () => "page")).toBe("page");
    expect(isOver).toBe(false);
    await ending;
  });

  it("renders the next page after one fails to render", async () => {
    const queue = createRenderQueue();
    await expect(queue.take("a", () => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
    expect(await queue.take("a", async () => "page")).toBe("page");
  });
});
