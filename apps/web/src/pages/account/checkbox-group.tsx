interface CheckboxGroupProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  words: Readonly<Record<Option, string>>;
  checked: readonly Option[];
  error: string | undefined;
  onChange: (checked: readonly Option[]) => void;
}

/** Renders a fieldset in which any number of the options can be checked, with a validation error below them. */
export function CheckboxGroup<Option extends string>(props: CheckboxGroupProps<Option>) {
  const { legend, options, words, checked, error, onChange } = props;
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 accent-thread"
            checked={checked.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...checked, option] : checked.filter((one) => one !== option))
            }
          />
          {words[option]}
        </label>
      ))}
      {error && (
        <p role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </fieldset>
  );
}
