import { Button } from "@dupewise/ui/button";
import { Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { GarmentPhoto } from "../head/garment-photo.tsx";
import type { SideView } from "../side-view.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import { usePhotos } from "./use-photos.ts";
import { useZoom } from "./use-zoom.ts";
import { MAX_ZOOM, toCssTransform } from "./zoomed-view.ts";

const WAYS = { beside: "Side by side", slide: "Slider" } as const;
type Way = keyof typeof WAYS;

interface PhotoCompareProps {
  /** The ID of the comparison. */
  id: string;
  sides: readonly [original: SideView, alternative: SideView];
  /** Whether the user can add photos. */
  isOwn: boolean;
  onClose: () => void;
}

/** Renders both photos full-screen at the same scale. Zooming or panning one moves the other too. */
export function PhotoCompare({ id, sides, isOwn, onClose }: PhotoCompareProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const [way, setWay] = useState<Way>("beside");
  const [split, setSplit] = useState(50);
  const { view, grow, shrink, reset, keys, handlers } = useZoom();
  const transform = toCssTransform(view);
  const photos = usePhotos(id, sides, isOwn);
  const shown = (each: SideView): SideView => ({ ...each, picture: photos.shownOf(each.side)?.src ?? null });
  return (
    <dialog
      ref={dialog}
      aria-label="Both photos"
      onClose={onClose}
      {...keys}
      className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-table text-ink"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        <fieldset aria-label="Layout" className="flex gap-1">
          {(["beside", "slide"] as const).map((each) => (
            <Button
              key={each}
              look={way === each ? "secondary" : "quiet"}
              size="sm"
              aria-pressed={way === each}
              onClick={() => setWay(each)}
            >
              {WAYS[each]}
            </Button>
          ))}
        </fieldset>
        <div className="ml-auto flex items-center gap-1">
          <Button look="quiet" size="sm" aria-label="Zoom out" disabled={view.zoom <= 1} onClick={shrink}>
            <Minus aria-hidden="true" className="size-4" />
          </Button>
          <output aria-label="Zoom" className="w-12 text-center text-sm">{`${Math.round(view.zoom * 100)}%`}</output>
          <Button look="quiet" size="sm" aria-label="Zoom in" disabled={view.zoom >= MAX_ZOOM} onClick={grow}>
            <Plus aria-hidden="true" className="size-4" />
          </Button>
          <Button look="quiet" size="sm" onClick={reset}>
            Reset zoom
          </Button>
          <Button look="quiet" size="sm" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      <Stage
        way={way}
        split={split}
        sides={[shown(sides[0]), shown(sides[1])]}
        transform={transform}
        handlers={handlers}
      />
      {photos.problem && (
        <p role="alert" className="border-t border-line px-4 py-2 text-poor">
          {photos.problem}
        </p>
      )}
      <div className="grid border-t border-line empty:hidden md:grid-cols-2">
        {sides.map((each) => (
          <PhotoStrip key={each.side} view={each} photos={photos} isOwn={isOwn} />
        ))}
      </div>
      {way === "slide" && (
        <label className="flex items-center gap-3 border-t border-line px-4 py-3 text-sm">
          <span>Original</span>
          <input
            type="range"
            min={0}
            max={100}
            value={split}
            aria-label="How much of the original to show"
            className="grow accent-thread"
            onChange={({ target }) => setSplit(Number(target.value))}
          />
          <span>Alternative</span>
        </label>
      )}
    </dialog>
  );
}

interface StageProps {
  way: Way;
  /** How much of the original to show, in percent. */
  split: number;
  sides: PhotoCompareProps["sides"];
  transform: string;
  handlers: ReturnType<typeof useZoom>["handlers"];
}

function Stage({ way, split, sides: [original, alternative], transform, handlers }: StageProps) {
  const isBeside = way === "beside";
  return (
    <div
      className={`relative grid min-h-0 grow touch-none gap-1 select-none ${isBeside ? "max-md:grid-rows-2 md:grid-cols-2" : "grid-cols-1"}`}
      {...handlers}
    >
      <Pane
        view={original}
        transform={transform}
        className={isBeside ? "relative" : "relative col-start-1 row-start-1"}
      />
      <div
        className={isBeside ? "relative min-h-0" : "relative col-start-1 row-start-1 min-h-0"}
        style={isBeside ? undefined : { clipPath: `inset(0 0 0 ${split}%)` }}
      >
        <Pane view={alternative} transform={transform} className="absolute inset-0" isRight />
      </div>
    </div>
  );
}

interface PaneProps {
  view: SideView;
  transform: string;
  className: string;
  /** Whether the label is at the right edge, which stays visible longest. */
  isRight?: boolean;
}

function Pane({ view, transform, className, isRight = false }: PaneProps) {
  return (
    <figure className={`m-0 min-h-0 overflow-hidden ${className}`}>
      <div className="pointer-events-none absolute inset-0" style={{ transform }}>
        <GarmentPhoto view={view} className="size-full" />
      </div>
      <figcaption
        className={`absolute bottom-2 rounded-full bg-sheet px-3 py-0.5 text-sm ${isRight ? "right-2" : "left-2"}`}
      >
        {view.label}
      </figcaption>
    </figure>
  );
}
