import { useId } from "react";
import { classNames } from "./class-names.ts";
import { WeavePattern } from "./cloth.tsx";
import { fibreFamily } from "./fibres.ts";
import { FIBRE_TEXT } from "./weaves.tsx";

/** A piece of one material's cloth, cut with pinking shears. Decorative. */
export function Swatch({ material, className }: { material: string; className?: string }) {
  const id = useId();
  const family = fibreFamily(material);
  return (
    <svg aria-hidden="true" className={classNames("pinked", FIBRE_TEXT[family], className)}>
      <WeavePattern id={id} family={family} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect width="100%" height="100%" className="fill-night" />
    </svg>
  );
}
