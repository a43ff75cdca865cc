import { describe, expect, it } from "vitest";
import { likelyKinds } from "./likely-kinds.ts";

const typesOf = (name: string, text = "") => likelyKinds(name, text).map(({ type }) => type);

describe("kinds in a text", () => {
  it("start with the kind mentioned most often", () => {
    expect(typesOf("The Margot", "Throw it on as a coat. This coat is cut like a cardigan.")).toEqual([
      "coat",
      "cardigan",
    ]);
  });

  it("start with the kind in the name, not with those in the rest of the text", () => {
    expect(typesOf("Margot skirt", "A dress in all but name. Dress up or down.")[0]).toBe("skirt");
  });

  it("end with accessories and parts", () => {
    expect(typesOf("Margot", "Comes with a belt and a scarf. Wear the dress all day.")[0]).toBe("dress");
  });

  it("exclude kinds that are not worn or carried", () => {
    expect(typesOf("Margot", "Looks good beside any sofa or perfume bottle.")).toEqual([]);
  });

  it("are not found when the text names none", () => {
    expect(typesOf("Margot", "Soft, light, yours.")).toEqual([]);
    expect(typesOf("", "")).toEqual([]);
  });
});
