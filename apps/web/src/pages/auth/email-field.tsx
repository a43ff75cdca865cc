import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import type { ComponentProps } from "react";

/** The address of an account, which is its name to a password manager. */
export function EmailField({ error, ...input }: ComponentProps<"input"> & { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {(control) => <TextInput type="email" inputMode="email" autoComplete="username" {...control} {...input} />}
    </Field>
  );
}
