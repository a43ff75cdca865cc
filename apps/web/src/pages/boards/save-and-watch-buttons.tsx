import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { WatchPrice } from "../watches/watch-price.tsx";
import { SaveToBoard } from "./save-to-board.tsx";

/** Renders a button that saves a comparison to a board, and a button that watches one of its prices. */
export function SaveAndWatchButtons({ comparison }: { comparison: FlatComparison }) {
  return (
    <>
      <SaveToBoard comparisons={[comparison]} />
      <WatchPrice comparison={comparison} />
    </>
  );
}
