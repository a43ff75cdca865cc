import { expect, it } from "vitest";
import * as z from "zod";
import { command } from "./eval-goods.ts";

const Report = z.object({
  fits: z.array(
    z.object({ group: z.string(), pairs: z.number(), inBand: z.number(), constant: z.object({ inBand: z.number() }) }),
  ),
  misses: z.array(z.object({ isHeld: z.boolean() })),
});

it("gives more pairs a fair score than the best constant score would, and lists no held-out pair as a miss", async () => {
  const { fits, misses } = Report.parse(await command.answer({}));
  for (const group of ["learned", "held"]) {
    const fit = fits.find((one) => one.group === group);
    expect(fit?.pairs, group).toBeGreaterThanOrEqual(90);
    expect(fit?.inBand, group).toBeGreaterThan(fit?.constant.inBand ?? 1);
  }
  expect(misses.length).toBeGreaterThan(0);
  expect(misses.filter(({ isHeld }) => isHeld)).toEqual([]);
});

it("prints one row per group", async () => {
  const shown = await command.render(await command.fromArguments([]));
  expect(shown).toMatch(/\| held, wild \| \d+ \| 0\.\d\d \| 0\.\d\d \(\d+\) \| \d+% \|/);
  expect(await command.fromArguments(["coats"])).toBeNull();
});
