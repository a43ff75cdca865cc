import { LabeledCheckbox } from "../../lib/forms/labeled-checkbox.tsx";
import { setSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useUser } from "../../lib/session/user.ts";

/** Renders the setting that allows an AI model to see photos of compared products. */
export function PhotoSwitch() {
  const { photoReadingEnabled } = useUser();
  const save = trpc.auth.setPhotoReading.useMutation({
    onSuccess: setSession,
    onError: (error) => showFailure(error, "Update Failed"),
  });
  return (
    <LabeledCheckbox
      label="Let an AI model see product photos"
      hint="If an AI model is available, it fills in the cut, pattern and details that a page leaves out. It never sees photos you add."
      checked={save.isPending ? save.variables.enabled : photoReadingEnabled}
      onChange={({ target }) => save.mutate({ enabled: target.checked })}
    />
  );
}
