/**
 * Words that show that a sentence is about clothes, shoes, bags or jewelry, in addition to the names in the vocabulary.
 */
export const PRODUCT_WORDS: readonly string[] = (
  "hem strap seam stitch fabric fibre cloth weave knit yarn textile drape pill crease stretch crisp sheer lining lined " +
  "unlined padded quilted sole upper insole toe heel tongue lace sleeve collar lapel neckline cuff waist waistband " +
  "shoulder chest hip hood pocket button buckle zip zipper fastening closure drawstring elastic trim fringe ruffle " +
  "pleat dart vent clasp chain setting plating hallmark engraving handle flap compartment silhouette fit fits cut " +
  "length size sizing warm warmth warmer soft softer breathable waterproof wash washing wear worn durable durability " +
  "price cost costs cheaper expensive colour shade print pattern logo hardware finish material"
).split(" ");
