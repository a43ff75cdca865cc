import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { Heart, Trash2 } from "lucide-react";
import { prepareFocusAfterRemoval } from "../../lib/focus/prepare-focus-after-removal.ts";
import { useFavorite } from "./use-favorite.ts";
import { useRemoveComparison } from "./use-remove-comparison.ts";

const BUTTON = "grid size-11 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink";

interface CardActionsProps {
  comparison: FlatComparison;
  /** The comparison's name, for screen reader users, who hear one button after another. */
  name: string;
}

/** Renders the favorite and delete buttons of a history card. */
export function CardActions({ comparison: { id, isFavorite }, name }: CardActionsProps) {
  const favorite = useFavorite();
  const remove = useRemoveComparison();
  const marked = favorite.isPending ? favorite.variables.isFavorite : isFavorite;
  return (
    <div className="-my-2 -mr-3 ml-auto flex shrink-0">
      <button
        type="button"
        aria-label={`Favorite: ${name}`}
        aria-pressed={marked}
        className={`${BUTTON} aria-pressed:text-poor`}
        onClick={() => favorite.mutate({ id, isFavorite: !marked })}
      >
        <Heart aria-hidden="true" className={`size-5 ${marked ? "fill-current" : ""}`} />
      </button>
      <button
        type="button"
        aria-label={`Delete: ${name}`}
        aria-disabled={remove.isPending}
        className={BUTTON}
        onClick={({ currentTarget }) => {
          if (remove.isPending) return;
          const land = prepareFocusAfterRemoval(currentTarget);
          remove.mutateAsync({ id }).then(land, () => undefined);
        }}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
