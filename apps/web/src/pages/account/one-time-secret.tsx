import { Notice } from "@dupewise/ui/notice";
import { TextInput } from "@dupewise/ui/input";
import { Field } from "@dupewise/ui/field";
import type { ReactNode } from "react";

interface OneTimeSecretProps {
  title: string;
  label: string;
  secret: string;
  children?: ReactNode;
}

/** Renders a newly created secret for the user to copy now, because it cannot be shown again. */
export function OneTimeSecret({ title, label, secret, children }: OneTimeSecretProps) {
  return (
    <Notice title={title} tone="great">
      <div className="flex flex-col gap-3">
        <Field label={label}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={secret}
              className="font-mono text-sm"
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        {children}
      </div>
    </Notice>
  );
}
