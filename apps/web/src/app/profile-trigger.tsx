import { UserRound } from "lucide-react";
import type { ComponentProps } from "react";

/** Renders the round button of the Profile menu. */
export function ProfileTrigger(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full border border-edge bg-sheet font-medium hover:border-ink"
      {...props}
    >
      <span className="sr-only">Profile</span>
      <UserRound aria-hidden="true" className="size-5" />
    </button>
  );
}
