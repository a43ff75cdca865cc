/** A schema.org item from JSON-LD, microdata or RDFa. Property names are lowercase. */
export interface SchemaNode {
  /** Type names without their vocabulary, lowercase: "product". */
  types: readonly string[];
  properties: Map<string, SchemaValue[]>;
}
export type SchemaValue = string | SchemaNode;

function isNode(value: SchemaValue): value is SchemaNode {
  return typeof value !== "string";
}

/** Appends a value to a node's property. */
export function addValue(node: SchemaNode, name: string, value: SchemaValue): void {
  const values = node.properties.get(name);
  if (values === undefined) node.properties.set(name, [value]);
  else values.push(value);
}

/** Returns those values of the named properties that are nodes. */
export function nodesOf(node: SchemaNode, ...names: readonly string[]): SchemaNode[] {
  return names.flatMap((name) => (node.properties.get(name) ?? []).filter(isNode));
}

/** Returns the values of the named properties as strings. A node is represented by its name, value or URL. */
export function textsOf(node: SchemaNode, ...names: readonly string[]): string[] {
  return names.flatMap((name) => (node.properties.get(name) ?? []).flatMap(asText));
}

function asText(value: SchemaValue): string[] {
  const text = isNode(value) ? nameOf(value) : value;
  return text.trim() === "" ? [] : [text.trim()];
}

function nameOf(node: SchemaNode): string {
  for (const name of ["name", "@value", "value", "contenturl", "url", "@id"]) {
    const text = node.properties.get(name)?.find((value) => !isNode(value) && value.trim() !== "");
    if (typeof text === "string") return text;
  }
  return "";
}

/** Normalizes the name of a type or property: "https://schema.org/Product" and "schema:Product" become "product". */
export function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^.*[/#:]/, "");
}
