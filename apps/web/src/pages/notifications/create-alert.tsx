import { Button } from "@dupewise/ui/button";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { runPostponedAction } from "../../lib/feedback/postponed-action.ts";
import { useUser } from "../../lib/session/user.ts";
import { AlertDelivery } from "./alert-delivery.tsx";
import { AlertFields } from "./alert-fields.tsx";
import { showAlertError, isPlanLimitError } from "./show-alert-error.ts";
import { EMPTY_ALERT } from "./validate-alert.ts";
import { useAlertForm } from "./use-alert-form.ts";

const NAMES = Object.keys(EMPTY_ALERT);

/** Renders the form that creates an alert. Its draft is kept until the alert is created. */
export function CreateAlert() {
  const { id: userId } = useUser();
  const { form, check, showServerErrors } = useAlertForm({
    ...EMPTY_ALERT,
    ...readFormDraft(localStorage, "alert", userId, NAMES),
  });
  const utils = trpc.useUtils();
  const create = trpc.notifications.create.useMutation({
    // An alert that is about to be deleted must not count toward the plan's limit.
    onMutate: runPostponedAction,
    onSuccess: (made) => {
      form.reset(EMPTY_ALERT);
      utils.notifications.list.setData(undefined, (alerts) => alerts && [made, ...alerts]);
      showToast({
        title: "Notification Created",
        description: "Your email notification has been set up successfully.",
      });
    },
    onError: (error) => {
      showServerErrors(error);
      showAlertError(error, "Failed to create notification");
    },
  });
  const submit = form.handleSubmit((texts) => {
    const input = check(texts);
    if (input && !create.isPending) create.mutate(input);
  });
  const draft = useWatch({ control: form.control });
  useEffect(() => {
    const typed = { ...EMPTY_ALERT, ...draft };
    const isEmpty = typed.productName === "" && typed.manufacturer === "";
    writeFormDraft(localStorage, "alert", userId, isEmpty ? null : typed);
  }, [userId, draft]);
  return (
    <form
      noValidate
      aria-label="New alert"
      className="rounded-lg border border-line bg-sheet p-5 sm:p-7"
      onSubmit={(event) => void submit(event)}
    >
      <AlertFields form={form} />
      {isPlanLimitError(create.error) && (
        <div role="alert" className="mt-5">
          <PremiumNotice feature="More than one alert">
            A free account can have one active alert. Pause, edit or delete the one below, or upgrade for unlimited
            alerts. Your text is saved.
          </PremiumNotice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <AlertDelivery />
        <Button type="submit" busy={create.isPending}>
          {create.isPending ? "Creating..." : "Create Notification"}
        </Button>
      </div>
    </form>
  );
}
