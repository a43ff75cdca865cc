import { expect, it } from "vitest";
import { command } from "./attributes.ts";

it("extracts a title's attributes as vocabulary terms", async () => {
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

it("leaves an attribute unset when the title doesn't state it", async () => {
  expect(await command.answer({ title: "Gift" })).toMatchObject({
    type: null,
    gender: null,
    colours: [],
    pattern: null,
  });
});

it("prints one fact per line in human-readable output", async () => {
  const shown = await command.render(await command.fromArguments(["Red", "suede", "boots"]));
  expect(shown).toMatch(/^type +boots$/m);
  expect(shown).toMatch(/^colours +red$/m);
});
