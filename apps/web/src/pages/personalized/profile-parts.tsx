import type { Trait } from "@dupewise/domain/account/style-profile";

/** Renders the placeholder for a part of the profile that is not known yet. */
export const NothingYet = () => <p className="text-soft">Nothing stands out yet.</p>;

export interface NamesProps {
  names: readonly string[];
  /** The number of comparisons in which each name appears. */
  traits: readonly Trait[];
}

/** Returns the number of comparisons in which a name appears, or null if they were not counted. */
export const countTimesSeen = (name: string, traits: readonly Trait[]): number | null =>
  traits.find((trait) => trait.name === name)?.n ?? null;

/** Renders the number of comparisons in which a name appears: "×3", and in words for screen readers. */
export function TimesSeen({ name, traits }: { name: string; traits: readonly Trait[] }) {
  const times = countTimesSeen(name, traits);
  if (times === null) return null;
  return (
    <>
      <span aria-hidden="true">×{times}</span>
      <span className="sr-only">{`in ${times} comparisons`}</span>
    </>
  );
}

/** Renders names as tags, each with the number of comparisons it appears in. */
export function Tags({ names, traits }: NamesProps) {
  if (names.length === 0) return <NothingYet />;
  return (
    <ul className="flex flex-wrap gap-2.5">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-baseline gap-2 rounded-sm border border-dashed border-edge bg-sheet px-3.5 py-1.5"
          dir="auto"
        >
          {name}
          <span className="text-sm text-soft">
            <TimesSeen name={name} traits={traits} />
          </span>
        </li>
      ))}
    </ul>
  );
}
