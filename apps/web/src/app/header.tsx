import { NavLink } from "react-router-dom";
import { useUser } from "../lib/session/user.ts";
import { BrandLink } from "../lib/layout/brand-link.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { UsageBadge } from "./usage-badge.tsx";

const LINKS = [
  { to: "/history", label: "History" },
  { to: "/notifications", label: "Notifications" },
  { to: "/personalized", label: "Style Profile" },
] as const;

/** Renders the header of pages for signed-in users: the brand, the navigation, the plan and the Profile menu. */
export function Header() {
  const user = useUser();
  return (
    <header className="no-print gutter mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 gap-y-0 py-1 min-[22rem]:gap-x-3 md:gap-y-1 md:py-4 sm:gap-x-6">
      <BrandLink />
      <nav aria-label="Main" className="flex flex-wrap gap-x-5 max-md:order-last max-md:w-full">
        {LINKS.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              `tap inline-flex min-h-9 items-center border-b-2 md:min-h-11 ${isActive ? "border-thread text-ink" : "border-transparent text-soft hover:text-ink"}`
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2 min-[22rem]:gap-3 sm:gap-4">
        <UsageBadge user={user} />
        <ProfileButton user={user} />
      </div>
    </header>
  );
}
