import { useCallback, useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form's rules weigh more than the form, so they arrive after it. Should they never arrive, the values go to the
 * server unchecked: it has the same rules, and its answer ends up beside the same fields.
 * @param load stays the same between renders
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
