import { useCallback, useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";

/**
 * Returns a resolver that loads a form's validation code only after the form has rendered, because that code is larger
 * than the form. If loading fails, values are submitted without client-side checks; the server applies the same rules
 * and reports errors on the same fields.
 * @param load must be stable between renders
 */
export function useLazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return useCallback(
    async (values, context, options) => {
      const resolver = await load().catch(() => null);
      return resolver ? resolver(values, context, options) : { values, errors: {} };
    },
    [load],
  );
}
