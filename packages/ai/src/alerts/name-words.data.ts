const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that don't help to identify a product, such as "new". */
export const FILLER_WORDS = words(
  "a an and the of for with in on to by from new in size eu uk us it fr xs xxs s m l xl xxl one genuine original authentic official limited edition collection season sale style classic iconic premium luxury designer tone effect look colour color women woman womens ladies men man mens gents unisex girl boy kid adult her his pre owned preowned vintage preloved soft luxe essential basic everyday timeless elegant made italy spain france portugal",
);

/** Names of fabrics. They describe how a product looks, whatever its fibers. */
export const FABRIC_WORDS = words(
  "satin denim velvet jersey fleece tweed corduroy flannel poplin chiffon tulle crepe twill canvas suede boucle sherpa mesh lace sequin quilted knit knitted crochet woven",
);

/** Words for accessories, which are sold under the name of the product that they are made for. */
export const ACCESSORY_WORDS = words(
  "replacement organizer organiser insert protector shaper compatible keychain keyring insole shoelace dustbag cleaner charm liner hanger refill",
);

/** Words for parts. A name that ends with one means a spare part, not the product: "half moon bag strap". */
export const PART_WORDS = words("strap straps cover case box chain handle handles buckle sole soles belt");

/** Words in several languages that introduce what a product goes or comes with: the "for" of "strap for Speedy". */
export const JOINING_WORDS = words("with for in from compatible fits avec pour mit fur con per para");
