import { describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "./compare-draft.ts";

/** The part of a browser's storage that a draft needs. */
function storage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [["draft", initial]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    size: () => items.size,
  };
}

describe("a draft", () => {
  it("is restored exactly as it was stored", () => {
    const kept = storage();
    const draft = { originalUrl: "https://shop.example/א", dupeUrl: "" };
    writeDraft(kept, draft);
    expect(readDraft(kept)).toEqual(draft);
  });

  it("is deleted once both fields are empty", () => {
    const kept = storage('{"originalUrl":"x","dupeUrl":""}');
    writeDraft(kept, { originalUrl: "", dupeUrl: "" });
    expect(kept.size()).toBe(0);
  });

  it.each([undefined, "", "not json", "null", "7", '{"originalUrl":7}', "[]"])("is empty when %j is stored", (text) => {
    expect(readDraft(storage(text))).toEqual({ originalUrl: "", dupeUrl: "" });
  });

  it("is empty, without an error, if storage is disabled", () => {
    const off = () => {
      throw new Error("denied");
    };
    expect(readDraft({ getItem: off })).toEqual({ originalUrl: "", dupeUrl: "" });
    expect(() => writeDraft({ setItem: off, removeItem: off }, { originalUrl: "x", dupeUrl: "" })).not.toThrow();
  });
});
