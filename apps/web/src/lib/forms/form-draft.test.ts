import { describe, expect, it } from "vitest";
import { readFormDraft, writeFormDraft } from "./form-draft.ts";

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe("a form's draft", () => {
  it("restores only the requested fields, and only for the user who wrote them", () => {
    const kept = storage();
    writeFormDraft(kept, "support", "ada", { name: "Ada", message: "שלום\n\u{1f9f5}" });
    expect(readFormDraft(kept, "support", "ada", ["message", "email"])).toEqual({ message: "שלום\n\u{1f9f5}" });
    expect(readFormDraft(kept, "support", "eve", ["message"])).toEqual({});
    expect(readFormDraft(kept, "alert", "ada", ["message"])).toEqual({});
  });

  it("is deleted when null is written", () => {
    const kept = storage();
    writeFormDraft(kept, "support", "ada", { message: "x" });
    writeFormDraft(kept, "support", "ada", null);
    expect(kept.items.size).toBe(0);
  });

  it.each(["", "not json", "null", "7", "[]", '{"message":7}'])("is empty when %j is stored", (text) => {
    const kept = storage();
    kept.items.set("draft-ada-support", text);
    expect(readFormDraft(kept, "support", "ada", ["message"])).toEqual({});
  });

  it("is empty, without an error, if storage is disabled", () => {
    const off = () => {
      throw new Error("denied");
    };
    expect(readFormDraft({ getItem: off }, "support", "ada", ["message"])).toEqual({});
    expect(() => writeFormDraft({ setItem: off, removeItem: off }, "support", "ada", { message: "x" })).not.toThrow();
  });
});
