import { buttonClass } from "@dupewise/ui/button";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { UnavailablePage } from "../../lib/loading/unavailable-page.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { CompareForm } from "./compare-form.tsx";

const Dashboard = createLazyComponent(
  async () => (await import("./dashboard.tsx")).Dashboard,
  () => null,
);
const ResultView = createLazyComponent(async () => (await import("./result-view.tsx")).ResultView, UnavailablePage);

/** Renders "/", the form for two products, and "/c/:id", the result of comparing two products. */
export function HomePage() {
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <div className="pt-1 wide:pt-3 print:pt-0">
        <ResultView key={id} id={id} />
        <p className="no-print mt-3">
          <Link to="/" className={buttonClass("secondary")}>
            Compare another pair
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="pt-8 sm:pt-14">
      <PageTitle>Compare</PageTitle>
      <h1 className="display max-w-3xl text-title">Is the cheap one good enough?</h1>
      <p className="mt-3 mb-10 max-w-xl text-lg text-soft">
        Put the two side by side. A link to each is enough; if a shop's page can't be read, paste its text.
      </p>
      <CompareForm />
      <Suspense>
        <Dashboard />
      </Suspense>
    </div>
  );
}
