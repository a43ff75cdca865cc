import type { SuperJSONResult } from "superjson";
import { isRecord } from "./is-record.ts";

/** A value as it travels, which superjson reads. */
export const isSerialized = (value: unknown): value is SuperJSONResult => isRecord(value) && "json" in value;
