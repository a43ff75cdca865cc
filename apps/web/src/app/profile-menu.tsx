import type { User } from "@dupewise/domain/account/user";
import { Menu, MenuItem, MenuNote } from "@dupewise/ui/menu";
import { LogOut, UserPen } from "lucide-react";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { UnavailableDialog } from "../lib/loading/unavailable-dialog.tsx";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { showFailure } from "../lib/feedback/show-failure.ts";
import { trpc } from "../lib/api/trpc.ts";
import { runPostponedAction } from "../lib/feedback/postponed-action.ts";
import { useClearSession } from "../lib/session/use-clear-session.ts";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";
import { ProfileTrigger } from "./profile-trigger.tsx";

const ProfileDialog = createLazyComponent(
  async () => (await withPendingIndicator(import("../pages/profile/profile-dialog.tsx"))).ProfileDialog,
  UnavailableDialog,
);

export interface ProfileMenuProps {
  user: User;
  /** Whether the button was pressed before the menu loaded, and whether it had focus. */
  pressed: boolean;
  focused: RefObject<boolean>;
}

/** Renders the Profile button with its menu: the user's name and email, the profile dialog, and sign-out. */
export function ProfileMenu({ user, pressed, focused }: ProfileMenuProps) {
  const [viewing, setViewing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leave = useClearSession();
  const logout = trpc.auth.logout.useMutation({
    onSuccess: () => leave("Goodbye!", "You have been signed out."),
    onError: (error) => showFailure(error, "Logout failed", "Please try again."),
  });
  useEffect(() => {
    if (focused.current && !pressed) trigger.current?.focus();
  }, [focused, pressed]);
  // The menu item that opened the dialog is gone, so focus moves to the menu's button.
  const closeProfile = () => {
    setViewing(false);
    setTimeout(() => trigger.current?.focus());
  };
  return (
    <>
      <Menu trigger={<ProfileTrigger ref={trigger} />} defaultOpen={pressed}>
        <MenuNote>
          <span className="block font-medium text-ink" dir="auto">
            {user.name}
          </span>
          {user.email}
        </MenuNote>
        <MenuItem
          icon={<UserPen aria-hidden="true" className="size-4.5 text-soft" />}
          onSelect={() => setViewing(true)}
        >
          View Profile
        </MenuItem>
        <MenuItem
          icon={<LogOut aria-hidden="true" className="size-4.5 text-soft" />}
          onSelect={() => void runPostponedAction().then(() => logout.mutate())}
        >
          Sign Out
        </MenuItem>
      </Menu>
      <Suspense>{viewing && <ProfileDialog onClose={closeProfile} />}</Suspense>
    </>
  );
}
