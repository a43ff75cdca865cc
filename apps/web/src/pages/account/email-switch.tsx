import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { setSession } from "../../lib/session.ts";
import { showFailure } from "../../lib/show-failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { useUser } from "../../lib/user.ts";

/** The account's own switch; each alert has one of its own besides. */
export function EmailSwitch() {
  const user = useUser();
  const id = useId();
  const [enabled, setEnabled] = useState(user.emailNotificationsEnabled);
  const save = trpc.auth.setEmailNotifications.useMutation({
    onSuccess: setSession,
    onError: (error, tried) => {
      setEnabled(!tried.enabled);
      showFailure(error, "Update Failed", "Failed to update profile");
    },
  });
  return (
    <>
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-thread"
          aria-describedby={`${id}-hint`}
          checked={enabled}
          onChange={({ target: { checked } }) => {
            setEnabled(checked);
            save.mutate({ enabled: checked });
          }}
        />
        <div>
          <label htmlFor={id} className="font-medium">
            Email notifications
          </label>
          <p id={`${id}-hint`} className="text-sm text-soft">
            Get important updates—only when there's something worth your time.
          </p>
        </div>
      </div>
      <p className="mt-4 text-soft">
        Each alert has a switch of its own under{" "}
        <Link to="/notifications" className="link">
          Notifications
        </Link>
        . Mail about your password, address or payments always comes.
      </p>
    </>
  );
}
