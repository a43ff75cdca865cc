import { BRAND } from "@dupewise/domain/brand";
import { type CapturedSides, MAX_ADDITIONAL_ALTERNATIVES } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import { Button } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Pair } from "@dupewise/ui/seam";
import { useEffect, useState } from "react";
import { removeSides, getCapturedSides } from "../background/captured-sides.ts";
import { openDupewise, type CaptureRole, captureActivePage } from "../background/capture-active-page.ts";
import type { WebExtension } from "../web-extension.ts";
import { SideCard } from "./side-card.tsx";

const NAMES = { original: "Original", alternative: "Alternative" } as const;

/** Renders the popup: the pages captured so far, and buttons that capture the current page as one of the sides. */
export function Popup({ ext }: { ext: WebExtension }) {
  const [sides, setSides] = useState<CapturedSides>({});
  const [pressed, setPressed] = useState<CaptureRole | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState("");
  useEffect(() => void getCapturedSides(ext).then(setSides), [ext]);

  const take = async (place: CaptureRole) => {
    setPressed(place);
    setProblem(null);
    const taken = await captureActivePage(ext, place).catch(() => ({
      problem: "There's no room left to store this page.",
    }));
    setPressed(null);
    if ("problem" in taken) return setProblem(taken.problem);
    setSides(taken.sides);
    const { original, alternative, more = [] } = taken.sides;
    const other = NAMES[place === "original" ? "alternative" : "original"].toLowerCase();
    if (more.length > 0) return setTold(`Saved: ${1 + more.length} alternatives. Open ${BRAND} to compare them.`);
    setTold(original && alternative ? `Both are open in ${BRAND}.` : `Saved. Now open the ${other} and click again.`);
  };
  const drop = async (side: Side) => {
    setSides(await removeSides(ext, [side]));
    setTold(`${NAMES[side]} removed.`);
  };
  const cardOf = (side: Side) => (
    <SideCard
      name={NAMES[side]}
      page={sides[side]}
      busy={pressed === side}
      onCapture={() => void take(side)}
      onRemove={() => void drop(side)}
    />
  );
  return (
    <main className="w-96 max-w-full bg-table p-5 text-ink">
      <h1 className="display mb-4 text-2xl">Which one is this page?</h1>
      <Pair
        stacks={false}
        running={pressed !== null}
        original={cardOf("original")}
        alternative={cardOf("alternative")}
      />
      {sides.original && sides.alternative && (sides.more?.length ?? 0) < MAX_ADDITIONAL_ALTERNATIVES && (
        <Button look="quiet" size="sm" className="mt-3" busy={pressed === "more"} onClick={() => void take("more")}>
          Another alternative
        </Button>
      )}
      <output className="block text-sm text-soft not-empty:mt-4">{told}</output>
      {problem !== null && (
        <div role="alert" className="mt-4">
          <Notice title={problem} tone="poor" />
        </div>
      )}
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <Button look="quiet" size="sm" className="-ml-3" onClick={() => void openDupewise(ext).then(() => close())}>
          Open {BRAND}
        </Button>
        <Button look="quiet" size="sm" className="-mr-3" onClick={() => void ext.runtime.openOptionsPage()}>
          Settings
        </Button>
      </p>
    </main>
  );
}
