import { expect, it } from "vitest";
import { findEditorForFact } from "./find-editor-for-fact.ts";
import { groupMissingFacts } from "./group-missing-facts.ts";

it("lists a fact missing from both sides only once, and puts the facts with the largest possible effect first", () => {
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

it("returns the editor for a missing fact of a side, or the one for other details if there is none", () => {
  expect(findEditorForFact({ code: "material", side: "original" })).toBe("originalMaterialText");
  expect(findEditorForFact({ code: "material", side: "alternative" })).toBe("dupeMaterialText");
  expect(findEditorForFact({ code: "pattern", side: "original" })).toBe("originalDetails");
  expect(findEditorForFact({ side: "alternative" })).toBe("dupeDetails");
});
