import { buttonClass } from "@dupewise/ui/button";
import { Link } from "react-router-dom";

/** Renders an invitation to visitors of a shared page to compare products of their own. */
export function CompareYourOwn() {
  return (
    <section className="no-print mt-20 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
      <h2 className="display text-2xl">Two tabs open and can't decide?</h2>
      <Link to="/auth" state="sign-up" className={buttonClass()}>
        Compare your own products
      </Link>
    </section>
  );
}
