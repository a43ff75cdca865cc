import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { Link } from "react-router-dom";
import { useUser } from "../../lib/session/user.ts";

/** Where alerts arrive: here for everybody, by mail with premium. */
export function Delivery() {
  const user = useUser();
  if (!entitlementsOf(user).alertMail) {
    return (
      <p className="text-sm text-soft">
        What is found shows up on this page. With{" "}
        <Link to="/subscribe" className="link">
          premium
        </Link>{" "}
        it also comes by email.
      </p>
    );
  }
  return (
    <p className="text-sm text-soft">
      {user.emailNotificationsEnabled ? (
        <>
          What is found shows up here and is mailed to <span className="text-ink">{user.email}</span>.
        </>
      ) : (
        "What is found shows up here. Email is switched off in your profile."
      )}
    </p>
  );
}
