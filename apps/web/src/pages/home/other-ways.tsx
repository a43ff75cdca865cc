import { Link } from "react-router-dom";

/** Leads to the forms for more alternatives than one, and for none. */
export function OtherWays() {
  return (
    <p className="flex flex-wrap justify-center gap-x-6">
      <Link to="/alternatives" className="link inline-flex min-h-7 items-center text-sm">
        Add another alternative
      </Link>
      <Link to="/find" className="link inline-flex min-h-7 items-center text-sm">
        Only have the original?
      </Link>
    </p>
  );
}
