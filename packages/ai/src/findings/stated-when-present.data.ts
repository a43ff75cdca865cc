const list = (names: string): readonly string[] => names.split(", ");

/**
 * Details, features and shapes that sellers name whenever a product has them, in words that mean nothing else. Only
 * these count as a difference when one page mentions them and the other does not. Pages often leave out zips, linings
 * and straps that are there, and name them in too many ways for their absence to be certain.
 */
export const STATED_WHEN_PRESENT: ReadonlySet<string> = new Set([
  ...list("hood, belt, puff sleeves, ruffles, tassels, fringe, bow, embroidery, lace trim, sequins, beads, pearls"),
  ...list("imitation pearls, studs, stones, diamonds, quilting, cable knit, cut-out, slit, distressing, chain strap"),
  ...list(
    "platform, reversible, underwire, second time zone, world time, moon phase, polarised lenses, mirrored lenses",
  ),
  ...list("quartz movement, automatic movement, solar movement"),
  ...list("dive bezel, GMT bezel, gem-set bezel, skeleton dial, mother-of-pearl dial, stone markers"),
  ...list("lug sole, braided jute sole, sole with a visible air unit, red sole, crystal buckle, pyramid studs"),
  ...list("swoosh, N emblem, double-G hardware, double-T medallion, V-logo hardware, H cut-out"),
  ...list("diamond quilting, chevron quilting, onion quilting, crocodile embossing, monogram canvas, raffia weave"),
  ...list("bamboo handle, bead handle, knotted handle, metal handle, kiss-lock frame, belted closure"),
  ...list("screw motif, nail motif, clover motif, serpent motif, panther motif, heart motif, star motif, moon motif"),
  ...list(
    "cross motif, evil-eye motif, butterfly motif, flower motif, orb motif, horseshoe motif, horsebit motif, swan motif",
  ),
  ...list("bow motif, key motif, shell motif, leaf motif, infinity motif, bee motif, charm bracelet"),
  ...list("three interlaced bands, natural diamonds, lab-grown diamonds, moissanite, cubic zirconia, onyx, malachite"),
  ...list("mother-of-pearl, jet stone, carnelian, turquoise stone, lapis lazuli, sapphires, rubies, emeralds, topaz"),
  ...list("pavé setting, halo setting, wrap front, toggle front, asymmetric zip, attached scarf"),
  ...list("waxed surface, coated surface, Goodyear welt, Gore-Tex membrane"),
  ...list("corduroy collar, fur-trimmed hood, shearling collar, fur collar, cable stitch, waffle stitch, intarsia"),
  ...list("accordion pleats, H buckle, double-G buckle, western buckle, fringed edges"),
]);
