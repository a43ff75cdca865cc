import { Cloth } from "./cloth.tsx";
import { fibreFamily } from "./fibres.ts";

/** Shows a swatch of one material's fabric. Decorative. */
export const Swatch = ({ material, className = "" }: { material: string; className?: string }) => (
  <Cloth family={fibreFamily(material)} className={className} />
);
