import { useCallback, useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";

/**
 * Loads a form's validation after the form, because it is heavier. If loading fails, values are sent unchecked, and the
 * server reports errors at the same fields by the same rules. `load` must be stable between renders.
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
