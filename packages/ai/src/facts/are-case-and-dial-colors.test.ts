import { expect, it } from "vitest";
import { areCaseAndDialColors } from "./are-case-and-dial-colors.ts";
import { extractFacts } from "./extract-facts.ts";

const watch = (title: string, description: string) => extractFacts({ title, description });

it("does not compare the color of a case with that of a dial, even if both pages name the dial", () => {
  const dial = watch("Rolex Submariner watch", "Black dial, ceramic bezel.");
  const steel = watch("Invicta Pro Diver watch in steel", "40 mm case, black dial.");
  expect([areCaseAndDialColors(dial, steel), areCaseAndDialColors(steel, dial)]).toEqual([true, true]);
});

it("compares two dials even if one has the color of a metal", () => {
  const [silver, black] = ["Silver", "Black"].map((color) => watch("Seiko Presage watch", `${color} dial, 40 mm.`));
  expect(areCaseAndDialColors(silver!, black!)).toBe(false);
});
