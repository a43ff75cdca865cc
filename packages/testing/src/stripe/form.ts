/** A parsed form-encoded body: `a[b]=1` nests, so a value is a string or another form. */
export interface Form {
  [name: string]: string | Form;
}

/**
 * Parses a form-encoded body or query in Stripe's notation, such as `line_items[0][price]=price_1`. Lists become
 * objects keyed by index.
 */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let place = form;
    for (const key of keys.slice(0, -1)) {
      const inner = place[key];
      place = typeof inner === "object" ? inner : (place[key] = {});
    }
    place[keys.at(-1) ?? ""] = value;
  }
  return form;
}

/** Returns the string at a path in the form, or undefined if there is none. */
export function getString(form: Form, ...path: string[]): string | undefined {
  let place: string | Form | undefined = form;
  for (const key of path) place = typeof place === "object" ? place[key] : undefined;
  return typeof place === "string" ? place : undefined;
}

/** Returns all strings in a flat group such as `metadata`. */
export const getStrings = (form: Form, name: string): Record<string, string> => {
  const group = form[name];
  return Object.fromEntries(
    Object.entries(typeof group === "object" ? group : {}).flatMap(([key, value]) =>
      typeof value === "string" ? [[key, value]] : [],
    ),
  );
};
