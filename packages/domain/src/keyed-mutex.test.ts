import { expect, test } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

test("runs tasks with the same key in order, even if one of them fails, and tasks with different keys concurrently", async () => {
  const queue = createKeyedMutex();
  const [held, done]: [PromiseWithResolvers<void>, string[]] = [Promise.withResolvers(), []];
  const task = (name: string) => async () => {
    done.push(name);
    return name;
  };
  const failing = queue("coat", async () => {
    await held.promise;
    throw new Error("no response");
  });
  const next = queue("coat", task("next"));
  const last = queue("coat", task("last"));
  expect(await queue("bag", task("other"))).toBe("other");
  expect(done).toEqual(["other"]);
  held.resolve();
  await expect(failing).rejects.toThrow("no response");
  expect(await Promise.all([next, last])).toEqual(["next", "last"]);
  expect(done).toEqual(["other", "next", "last"]);
  expect(await queue("coat", task("later"))).toBe("later");
});
