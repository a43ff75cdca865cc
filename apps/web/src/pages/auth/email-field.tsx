import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import type { ComponentProps } from "react";

/** Renders an email field that password managers treat as the username. */
export function EmailField({ error, ...input }: ComponentProps<"input"> & { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {(control) => <TextInput type="email" inputMode="email" autoComplete="username" {...control} {...input} />}
    </Field>
  );
}
