import { Field } from "@dupewise/ui/field";
import { PasswordInput } from "@dupewise/ui/input";
import type { ComponentProps } from "react";

export interface NewPasswordFieldProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  error: string | undefined;
}

/** Renders a field for a new password, with the requirements as its placeholder. */
export function NewPasswordField({ label, error, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <PasswordInput
          autoComplete="new-password"
          placeholder="At least 7 characters with one letter"
          {...control}
          {...input}
        />
      )}
    </Field>
  );
}
