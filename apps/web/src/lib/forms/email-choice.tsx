import { type ComponentProps, useId } from "react";

/** Lets the user choose whether the account gets mail, in the profile and on the account page. */
export function EmailChoice(input: Omit<ComponentProps<"input">, "id" | "type">) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-thread"
        aria-describedby={`${id}-hint`}
        {...input}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          Email notifications
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          Get important updates—only when there's something worth your time.
        </p>
      </div>
    </div>
  );
}
