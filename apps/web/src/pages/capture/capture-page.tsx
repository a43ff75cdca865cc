import { comparisonsLeft, FREE_COMPARISONS, isFreeLimitReached } from "@dupewise/domain/account/entitlements";
import { BRAND } from "@dupewise/domain/brand";
import { CAPTURE_PATH } from "@dupewise/domain/capture/hand-over";
import type { User } from "@dupewise/domain/account/user";
import type { Side } from "@dupewise/domain/comparison/side";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Pair } from "@dupewise/ui/seam";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { GetExtension } from "../../lib/layout/get-extension.tsx";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { SIDE_NAMES } from "../../lib/layout/side-names.ts";
import { useSession } from "../../lib/session/session.ts";
import { SwapSides } from "../home/swap-sides.tsx";
import { CapturedSide } from "./captured-side.tsx";
import { MoreAlternatives } from "./more-alternatives.tsx";
import { resolveSideInput, storeTypedSides, readTypedSides } from "./typed-sides.ts";
import { useCompareCaptured } from "./use-compare-captured.ts";
import { useCompareAllCaptured } from "./use-compare-all-captured.ts";
import { useCapturedSides } from "./use-captured-sides.ts";

/** Renders /capture, where pages captured by the browser extension are compared. */
export function CapturePage() {
  const { user } = useSession();
  return (
    <DataLayer>
      <Capture user={user} />
    </DataLayer>
  );
}

function Capture({ user }: { user: User | null }) {
  const { sides, state, drop, dropMore, swap, finish } = useCapturedSides();
  const [typed, setTyped] = useState(readTypedSides);
  useEffect(() => storeTypedSides(typed), [typed]);
  const one = useCompareCaptured(user, () => {
    finish();
    storeTypedSides({});
  });
  const { more = [] } = sides;
  const several = useCompareAllCaptured((compared) => {
    if (compared.length === 1 + more.length) {
      finish();
      storeTypedSides({});
      return;
    }
    const ids = compared.flatMap((input) => ("page" in input ? input.page.id : []));
    const isFirst = (id: string) => id === sides.alternative?.id;
    for (const id of ids.filter((each) => !isFirst(each))) dropMore(id);
    // Dropped last, because another alternative then takes its place.
    if (ids.some(isFirst)) drop("alternative");
  });
  const pending = one.pending || several.pending;

  const inputs = {
    original: resolveSideInput("original", sides, typed),
    alternative: resolveSideInput("alternative", sides, typed),
  };
  const isComplete = Object.values(inputs).every((input) => "page" in input || input.text.trim() !== "");
  const left = user === null ? Infinity : comparisonsLeft(user);
  const over = 1 + more.length - left;
  const compare = () =>
    more.length === 0
      ? one.compare(inputs)
      : several.compare({
          original: inputs.original,
          alternatives: [inputs.alternative, ...more.map((page) => ({ page }))],
        });
  const type = (side: Side, text: string | null) =>
    setTyped(({ [side]: _before, ...rest }) =>
      text === null ? rest : { ...rest, [side]: { of: sides[side]?.id ?? null, text } },
    );
  const swapBoth = () => {
    swap();
    setTyped(({ original, alternative }) => ({
      ...(alternative && { original: alternative }),
      ...(original && { alternative: original }),
    }));
  };
  const [original, alternative] = (["original", "alternative"] as const).map((side) => (
    <CapturedSide
      key={side}
      name={SIDE_NAMES[side]}
      input={inputs[side]}
      page={sides[side]}
      problem={one.problems[side] ?? (side === "alternative" ? several.failureOf(inputs.alternative) : undefined)}
      isMember={user !== null}
      pending={pending}
      onType={(text) => type(side, text)}
      onRemove={() => drop(side)}
    />
  ));
  return (
    <div className="pt-8">
      <PageTitle>Compare from any shop</PageTitle>
      <h1 className="display text-title">Compare from any shop</h1>
      <p className="mt-3 mb-8 max-w-2xl text-soft">
        What you capture stays private in your browser until you compare it.
      </p>
      {state === "silent" && (
        <div className="mb-8">
          <Notice title="No extension found in this browser">
            <p className="mb-3">With the extension, you can compare any shop's page in one click.</p>
            <GetExtension />
          </Notice>
        </div>
      )}
      <Pair
        running={pending}
        original={original}
        alternative={alternative}
        between={<SwapSides disabled={pending} onSwap={swapBoth} />}
      />
      <MoreAlternatives
        pages={more}
        isMember={user !== null}
        pending={pending}
        failureOf={(page) => several.failureOf({ page })}
        onRemove={dropMore}
      />
      <div className="mt-8 flex flex-col items-center gap-3">
        {user === null ? (
          <>
            <Link to={`/auth?next=${encodeURIComponent(CAPTURE_PATH)}`} className={buttonClass("primary", "lg")}>
              Sign in to compare
            </Link>
            <p className="text-center text-soft">What you captured and typed will be here when you come back.</p>
          </>
        ) : isFreeLimitReached(user) ? (
          <Link to="/subscribe" className={buttonClass("primary", "lg")}>
            Upgrade to Premium
          </Link>
        ) : (
          <Button size="lg" busy={pending} disabled={!isComplete || over > 0} onClick={compare}>
            {pending
              ? "Analyzing..."
              : more.length > 0
                ? `Compare ${1 + more.length} alternatives`
                : "Compare Products"}
          </Button>
        )}
        <output className={more.length > 0 ? "text-center text-soft" : "sr-only"}>
          {several.pending
            ? `${several.done} of ${1 + more.length} compared`
            : pending
              ? `${BRAND} is comparing the two products`
              : more.length > 0 && user !== null && costOf(left, over)}
        </output>
      </div>
    </div>
  );
}

/** The cost of several alternatives, stated before it is charged. */
function costOf(left: number, over: number): string {
  const rule = "Each alternative that gets a score counts as one comparison; the others don't count.";
  if (left === Infinity) return rule;
  const have = `You have ${left} of ${FREE_COMPARISONS} free comparisons left`;
  return over > 0 ? `${have}: remove ${over} of the alternatives first.` : `${rule} ${have}.`;
}
