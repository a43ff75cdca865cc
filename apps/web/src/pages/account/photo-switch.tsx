import { useId } from "react";
import { setSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useUser } from "../../lib/session/user.ts";

/** Turns an AI model's access to photos of compared products on or off. */
export function PhotoSwitch() {
  const id = useId();
  const { photoReadingEnabled } = useUser();
  const save = trpc.auth.setPhotoReading.useMutation({
    onSuccess: setSession,
    onError: (error) => showFailure(error, "Update Failed"),
  });
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-thread"
        aria-describedby={`${id}-hint`}
        checked={save.isPending ? save.variables.enabled : photoReadingEnabled}
        onChange={({ target }) => save.mutate({ enabled: target.checked })}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          Let an AI model see product photos
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          If this site uses one, it fills in the cut, pattern and details that a page leaves out. It never sees your own
          photos.
        </p>
      </div>
    </div>
  );
}
