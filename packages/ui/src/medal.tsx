import { classNames } from "./class-names.ts";

const METALS = ["text-cotton", "text-other", "text-hide"] as const;

/** Renders a medal for places 1 to 3, and a plain number for others. Decorative. */
export function Medal({ place }: { place: number }) {
  const metal = METALS[place - 1];
  if (!metal) {
    return (
      <span aria-hidden="true" className="grid w-9 place-items-center text-soft">
        {place}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 36 44" aria-hidden="true" className={classNames("h-11 w-9 shrink-0", metal)}>
      <path d="M9 2h7l5 15h-6zM27 2h-7l-5 15h6z" className="fill-thread" />
      <circle cx="18" cy="28" r="13" fill="currentColor" />
      <circle cx="18" cy="28" r="10" className="fill-sheet" />
      <circle cx="18" cy="28" r="10" fill="none" stroke="currentColor" strokeDasharray="2 2" />
      <text x="18" y="33" textAnchor="middle" className="display fill-ink text-[15px]">
        {place}
      </text>
    </svg>
  );
}
