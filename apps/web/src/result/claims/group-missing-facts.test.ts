import { expect, it } from "vitest";
import { findEditorForFact } from "./find-editor-for-fact.ts";
import { groupMissingFacts } from "./group-missing-facts.ts";

it("lists a fact that is missing on both sides only once, and lists facts by their possible effect on the score, largest first", () => {
  const listed = groupMissingFacts([
    { side: "original", code: "colour", fact: "its color", impact: 12 },
    { side: "original", code: "material", fact: "what it's made of", impact: 9 },
    { side: "alternative", code: "material", fact: "what it's made of", impact: 20 },
  ]);
  expect(listed).toEqual([
    { code: "material", fact: "what it's made of", impact: 20, sides: ["original", "alternative"] },
    { code: "colour", fact: "its color", impact: 12, sides: ["original"] },
  ]);
});

it("returns a side's editor for a missing fact, or the editor for other details if the fact has no editor", () => {
  expect(findEditorForFact({ code: "material", side: "original" })).toBe("originalMaterialText");
  expect(findEditorForFact({ code: "material", side: "alternative" })).toBe("dupeMaterialText");
  expect(findEditorForFact({ code: "pattern", side: "original" })).toBe("originalDetails");
  expect(findEditorForFact({ side: "alternative" })).toBe("dupeDetails");
});
