import type { ComponentProps } from "react";
import { CheckChoice } from "./check-choice.tsx";

/** Renders the checkbox for the account's email notifications, shown in the profile and on the account page. */
export function EmailChoice(input: Omit<ComponentProps<typeof CheckChoice>, "label" | "hint">) {
  return (
    <CheckChoice
      label="Email notifications"
      hint="Get important updates—only when there's something worth your time."
      {...input}
    />
  );
}
