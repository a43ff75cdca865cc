import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { Link } from "react-router-dom";
import { useUser } from "../../lib/session/user.ts";

/** Renders a note on how matches are delivered: in the app for everyone, and by email with premium. */
export function AlertDelivery() {
  const user = useUser();
  if (!entitlementsOf(user).alertMail) {
    return (
      <p className="text-sm text-soft">
        Matches appear on this page. With{" "}
        <Link to="/subscribe" className="link">
          Premium
        </Link>
        , you also get them by email.
      </p>
    );
  }
  return (
    <p className="text-sm text-soft">
      {user.emailNotificationsEnabled ? (
        <>
          Matches show up here and are emailed to <span className="text-ink">{user.email}</span>.
        </>
      ) : (
        "Matches show up here. Email is turned off in your profile."
      )}
    </p>
  );
}
