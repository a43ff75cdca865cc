import { PageTitle } from "../../lib/layout/page-title.tsx";
import { PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { buttonClass } from "@dupewise/ui/button";
import { Seam } from "@dupewise/ui/seam";
import { Link } from "react-router-dom";
import { HalfAndHalf } from "./half-and-half.tsx";
import { SampleResults } from "./sample-results.tsx";
import { TryIt } from "./try-it.tsx";

const FEATURES = [
  {
    title: "AI-Powered Analysis",
    text: "Reads both products, from links or pasted text, and compares cut, material, color, pattern and construction.",
  },
  {
    title: "Fair & Balanced",
    text: "Differences come first, and anything the shop leaves out is marked as missing.",
  },
  {
    title: "Detailed Results",
    text: "Materials side by side, what you get for the price, when to choose which, and a source for every fact.",
  },
];

const START = { to: "/auth", state: "sign-up" } as const;

/** Renders the landing page: what the service does, sample results, and what it costs. */
export function LandingPage() {
  return (
    <>
      <PageTitle>Is the cheap one good enough?</PageTitle>
      <section className="relative">
        <div aria-hidden="true" className="marking-paper absolute inset-0 mask-b-from-60%" />
        <div className="gutter relative mx-auto grid max-w-6xl items-center gap-8 pt-10 pb-12 sm:pt-20 lg:gap-12 lg:pb-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div>
            <h1 className="display text-hero">Find Your Perfect Fashion Dupes</h1>
            <p className="mt-6 max-w-xl text-lg text-soft sm:text-xl">
              Found a cheaper version? See what you'd give up. Paste a link or the text of each to see how similar they
              are, what differs, and whether the price is worth it, with a source for every fact.
            </p>
            <Link {...START} className={`${buttonClass("primary", "lg")} mt-9`}>
              Start Comparing - Free
            </Link>
          </div>
          <HalfAndHalf className="mx-auto max-lg:max-w-48" />
        </div>
      </section>
      <TryIt />
      <SampleResults />
      <section
        aria-label="What you get"
        className="gutter mx-auto grid max-w-6xl gap-10 py-20 md:grid-cols-3 md:gap-14"
      >
        {FEATURES.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-5">
            <h2 className="display text-2xl">{title}</h2>
            <p className="mt-2 text-soft">{text}</p>
          </div>
        ))}
      </section>
      <section aria-labelledby="pricing" className="bg-sunk">
        <div className="-mt-px h-0.5">
          <Seam direction="across" />
        </div>
        <div className="gutter mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-16 gap-y-8 py-16">
          <div>
            <h2 id="pricing" className="display text-title">
              Simple Pricing
            </h2>
            <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
              <span className="display text-5xl">{PREMIUM_PRICE}</span>
              <span>per month for unlimited comparisons</span>
            </p>
            <p className="mt-1 text-soft">3 free comparisons to start. No card needed.</p>
          </div>
          <Link {...START} className={buttonClass("primary", "lg")}>
            Get Started Free
          </Link>
        </div>
      </section>
    </>
  );
}
