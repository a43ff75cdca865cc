import { BRAND } from "@dupewise/domain/brand";
import { Link } from "react-router-dom";

/** Renders the logo and the brand as a link to the home page. */
export function BrandLink() {
  return (
    <Link to="/" className="display inline-flex min-h-11 items-center gap-2.5 text-2xl text-ink no-underline">
      <svg viewBox="0 0 20 24" aria-hidden="true" className="h-6 w-5 text-thread">
        <path
          d="M7 4H2v16h5M13 4h5v16h-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M10 1v22" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeDasharray="3 3.3" />
      </svg>
      {BRAND}
    </Link>
  );
}
