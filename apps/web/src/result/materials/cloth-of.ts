import { type FibreFamily, fibreFamily } from "@dupewise/ui/fibres";
import { mainMaterial, type SideView } from "../side-view.ts";

/** Returns the fabric that a garment is drawn in; null when its material is unknown. */
export function clothOf(view: Pick<SideView, "composition" | "materials" | "cloth">): FibreFamily | null {
  const material = mainMaterial(view) ?? view.cloth;
  return material === null ? null : fibreFamily(material);
}
