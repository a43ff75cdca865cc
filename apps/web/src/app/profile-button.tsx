import type { User } from "@dupewise/domain/account/user";
import { Suspense, useEffect, useRef, useState } from "react";
import { showUnavailableToast } from "../lib/loading/unavailable-dialog.tsx";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { reloadForNewVersion } from "../lib/loading/reload-for-new-version.ts";
import { ProfileTrigger } from "./profile-trigger.tsx";

const ProfileMenu = createLazyComponent(async () => (await import("./profile-menu.tsx")).ProfileMenu, UnavailableMenu);
const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

/** Renders the Profile button immediately. The code of its menu, which is larger, loads afterward. */
export function ProfileButton({ user }: { user: User }) {
  const [pressed, setPressed] = useState(false);
  const focused = useRef(false);
  // The menu may replace the button at any moment, so pointer down already counts as a click; later events are ignored.
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setPressed(true);
  };
  const waiting = (
    <ProfileTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) press(event);
      }}
      onKeyDown={(event) => {
        if (OPENING_KEYS.includes(event.key)) press(event);
      }}
      onClick={press}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <ProfileMenu user={user} pressed={pressed} focused={focused} />
    </Suspense>
  );
}

/** The button of a menu whose code failed to load. */
function UnavailableMenu({ pressed }: { pressed: boolean }) {
  useEffect(() => {
    if (pressed) showUnavailableToast();
  }, [pressed]);
  const retry = () => {
    showUnavailableToast();
    void reloadForNewVersion(true);
  };
  return <ProfileTrigger aria-haspopup="menu" aria-expanded={false} onClick={retry} />;
}
