import { fieldIssues } from "@dupewise/domain/errors";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";

/** The conditions of a watch as typed in the form. */
export interface WatchConditionTexts {
  below: string;
  dropPercent: string;
  backInStock: boolean;
}

export type WatchConditionErrors = Partial<Record<"below" | "dropPercent", string>>;

/** The initial conditions in the form for a new watch. */
export const DEFAULT_WATCH_CONDITIONS: WatchConditionTexts = { below: "", dropPercent: "10", backInStock: true };

/**
 * Validates a watch's conditions with the same schema as the server. Returns the parsed conditions, or the error of
 * each invalid field.
 */
export async function parseWatchConditions({ below, dropPercent, backInStock }: WatchConditionTexts) {
  const { WatchTermsInput } = await import("@dupewise/domain/watches/watch");
  const { data, error } = WatchTermsInput.safeParse({
    below: below.trim() === "" ? null : below,
    dropPercent: dropPercent.trim() === "" ? null : Number(dropPercent),
    backInStock,
  });
  if (data) return { conditions: data, errors: {} };
  const errors: WatchConditionErrors = Object.fromEntries(
    fieldIssues(error).map(({ path, message }) => [path, message]),
  );
  return { conditions: null, errors };
}

interface ConditionFieldsProps {
  texts: WatchConditionTexts;
  errors: WatchConditionErrors;
  /** The currency of the watched price, once it is known. */
  currency: string | null;
  onChange: (texts: WatchConditionTexts) => void;
}

/** Renders the fields for a watch's conditions: target price, percentage drop, back in stock. */
export function ConditionFields({ texts, errors, currency, onChange }: ConditionFieldsProps) {
  return (
    <fieldset>
      <legend className="font-medium">Notify me when</legend>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        <Field label={`The price is at most${currency === null ? "" : ` (${currency})`}`} error={errors.below}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              placeholder="79.50"
              value={texts.below}
              onChange={({ target }) => onChange({ ...texts, below: target.value })}
            />
          )}
        </Field>
        <Field label="It drops by at least (%)" error={errors.dropPercent}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              placeholder="10"
              value={texts.dropPercent}
              onChange={({ target }) => onChange({ ...texts, dropPercent: target.value })}
            />
          )}
        </Field>
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-thread"
          checked={texts.backInStock}
          onChange={({ target }) => onChange({ ...texts, backInStock: target.checked })}
        />
        The product is back in stock
      </label>
    </fieldset>
  );
}
