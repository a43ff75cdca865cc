import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

/** Renders the link back to the home page at the top of every inner page. */
export function BackHome() {
  return (
    <Link to="/" className="no-print inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Home
    </Link>
  );
}
