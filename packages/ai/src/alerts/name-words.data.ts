const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words in a name that are as uninformative as "new". */
export const FILLER_WORDS = words(
  "a an and the of for with in on to by from new in size eu uk us it fr xs xxs s m l xl xxl one genuine original authentic official limited edition collection season sale style classic iconic premium luxury designer tone effect look colour color women woman womens ladies men man mens gents unisex girl boy kid adult her his pre owned preowned vintage preloved soft luxe essential basic everyday timeless elegant made italy spain france portugal",
);

/** Fabrics: they describe how the product looks, whatever the fiber. */
export const FABRIC_WORDS = words(
  "satin denim velvet jersey fleece tweed corduroy flannel poplin chiffon tulle crepe twill canvas suede boucle sherpa mesh lace sequin quilted knit knitted crochet woven",
);

/** Accessories sold for a product, which carry its name. */
export const ACCESSORY_WORDS = words(
  "replacement organizer organiser insert protector shaper compatible keychain keyring insole shoelace dustbag cleaner charm liner hanger refill",
);

/** Parts that are accessories when a name ends with them: "half moon bag strap". */
export const PART_WORDS = words("strap straps cover case box chain handle handles buckle sole soles belt");

/** Words after which a name says what the product goes with. */
export const JOINING_WORDS = words("with for in from compatible fits avec pour mit fur con per para");
