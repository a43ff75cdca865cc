import type { NotificationInput } from "@dupewise/domain/alerts/alert";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { type AlertTexts, validateAlert } from "./validate-alert.ts";

const FIELDS = ["productName", "manufacturer", "similarityThreshold"] as const;

/** Returns the form for creating or editing an alert, with functions that validate it and show the server's errors. */
export function useAlertForm(defaultValues: AlertTexts) {
  const form = useForm<AlertTexts>({ defaultValues });
  const check = (texts: AlertTexts): NotificationInput | null => {
    const { input, problems, isIncomplete } = validateAlert(texts);
    if (isIncomplete) {
      showToast({
        title: "Missing Information",
        description: "Please provide both product name and manufacturer.",
        destructive: true,
      });
    }
    const [first] = FIELDS.filter((name) => problems[name]);
    for (const name of FIELDS) {
      const message = problems[name];
      if (message) form.setError(name, { message }, { shouldFocus: name === first });
    }
    return input;
  };
  const showServerErrors = (error: unknown) => showFieldErrors<AlertTexts>(error, FIELDS, form.setError);
  return { form, check, showServerErrors };
}
