const CONSTRUCTORS: Record<string, new (...args: never[]) => object> = {
  Collator: Intl.Collator,
  DateTimeFormat: Intl.DateTimeFormat,
  ListFormat: Intl.ListFormat,
  NumberFormat: Intl.NumberFormat,
  PluralRules: Intl.PluralRules,
  Segmenter: Intl.Segmenter,
};

/**
 * Wraps the constructors of `Intl`, because a snapshot can't contain the objects that they create. Returns a function
 * that restores `Intl` and drops the objects created until then; each is created again on its next use.
 */
export function recreateIntl(): () => void {
  const drops: (() => void)[] = [];
  const constructors = Object.entries(CONSTRUCTORS).map(([name, constructor]) => {
    const construct = (_: object, args: never[]) => {
      const { object, drop } = wrapRecreatable(() => new constructor(...args));
      drops.push(drop);
      return object;
    };
    return [name, new Proxy(constructor, { construct })];
  });
  Object.assign(Intl, Object.fromEntries(constructors));
  return () => {
    Object.assign(Intl, CONSTRUCTORS);
    for (const drop of drops) drop();
  };
}

/** Stands in for an object, which is created immediately, so that invalid options throw here. */
function wrapRecreatable(create: () => object): { object: object; drop: () => void } {
  let current: object | undefined = create();
  const get = (_: object, key: PropertyKey): unknown => {
    current ??= create();
    const value: unknown = Reflect.get(current, key);
    return typeof value === "function" ? value.bind(current) : value;
  };
  return { object: new Proxy({}, { get }), drop: () => (current = undefined) };
}
