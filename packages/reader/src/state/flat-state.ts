import { isObject } from "./walk.ts";

/** A reference in a payload that is circular, or nested deeper than any product, is cut off. */
const MAX_DEPTH = 12;
const MAX_VALUES = 60_000;
/** ["Reactive", 1] and the like wrap one value. */
const WRAPPERS = new Set(["Reactive", "ShallowReactive", "Ref", "ShallowRef", "EmptyRef", "EmptyShallowRef"]);

/**
 * Resolves a flattened Nuxt 3 payload: a list whose objects and lists contain the indices of their values. Returns
 * undefined for anything else. Format: https://github.com/sveltejs/devalue
 */
export function unflattenPayload(payload: unknown): unknown {
  if (!Array.isArray(payload) || payload.length < 2 || !isFlat(payload[0])) return undefined;
  const values: readonly unknown[] = payload;
  let left = MAX_VALUES;
  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== "number" || depth > MAX_DEPTH || (left -= 1) < 0) return undefined;
    const value = values[place];
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      const [tag, inner] = items;
      if (typeof tag === "string") return WRAPPERS.has(tag) ? at(inner, depth + 1) : undefined;
      return items.map((one) => at(one, depth + 1));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, at(one, depth + 1)]));
  };
  return at(0, 0);
}

function isFlat(root: unknown): boolean {
  if (Array.isArray(root)) return typeof root[0] === "string" ? typeof root[1] === "number" : isPlaces(root);
  return isObject(root) && isPlaces(Object.values(root));
}

function isPlaces(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === "number" && Number.isInteger(value));
}
