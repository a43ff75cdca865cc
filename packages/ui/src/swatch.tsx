import { Cloth } from "./cloth.tsx";
import { fiberFamily } from "./fibers.ts";

/** Shows a swatch of one material's fabric. Decorative. */
export const Swatch = ({ material, className = "" }: { material: string; className?: string }) => (
  <Cloth family={fiberFamily(material)} className={className} />
);
