import { type FibreFamily, fibreFamily } from "@dupewise/ui/fibres";
import { mainMaterial, type SideView } from "../sides.ts";

/** The cloth a garment is drawn in; null when nobody knows what it is made of. */
export function clothOf(view: Pick<SideView, "composition" | "materials" | "cloth">): FibreFamily | null {
  const material = mainMaterial(view) ?? view.cloth;
  return material === null ? null : fibreFamily(material);
}
