import type { FieldValues, Resolver } from "react-hook-form";

/** A form's rules weigh more than the form, so they arrive when it is first checked. */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, context, options) =>
    (await load())(values, context, options);
