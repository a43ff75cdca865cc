import { Dialog } from "@dupewise/ui/dialog";
import { Link } from "react-router-dom";
import { useUser } from "../../lib/session/user.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Renders the Edit Profile dialog: name, plan and email settings. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  return (
    <Dialog title="Edit Profile" onClose={onClose}>
      <PlanSummary user={user} onLeave={onClose} />
      <ProfileForm user={user} onClose={onClose} />
      <p className="mt-6 border-t border-line pt-4 text-sm text-soft">
        To change your password, export your data or sign out everywhere, go to{" "}
        <Link to="/account" className="link inline-block min-h-6" onClick={onClose}>
          Account
        </Link>
        .
      </p>
    </Dialog>
  );
}
