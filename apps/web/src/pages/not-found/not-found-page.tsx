import { PageTitle } from "../../lib/layout/page-title.tsx";
import { buttonClass } from "@dupewise/ui/button";
import { Link } from "react-router-dom";

/** Renders the page that signed-in users see at an unknown URL. */
export function NotFoundPage() {
  return (
    <div className="flex flex-col items-center gap-5 py-24 text-center">
      <PageTitle>404 Page Not Found</PageTitle>
      <h1 className="display text-title">404 Page Not Found</h1>
      <p className="text-soft">There's nothing at this address.</p>
      <Link to="/" className={buttonClass("secondary")}>
        Back to Home
      </Link>
    </div>
  );
}
