import { compositionParts } from "@dupewise/domain/product/composition-parts";
import { materialName } from "@dupewise/domain/product/material-name";
import type { SideView } from "../../result/side-view.ts";

/**
 * Describes what a product is made of: "62% wool, 38% polyester; lining: 100% viscose". Returns "" if that is unknown.
 */
export function describeMaterials({ composition, materials }: Pick<SideView, "composition" | "materials">): string {
  if (composition.length === 0) return materials.map(materialName).join(", ");
  return compositionParts(composition)
    .map((fibers, place) => {
      const part = place > 0 && fibers[0]?.part ? `${fibers[0].part}: ` : "";
      return part + fibers.map(formatShare).join(", ");
    })
    .join("; ");
}

const formatShare = ({ material, percentage }: SideView["composition"][number]): string =>
  percentage === null ? materialName(material) : `${percentage}% ${materialName(material)}`;
