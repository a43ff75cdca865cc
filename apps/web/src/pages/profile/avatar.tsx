import type { User } from "@dupewise/domain/account/user";
import { Crown, UserRound } from "lucide-react";
import { useState } from "react";

/** Renders the profile image, or a placeholder if there is none or it fails to load. Premium members get a crown. */
export function Avatar({ user: { profileImageUrl, isPremium } }: { user: User }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className="relative grid size-14 shrink-0 place-items-center rounded-full border border-line bg-sheet text-soft">
      {profileImageUrl !== null && !failed ? (
        <img
          src={profileImageUrl}
          alt=""
          className="size-full rounded-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        <UserRound aria-hidden="true" className="size-7" />
      )}
      {isPremium && (
        <Crown aria-hidden="true" className="absolute -top-2 -right-1.5 size-6 rotate-12 fill-current text-fair" />
      )}
    </span>
  );
}
