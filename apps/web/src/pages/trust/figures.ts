/** What docs/scoring.md says, for people; figures.test.ts holds the two together. */

/** How much of the score each dimension of clothes is, in percent. */
export const WEIGHTS = [
  { name: "Cut", percent: 28, note: "type, length, sleeves, neck, fit" },
  { name: "Material", percent: 20, note: "part by part, fibre by fibre" },
  { name: "Colour", percent: 17, note: "as the eye sees the distance" },
  { name: "Pattern", percent: 10, note: "plain, striped, floral" },
  { name: "Construction", percent: 10, note: "buttons, pockets, closures" },
  { name: "Use", percent: 9, note: "office, running, evening" },
  { name: "Description", percent: 6, note: "words nothing else accounts for" },
] as const;

/** Against pairs that a person rated. */
export const FIT = { pairs: 60, meanError: 4.7, rankCorrelation: 0.985, sameBandPercent: 83 } as const;

/** The most a score can be while something is unknown. */
export const CAPS = { cutOrMaterial: 90, colour: 78 } as const;

/** Points by which scores from 60 to 79 come out too high. */
export const GENEROUS_POINTS = 5;
