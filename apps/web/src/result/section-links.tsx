/** The blocks below the first screen, each with its ID. */
const LINKS = [
  { to: "materials", label: "Materials" },
  { to: "value", label: "Worth it?" },
  { to: "alike", label: "Similarity" },
  { to: "sources", label: "Sources" },
] as const;

/** Renders links to the result's sections. On phones, they stay in view while scrolling. */
export function SectionLinks() {
  return (
    <nav
      aria-label="On this page"
      className="no-print sticky top-0 z-10 -mx-4 flex flex-wrap border-y border-line bg-table px-3 md:hidden"
    >
      {LINKS.map(({ to, label }) => (
        <a
          key={to}
          href={`#${to}`}
          className="inline-flex min-h-11 grow items-center justify-center px-1.5 text-sm whitespace-nowrap text-soft hover:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
