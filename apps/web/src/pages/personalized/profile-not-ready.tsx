import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { buttonClass } from "@dupewise/ui/button";
import { Link } from "react-router-dom";

/** Renders the number of comparisons still needed for a style profile. */
export function ProfileNotReady({
  profile: { message, comparisonsUsed, comparisonsNeeded },
}: {
  profile: PersonalizedRecommendations;
}) {
  const percent = comparisonsNeeded > 0 ? Math.min(100, Math.round((comparisonsUsed / comparisonsNeeded) * 100)) : 100;
  return (
    <div className="marking-paper mx-auto max-w-2xl rounded-lg border border-dashed border-edge bg-sheet px-6 py-12 text-center sm:px-12">
      <p className="display text-2xl">{message}</p>
      <progress className="sr-only" aria-label="Progress toward your style profile" value={percent} max={100} />
      <div aria-hidden="true" className="mt-8 h-3 rounded-full bg-sunk">
        <div className="h-full rounded-full bg-thread forced-color-adjust-none" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-3 text-soft">{`${comparisonsUsed} of ${comparisonsNeeded} comparisons`}</p>
      <Link to="/" className={`${buttonClass()} mt-8`}>
        Start Comparing Products
      </Link>
    </div>
  );
}
