import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";
import { SaveOrCancel } from "../../lib/forms/save-or-cancel.tsx";
import { useCancelOnEscape } from "../../lib/forms/use-cancel-on-escape.ts";
import { EMPTY_ALERT } from "./validate-alert.ts";
import { AlertFields } from "./alert-fields.tsx";
import { useAlertForm } from "./use-alert-form.ts";
import { useUpdateAlert } from "./use-update-alert.ts";

const NAMES = Object.keys(EMPTY_ALERT);

export interface EditAlertProps {
  alert: EmailNotification;
  onClose: () => void;
}

/** Renders the form that edits an alert in place. */
export function EditAlert({ alert, onClose }: EditAlertProps) {
  const { id, userId, productName, manufacturer, gender } = alert;
  const update = useUpdateAlert();
  const { form, check, showServerErrors } = useAlertForm({
    productName,
    manufacturer,
    gender,
    similarityThreshold: `${alert.similarityThreshold}`,
    ...readFormDraft(localStorage, `alert-${id}`, userId, NAMES),
  });
  const draft = useWatch({ control: form.control });
  useEffect(() => {
    writeFormDraft(localStorage, `alert-${id}`, userId, { ...EMPTY_ALERT, ...draft });
  }, [id, userId, draft]);
  const close = () => {
    writeFormDraft(localStorage, `alert-${id}`, userId, null);
    onClose();
  };
  const editor = useCancelOnEscape(close);
  const submit = form.handleSubmit((texts) => {
    const input = check(texts);
    if (input && !update.isPending) update.mutate({ id, ...input }, { onSuccess: close, onError: showServerErrors });
  });
  const { setFocus } = form;
  useEffect(() => setFocus("productName"), [setFocus]);
  return (
    <form
      noValidate
      aria-label={`Edit ${productName}`}
      className="flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5"
      ref={editor}
      onSubmit={(event) => void submit(event)}
    >
      <AlertFields form={form} />
      <SaveOrCancel saving={update.isPending} onCancel={close} />
    </form>
  );
}
