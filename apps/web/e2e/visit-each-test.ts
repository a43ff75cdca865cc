import type { OpenedPage } from "@dupewise/testing/browser";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startWorld, type World } from "./world.ts";

/** Starts a world for the calling test file, and opens a page as a new visitor before each of its tests. */
export function visitEachTest(): { readonly world: World; readonly opened: OpenedPage } {
  let world: World;
  let opened: OpenedPage;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    opened = await world.visit();
  });
  afterEach(() => opened.close());
  return {
    get world() {
      return world;
    },
    get opened() {
      return opened;
    },
  };
}
