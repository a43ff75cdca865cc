/** Renders a pair of tailor's notches, which meet for a similarity and miss each other for a difference. Decorative. */
export function Notch({ meets }: { meets: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 text-thread">
      <path d="M10 1v18" stroke="currentColor" strokeWidth="1.2" strokeDasharray="2.5 2.2" strokeLinecap="round" />
      <path d={meets ? "M2.5 6L9 10L2.5 14Z" : "M2.5 2.5L9 6.5L2.5 10.5Z"} fill="currentColor" />
      <path
        d={meets ? "M17.5 6L11 10L17.5 14Z" : "M17.5 9.5L11 13.5L17.5 17.5Z"}
        fill={meets ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
