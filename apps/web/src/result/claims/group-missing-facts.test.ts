import { expect, it } from "vitest";
import { editorForFact } from "./editor-for-fact.ts";
import { groupMissingFacts } from "./group-missing-facts.ts";

it("lists a fact that both sides lack once, largest possible effect first", () => {
  const listed = groupMissingFacts([
    { side: "original", code: "colour", fact: "its color", impact: 12 },
    { side: "original", code: "material", fact: "what it is made of", impact: 9 },
    { side: "alternative", code: "material", fact: "what it is made of", impact: 20 },
  ]);
  expect(listed).toEqual([
    { code: "material", fact: "what it is made of", impact: 20, sides: ["original", "alternative"] },
    { code: "colour", fact: "its color", impact: 12, sides: ["original"] },
  ]);
});

it("returns the editor of the side that lacks the fact, or the free-text one if there is no other", () => {
  expect(editorForFact({ code: "material", side: "original" })).toBe("originalMaterialText");
  expect(editorForFact({ code: "material", side: "alternative" })).toBe("dupeMaterialText");
  expect(editorForFact({ code: "pattern", side: "original" })).toBe("originalDetails");
  expect(editorForFact({ side: "alternative" })).toBe("dupeDetails");
});
