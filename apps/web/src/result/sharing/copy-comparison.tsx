import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { formatComparison } from "./as-text.ts";
import { CopyAsText } from "./copy-as-text.tsx";

/** Renders a button that copies a comparison as text. */
export function CopyComparison({ comparison, link }: { comparison: SharedComparison; link: string | null }) {
  return <CopyAsText text={() => formatComparison(comparison, link)} />;
}
