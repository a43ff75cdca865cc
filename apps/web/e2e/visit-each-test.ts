import type { OpenedPage } from "@dupewise/testing/browser";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startWorld, type World } from "./world.ts";

/**
 * Starts a world for the calling test file, and opens a page as a new visitor before each of its tests.
 * @param isFirst opens pages whose browser has not cached any of the app's files
 */
export function visitEachTest({ isFirst = false } = {}): { readonly world: World; readonly opened: OpenedPage } {
  let world: World;
  let opened: OpenedPage;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    opened = await world.visit(isFirst ? {} : undefined);
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
