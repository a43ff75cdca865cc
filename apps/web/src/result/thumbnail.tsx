import { Cloth } from "@dupewise/ui/cloth";
import { Picture } from "@dupewise/ui/picture";
import { clothOf } from "./materials/cloth-of.ts";
import type { SideView } from "./sides.ts";

/** A garment in small: its picture where there is one, over a swatch of its cloth. Decorative beside its name. */
export function Thumbnail({ view }: { view: SideView }) {
  return (
    <div className="relative aspect-3/4 w-[min(4rem,25%)] max-w-full shrink-0 max-md:w-24 self-start">
      <Cloth family={clothOf(view)} className="absolute inset-0 size-full" />
      <Picture src={view.picture} alt="" className="absolute inset-0 size-full border-0" />
    </div>
  );
}
