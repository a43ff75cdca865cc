import { expect, it } from "vitest";
import { command } from "./attributes.ts";

it("names what a title says, in the vocabulary's own words", async () => {
  expect(await command.answer({ title: "Girls' navy striped T-shirt, long sleeves" })).toMatchObject({
    type: "t-shirt",
    family: "t-shirts",
    gender: "girls",
    child: true,
    colours: ["navy blue"],
    pattern: "striped",
    cut: { sleeves: "long sleeves" },
  });
});

it("leaves open what a title does not say", async () => {
  expect(await command.answer({ title: "Gift" })).toMatchObject({
    type: null,
    gender: null,
    colours: [],
    pattern: null,
  });
});

it("shows a person one line a fact", async () => {
  const shown = await command.render(await command.fromArguments(["Red", "suede", "boots"]));
  expect(shown).toMatch(/^type +boots$/m);
  expect(shown).toMatch(/^colours +red$/m);
});
