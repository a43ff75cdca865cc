import { Cloth } from "./cloth.tsx";
import { findFiberFamily } from "./fibers.ts";

/** Renders a swatch of a material's fabric. Decorative. */
export const Swatch = ({ material, className = "" }: { material: string; className?: string }) => (
  <Cloth family={findFiberFamily(material)} className={className} />
);
