import { decodeHTML } from "entities";
import type { SchemaNode, SchemaValue } from "./schema-node.ts";
import { addValue, normalizeName } from "./schema-node.ts";
import { parseLiterals } from "../literal/parse-literals.ts";
import { parseLooseJson } from "./loose-json.ts";

/** Enough for any product with its variants; the rest of a larger graph is not read. */
const MAX_VALUES = 20_000;
const MAX_DEPTH = 12;
const MAX_CHARACTERS = 3_000_000;

/** Reads all nodes in a page's JSON-LD blocks, including nested ones, and resolves references by `@id`. */
export function readJsonLd(blocks: readonly string[]): SchemaNode[] {
  const reader = new JsonLdReader();
  for (const block of blocks) {
    if (block.length > MAX_CHARACTERS) continue;
    reader.readValue(parseLooseJson(block) ?? parseLiterals(block), 0);
  }
  return reader.resolved();
}

class JsonLdReader {
  private readonly nodes: SchemaNode[] = [];
  private readonly byId = new Map<string, SchemaNode>();
  private left = MAX_VALUES;

  readValue(value: unknown, depth: number): SchemaValue[] {
    if (depth > MAX_DEPTH || this.left <= 0 || value === null) return [];
    this.left -= 1;
    if (Array.isArray(value)) return value.flatMap((item: unknown) => this.readValue(item, depth + 1));
    if (typeof value === "object") return [this.readNode(value, depth)];
    if (typeof value === "string") return [value.includes("&") ? decodeHTML(value) : value];
    return typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
  }

  /** Replaces each reference with its target. */
  resolved(): SchemaNode[] {
    for (const { properties } of this.nodes) {
      for (const values of properties.values()) {
        for (const [i, value] of values.entries()) {
          const target = typeof value === "string" ? undefined : this.targetOf(value);
          if (target !== undefined && target !== value) values[i] = target;
        }
      }
    }
    return this.nodes;
  }

  private targetOf({ properties }: SchemaNode): SchemaNode | undefined {
    const id = properties.get("@id")?.[0];
    return properties.size === 1 && typeof id === "string" ? this.byId.get(id) : undefined;
  }

  private readNode(object: object, depth: number): SchemaNode {
    const types: string[] = [];
    const node: SchemaNode = { types, properties: new Map() };
    this.nodes.push(node);
    for (const [key, value] of Object.entries(object)) {
      const values = this.readValue(value, depth + 1);
      const name = normalizeName(key);
      if (name === "@type") for (const type of values) if (typeof type === "string") types.push(normalizeName(type));
      if (name === "@type" || name === "@context" || name === "@graph") continue;
      for (const item of values) addValue(node, name, item);
    }
    const id = node.properties.get("@id")?.[0];
    if (typeof id === "string" && node.properties.size > 1) this.byId.set(id, node);
    return node;
  }
}
