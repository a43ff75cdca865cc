/** Renders a number with its caption, for use in a `dl`. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-sm text-balance text-soft">{name}</dt>
      <dd className="display text-4xl text-thread">{value}</dd>
    </div>
  );
}
