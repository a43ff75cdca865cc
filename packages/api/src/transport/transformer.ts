import superjson from "superjson";
import { deserializeInput } from "./input-envelope.ts";

type Dates = Record<string, ["Date"]>;
/** A position in an output: the keys from its root. */
type Place = (string | number)[];

/**
 * Serializes an output in the format of superjson, but much faster. Outputs consist of plain JSON and dates, so only
 * the paths of dates need annotations. Leaves anything else to superjson.
 */
export function serializeOutput(value: unknown): { json: unknown; meta?: unknown } {
  const dates: Dates = {};
  const isRoot = typeof value === "object" && value !== null && !(value instanceof Date);
  if (!isRoot || !findDates(value, [], dates)) return superjson.serialize(value);
  return Object.keys(dates).length > 0 ? { json: value, meta: { values: dates, v: 1 } } : { json: value };
}

export const transformer = {
  input: { serialize: superjson.serialize, deserialize: deserializeInput },
  output: { serialize: serializeOutput, deserialize: superjson.deserialize },
};

/**
 * Records the positions of dates; returns false for values that JSON.stringify would change. Visits every value of
 * every response, so it allocates nothing and records a position only for a date.
 */
function findDates(value: unknown, place: Place, dates: Dates): boolean {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object") return typeof value !== "bigint" && typeof value !== "symbol";
  if (value instanceof Date) {
    dates[place.map(escape).join(".")] = ["Date"];
    return !Number.isNaN(value.getTime());
  }
  if (Array.isArray(value)) return findInList(value, place, dates);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return findInObject(Object.entries(value), place, dates);
}

function findInList(list: readonly unknown[], place: Place, dates: Dates): boolean {
  for (let index = 0; index < list.length; index++) {
    if (list[index] === undefined || !findAt(index, list[index], place, dates)) return false;
  }
  return true;
}

function findInObject(entries: readonly [string, unknown][], place: Place, dates: Dates): boolean {
  for (const [key, child] of entries) {
    // Undefined values are omitted, which means the same.
    if (child !== undefined && !findAt(key, child, place, dates)) return false;
  }
  return true;
}

function findAt(key: string | number, value: unknown, place: Place, dates: Dates): boolean {
  place.push(key);
  const plain = findDates(value, place, dates);
  place.pop();
  return plain;
}

const escape = (key: string | number): string => String(key).replaceAll(/[.\\]/g, "\\$&");
