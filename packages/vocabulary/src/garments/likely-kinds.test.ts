import { describe, expect, it } from "vitest";
import { likelyKinds } from "./likely-kinds.ts";

const typesOf = (name: string, text = "") => likelyKinds(name, text).map(({ type }) => type);

describe("the kinds that a text speaks of", () => {
  it("begin with the one named most often", () => {
    expect(typesOf("The Margot", "Throw it on as a coat. This coat is cut like a cardigan.")).toEqual([
      "coat",
      "cardigan",
    ]);
  });

  it("believe a word of the name before one of the text", () => {
    expect(typesOf("Margot skirt", "A dress in all but name. Dress up or down.")[0]).toBe("skirt");
  });

  it("leave what comes with the goods, and their parts, for last", () => {
    expect(typesOf("Margot", "Comes with a belt and a scarf. Wear the dress all day.")[0]).toBe("dress");
  });

  it("are no kinds that nobody wears or carries", () => {
    expect(typesOf("Margot", "Looks good beside any sofa or perfume bottle.")).toEqual([]);
  });

  it("are none where nothing is named", () => {
    expect(typesOf("Margot", "Soft, light, yours.")).toEqual([]);
    expect(typesOf("", "")).toEqual([]);
  });
});
