import { useState } from "react";
import { Link } from "react-router-dom";
import { EmailCheckbox } from "../../lib/forms/email-checkbox.tsx";
import { setSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useFreshUser } from "../../lib/session/use-fresh-user.ts";
import { useUser } from "../../lib/session/user.ts";

/**
 * Renders the setting that turns all of the account's email notifications on or off. Each alert also has its own
 * switch.
 */
export function EmailSwitch() {
  const user = useUser();
  useFreshUser();
  // Updated immediately: a checkbox rendered by React reverts until its state has changed.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = trpc.auth.setEmailNotifications.useMutation({
    onSuccess: setSession,
    onError: (error) => showFailure(error, "Update Failed", "Failed to update profile"),
    onSettled: () => setWanted(null),
  });
  return (
    <>
      <EmailCheckbox
        checked={wanted ?? user.emailNotificationsEnabled}
        onChange={({ target: { checked } }) => {
          setWanted(checked);
          save.mutate({ enabled: checked });
        }}
      />
      <p className="mt-4 text-soft">
        Each alert has its own switch under{" "}
        <Link to="/notifications" className="link">
          Notifications
        </Link>
        . Emails about your password, email address or payments are always sent.
      </p>
    </>
  );
}
