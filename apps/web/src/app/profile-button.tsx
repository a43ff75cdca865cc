import type { User } from "@dupewise/domain/user";
import { lazy, Suspense, useState } from "react";
import { ProfileTrigger } from "./profile-trigger.tsx";

const ProfileMenu = lazy(async () => ({ default: (await import("./profile-menu.tsx")).ProfileMenu }));

/** The Profile menu. It weighs more than the page around it, so only its button comes first, and can be pressed. */
export function ProfileButton({ user }: { user: User }) {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const waiting = (
    <ProfileTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setPressed(true)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <ProfileMenu user={user} pressed={pressed} focused={focused} />
    </Suspense>
  );
}
