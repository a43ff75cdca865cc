import { expect, it } from "vitest";
import { readCorrections, writeCorrections } from "./corrections-draft.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it("restores corrections exactly as they were stored, including the kind", () => {
  const kept = storage();
  const corrections = { originalUrl: { price: "$40", kind: { type: "coat", name: "coat" } }, dupeUrl: undefined };
  writeCorrections(kept, corrections);
  expect(readCorrections(kept)).toEqual(corrections);
  writeCorrections(kept, { originalUrl: { price: " " } });
  expect(readCorrections(kept)).toEqual({});
});

it.each(["nonsense", "[]", '{"originalUrl": 5, "dupeUrl": {"price": 4, "kind": {"type": 3}}}'])(
  "ignores stored corrections that are malformed: %s",
  (stored) => {
    const { originalUrl, dupeUrl } = readCorrections({ getItem: () => stored });
    expect([originalUrl ?? {}, dupeUrl ?? {}]).toEqual([{}, {}]);
  },
);
