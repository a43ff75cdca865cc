import { Swatch } from "@dupewise/ui/swatch";
import { type NamesProps, NothingYet, Part, timesSeen } from "./part.tsx";

/** Materials as pieces of their cloth. */
export function Materials({ names, traits }: NamesProps) {
  return (
    <Part title="Material Preferences">
      {names.length === 0 && <NothingYet />}
      <ul className="flex flex-wrap gap-5">
        {names.map((name) => {
          const times = timesSeen(name, traits);
          return (
            <li key={name} className="w-24">
              <Swatch material={name} className="h-20 w-24" />
              <p className="mt-1.5" dir="auto">
                {name}
              </p>
              {times !== null && <p className="text-sm text-soft">{`${times} comparisons`}</p>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
