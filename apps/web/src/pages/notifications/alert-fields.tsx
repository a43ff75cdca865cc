import { ALERT_THRESHOLD_MAX, ALERT_THRESHOLD_MIN } from "@dupewise/domain/alerts/alert-rules";
import { Field } from "@dupewise/ui/field";
import { Select, TextInput } from "@dupewise/ui/input";
import type { UseFormReturn } from "react-hook-form";
import { GENDER_LABELS } from "./gender-labels.ts";
import type { AlertTexts } from "./validate-alert.ts";

/** Renders the fields of an alert, on one line if there is room. */
export function AlertFields({ form: { register, formState } }: { form: UseFormReturn<AlertTexts> }) {
  const { errors } = formState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <Field label="Product Name" error={errors.productName?.message}>
        {(input) => (
          <TextInput placeholder="e.g., Belted Wrap Coat" dir="auto" {...input} {...register("productName")} />
        )}
      </Field>
      <Field label="Manufacturer/Brand" error={errors.manufacturer?.message}>
        {(input) => <TextInput placeholder="e.g., Isolde Marr" dir="auto" {...input} {...register("manufacturer")} />}
      </Field>
      <Field label="Gender Category">
        {(input) => (
          <Select {...input} {...register("gender")}>
            {Object.entries(GENDER_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Similarity Threshold (%)" error={errors.similarityThreshold?.message}>
        {(input) => (
          <TextInput
            type="number"
            inputMode="numeric"
            min={ALERT_THRESHOLD_MIN}
            max={ALERT_THRESHOLD_MAX}
            {...input}
            {...register("similarityThreshold")}
          />
        )}
      </Field>
    </div>
  );
}
