import { Link } from "react-router-dom";
import { EmailChoice } from "../../lib/email-choice.tsx";
import { setSession } from "../../lib/session.ts";
import { showFailure } from "../../lib/show-failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { useFreshUser } from "../../lib/use-fresh-user.ts";
import { useUser } from "../../lib/user.ts";

/** The account's own switch; each alert has one of its own besides. */
export function EmailSwitch() {
  const user = useUser();
  useFreshUser();
  const save = trpc.auth.setEmailNotifications.useMutation({
    onSuccess: setSession,
    onError: (error) => showFailure(error, "Update Failed", "Failed to update profile"),
  });
  return (
    <>
      <EmailChoice
        checked={save.isPending ? save.variables.enabled : user.emailNotificationsEnabled}
        onChange={({ target }) => save.mutate({ enabled: target.checked })}
      />
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
