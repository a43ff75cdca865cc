import { DomainError } from "@dupewise/domain/errors";
import * as z from "zod";

/** What JSON cannot express but an input may contain. Anything else that superjson can annotate is rejected. */
const Annotation = z.tuple([z.enum(["undefined", "Date"])]);
type Kind = z.infer<typeof Annotation>[0];

/** No input field is nested deeper; a longer path leads nowhere. */
const MOST_PATH_LENGTH = 200;

/**
 * An input as superjson sends it. `values` annotates the whole input, or parts of it by path. Strict, so that reference
 * maps (`referentialEqualities`) are rejected: a few bytes of them can encode a graph that no traversal finishes.
 */
const Envelope = z.object({
  json: z.unknown().optional(),
  meta: z
    .strictObject({
      values: z.union([Annotation, z.record(z.string().max(MOST_PATH_LENGTH), Annotation)]).default({}),
      v: z.literal(1).optional(),
    })
    .default({ values: {} }),
});

/** Parses an envelope without deserializing anything. Throws `validation_failed` unless it is plain JSON. */
function readEnvelope(envelope: unknown) {
  const { success, data } = Envelope.safeParse(envelope);
  if (!success) throwNotPlainJson();
  return { json: data.json, values: data.meta.values };
}

/**
 * Throws `validation_failed` for an envelope that {@link deserializeInput} wouldn't accept. For a procedure without
 * input, accepts only superjson's annotation for undefined.
 */
export function rejectAnnotatedEnvelope(envelope: unknown, { takesInput }: { takesInput: boolean }): void {
  const { json, values } = readEnvelope(envelope);
  if (takesInput || Object.keys(values).length === 0) return;
  const isNothing = Array.isArray(values) && values[0] === "undefined" && (json ?? null) === null;
  if (!isNothing) throwNotPlainJson();
}

/**
 * Deserializes superjson input in linear time. Accepts only JSON with annotations for `undefined` and dates. Throws
 * `validation_failed` for any other annotation.
 */
export function deserializeInput(envelope: unknown): unknown {
  const { json, values } = readEnvelope(envelope);
  const root = { json };
  const annotations: [path: string[], kind: Kind][] = Array.isArray(values)
    ? [[[], values[0]]]
    : Object.entries(values).map(([path, [kind]]) => [segmentsOf(path), kind]);
  for (const [path, kind] of annotations) {
    let holder: unknown = root;
    let key = "json";
    for (const next of path) {
      holder = childOf(holder, key);
      key = next;
    }
    const written = childOf(holder, key);
    if (typeof holder === "object" && holder !== null) Reflect.set(holder, key, revive(written, kind));
  }
  return root.json;
}

/** Inherited properties are not part of an input, whatever their name. */
function childOf(holder: unknown, key: string): unknown {
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, key)) throwNotPlainJson();
  const child: unknown = Reflect.get(holder, key);
  return child;
}

function revive(written: unknown, kind: Kind): Date | undefined {
  if (kind === "undefined") return (written ?? null) === null ? undefined : throwNotPlainJson();
  const date = typeof written === "string" ? new Date(written) : null;
  return date === null || Number.isNaN(date.getTime()) ? throwNotPlainJson() : date;
}

/** Dots separate the keys; a dot in a key is written "\.", and a backslash "\\". No accepted key contains a NUL. */
const segmentsOf = (path: string): string[] =>
  path.replaceAll(/\\([.\\])|\./g, (_, escaped: string | undefined) => escaped ?? "\0").split("\0");

function throwNotPlainJson(): never {
  throw new DomainError("validation_failed", "The request must contain only plain JSON");
}
