import { NavLink } from "react-router-dom";

const TABS = [
  { to: "/history", label: "Comparisons" },
  { to: "/boards", label: "Boards" },
  { to: "/watches", label: "Watched prices" },
  { to: "/history/insights", label: "Insights" },
] as const;

/** Renders the tabs that switch between comparisons, boards, watched prices and insights. */
export function HistoryTabs() {
  return (
    <nav
      aria-label="History"
      className="no-print -mt-3 mb-8 flex flex-wrap gap-x-3.5 border-b border-line max-sm:text-[0.9375rem] sm:gap-x-6"
    >
      {TABS.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            `-mb-px inline-flex min-h-11 items-center border-b-2 font-medium ${isActive ? "border-thread text-ink" : "border-transparent text-soft hover:text-ink"}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
