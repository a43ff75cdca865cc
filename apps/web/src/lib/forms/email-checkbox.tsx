import type { ComponentProps } from "react";
import { LabeledCheckbox } from "./labeled-checkbox.tsx";

/** Renders the checkbox for the account's email notifications, shown in the profile and on the account page. */
export function EmailCheckbox(input: Omit<ComponentProps<typeof LabeledCheckbox>, "label" | "hint">) {
  return (
    <LabeledCheckbox
      label="Email notifications"
      hint="Get important updates—only when there's something worth your time."
      {...input}
    />
  );
}
