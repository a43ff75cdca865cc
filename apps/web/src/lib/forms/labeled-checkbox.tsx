import { type ComponentProps, useId } from "react";

interface LabeledCheckboxProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  label: string;
  hint: string;
}

/** Renders a checkbox with a label, and a hint that describes it to screen readers. */
export function LabeledCheckbox({ label, hint, ...input }: LabeledCheckboxProps) {
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
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
    </div>
  );
}
