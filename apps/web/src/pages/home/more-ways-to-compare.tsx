import { Link } from "react-router-dom";

/** Renders links to the form that compares several alternatives and the form that finds alternatives. */
export function MoreWaysToCompare() {
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <Link to="/alternatives" className="tap link inline-flex min-h-7 items-center text-sm">
        Add another alternative
      </Link>
      <Link to="/find" className="tap link inline-flex min-h-7 items-center text-sm">
        Only have the original?
      </Link>
    </p>
  );
}
