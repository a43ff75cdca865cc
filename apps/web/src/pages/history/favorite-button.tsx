import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { Heart } from "lucide-react";
import { BAR_BUTTON_CLASSES, BAR_LABEL_CLASSES } from "../../result/result-actions.tsx";
import { useFavorite } from "./use-favorite.ts";

/** Renders the button that marks the open comparison as a favorite, like the one on its history card. */
export function FavoriteButton({ comparison: { id, isFavorite } }: { comparison: FlatComparison }) {
  const favorite = useFavorite();
  const isMarked = favorite.isPending ? favorite.variables.isFavorite : isFavorite;
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      className={BAR_BUTTON_CLASSES}
      onClick={() => favorite.mutate({ id, isFavorite: !isMarked })}
    >
      <Heart aria-hidden="true" className={`size-4.5 ${isMarked ? "fill-current text-poor" : ""}`} />
      <span className={BAR_LABEL_CLASSES}>Favorite</span>
    </button>
  );
}
