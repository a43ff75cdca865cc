import { type FiberFamily, fiberFamily } from "@dupewise/ui/fibers";
import { mainMaterial, type SideView } from "../side-view.ts";

/**
 * Returns the fiber family of a garment's main material, which its swatch is drawn in, or null if its material is
 * unknown.
 */
export function mainFiberFamily(view: Pick<SideView, "composition" | "materials" | "cloth">): FiberFamily | null {
  const material = mainMaterial(view) ?? view.cloth;
  return material === null ? null : fiberFamily(material);
}
