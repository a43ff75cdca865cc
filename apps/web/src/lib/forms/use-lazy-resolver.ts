import { useCallback, useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";

/**
 * Loads a form's validation after the form, because it weighs more. If it fails to load, values go to the server
 * unchecked, whose identical rules report errors at the same fields. `load` must be stable between renders.
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
