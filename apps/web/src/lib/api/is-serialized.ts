import type { SuperJSONResult } from "superjson";
import { isRecord } from "./is-record.ts";

/** Returns true for a value that superjson has serialized. */
export const isSerialized = (value: unknown): value is SuperJSONResult => isRecord(value) && "json" in value;
