import { Cloth } from "./cloth.tsx";
import { fibreFamily } from "./fibres.ts";

/** A piece of one material's cloth, cut with pinking shears. Decorative. */
export const Swatch = ({ material, className = "" }: { material: string; className?: string }) => (
  <Cloth family={fibreFamily(material)} className={className} />
);
