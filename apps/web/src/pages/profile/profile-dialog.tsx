import { Dialog } from "@dupewise/ui/dialog";
import { useUser } from "../../lib/user.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Who one is here, on which plan, and how one is written to. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  return (
    <Dialog title="Edit Profile" onClose={onClose}>
      <PlanSummary user={user} />
      <ProfileForm user={user} onClose={onClose} />
    </Dialog>
  );
}
