/** A product as a shop writes it: title, maker, then description and label. */
type Shown = readonly [title: string, brand: string | null, description?: string, composition?: string];

/** An alert, a product, and whether the alert's owner would want the email about it. */
export interface LabeledAlertCase {
  /** What makes the case easy or hard. */
  about: string;
  item: readonly [productName: string, manufacturer: string, gender?: "men" | "women"];
  /**
   * The original that the product was compared with, and the resulting score. Without them, only the product's page
   * counts.
   */
  original?: Shown;
  score?: number;
  /** A page of the alert's own item, if one has been read. */
  page?: Shown;
  /** The product that may match the alert. */
  found: Shown;
  /** Whether the alert's owner would want an email about the product. */
  isWanted: boolean;
}

const BAG: Shown = ["Crescent shoulder bag in black", "Halden", "Zip closure.", "100% leather"];
const COAT: Shown = ["Tie-waist coat, camel", "Halden", "Long wrap coat.", "60% polyester, 40% wool"];
const SNEAKER: Shown = ["White leather sneakers", "Halden", "Low top, lace-up.", "Upper: 100% leather"];
const DRESS: Shown = ["Black midi slip dress", "Halden", "V-neck, thin straps.", "100% polyester"];
const JEANS: Shown = ["Straight leg jeans in blue", "Halden", "High rise.", "100% cotton"];
const CARDIGAN: Shown = ["Chunky knit cardigan in ecru", "Halden", "Buttons, V-neck.", "100% wool"];
const BOOTS: Shown = ["Chelsea boots in black leather", "Halden", "Ankle high, elastic sides.", "Upper: 100% leather"];

type Rest = Omit<LabeledAlertCase, "about" | "item" | "original" | "found" | "isWanted" | "score">;

const compared =
  (isWanted: boolean, about: string) =>
  (item: LabeledAlertCase["item"], original: Shown, found: Shown, score = 91, rest: Rest = {}): LabeledAlertCase => ({
    about,
    item,
    original,
    found,
    score,
    isWanted,
    ...rest,
  });
const read =
  (isWanted: boolean, about: string) =>
  (item: LabeledAlertCase["item"], found: Shown, rest: Rest = {}): LabeledAlertCase => ({
    about,
    item,
    found,
    isWanted,
    ...rest,
  });

const plainly = compared(true, "the alternative to the alert's item");
const spelt = compared(true, "a different spelling");
const longer = compared(true, "a longer title");
const otherColor = compared(false, "a different color");
const otherMaker = compared(false, "a different maker with a product of the same name");
const otherModel = compared(false, "a different model by the same maker");
const accessory = compared(false, "an accessory");
const otherKind = compared(false, "a different kind of product");
const otherGender = compared(false, "a different gender");
const itself = compared(false, "the alert's item itself");
const tooVague = compared(false, "a name that matches too many products");
const looksLike = read(true, "a matching appearance");
const looksElse = read(false, "a different appearance");
const tooLittle = read(false, "too few facts");

/**
 * Cases written and labeled by one person for this project, before seeing the matcher's results: would an email about
 * this product at the default threshold of 85 be welcome?
 */
export const LABELED_CASES: readonly LabeledAlertCase[] = [
  plainly(["Half Moon bag", "The Row"], ["Half Moon bag", "The Row", "", "100% leather"], BAG),
  plainly(["Manuela coat", "Max Mara"], ["Manuela wool coat", "Max Mara", "Camel, belted.", "100% wool"], COAT),
  plainly(["Stan Smith sneakers", "adidas"], ["Stan Smith shoes", "adidas", "White leather sneakers."], SNEAKER),
  plainly(["Slip dress Taylor", "Vince"], ["Taylor slip dress", "Vince", "Black, midi.", "100% silk"], DRESS),
  plainly(["501 Original jeans", "Levi's"], ["501 Original Jeans", "Levi's", "Blue.", "100% cotton"], JEANS),
  plainly(["Gaspard cardigan", "Sézane"], ["Gaspard cardigan", "Sézane", "Ecru knit."], CARDIGAN),
  plainly(["Chelsea boots 2976", "Dr. Martens"], ["2976 Chelsea boots", "Dr. Martens", "Black leather."], BOOTS),
  plainly(["Puzzle bag", "Loewe"], ["Puzzle bag", "Loewe", "Black leather shoulder bag."], BAG),
  plainly(["Cassette bag", "Bottega Veneta"], ["Cassette bag", "Bottega Veneta", "Black."], BAG),
  plainly(["Teddy Bear Icon coat", "Max Mara"], ["Teddy Bear Icon coat", "Max Mara", "Camel."], COAT),
  plainly(["Samba OG shoes", "adidas"], ["Samba OG shoes", "adidas", "White leather sneakers."], SNEAKER),
  plainly(["Achilles Low sneakers", "Common Projects"], ["Achilles Low sneakers", "Common Projects"], SNEAKER),
  plainly(["Belted wool coat", "Maison Exemple"], ["Belted wool coat", "Maison Exemple", "Camel."], COAT),
  plainly(["Black slip dress", "Vince"], ["Black slip dress", "Vince", "", "100% silk"], DRESS),
  plainly(["Jodie bag", "Bottega Veneta", "women"], ["Jodie bag", "Bottega Veneta", "Women's bag."], BAG),
  plainly(["Speedy 25", "Louis Vuitton"], ["Speedy 25 handbag", "Louis Vuitton"], BAG),
  plainly(["Beatle boots Wyatt", "Saint Laurent"], ["Wyatt boots", "Saint Laurent", "Black Chelsea boots."], BOOTS),
  plainly(["Air Force 1 '07", "Nike"], ["Air Force 1 '07 sneakers", "Nike", "White leather."], SNEAKER),
  plainly(["Ex-Boyfriend jeans", "Agolde"], ["Ex-Boyfriend jeans", "Agolde", "Blue denim."], JEANS),
  plainly(["Anagram cardigan", "Loewe"], ["Anagram cardigan in wool", "Loewe"], CARDIGAN),

  spelt(["half moon BAG", "the row"], ["Half-Moon Bag", "THE ROW"], BAG),
  spelt(["Halfmoon bag", "The Row"], ["Half Moon bag", "The Row"], BAG),
  spelt(["Gaspard cardigan", "Sezane"], ["Gaspard Cardigan", "Sézane"], CARDIGAN),
  spelt(["Gasprad cardigan", "Sézane"], ["Gaspard cardigan", "Sézane"], CARDIGAN),
  spelt(["501 jeans", "Levis"], ["Levi's 501 Original Jeans", "Levi’s"], JEANS),
  spelt(["Puzzle bags", "Loewe"], ["Puzzle bag", "LOEWE"], BAG),
  spelt(["Coat Manuela", "MaxMara"], ["Manuela Coat", "Max Mara", "Camel wool."], COAT),
  spelt(["Cassete bag", "Botega Veneta"], ["Cassette bag", "Bottega Veneta"], BAG),
  spelt(["Cassette bag", "Bottega"], ["Cassette bag", "Bottega Veneta"], BAG),
  spelt(["Wyatt boots", "YSL"], ["Wyatt boots", "Saint Laurent"], BOOTS),
  spelt(["Wyatt boots", "Yves Saint Laurent"], ["Wyatt Chelsea boots", "Saint Laurent"], BOOTS),
  spelt(["Monogramme cardigan", "A.P.C."], ["Monogramme Cardigan", "APC"], CARDIGAN),
  spelt(["Slip dress", "H & M"], ["Slip dress", "H&M", "Black."], DRESS),
  spelt(["2976 chelsea boot", "Doc Martens"], ["2976 Chelsea Boots", "Dr. Martens"], BOOTS),
  spelt(["Manuella coat", "Max Mara"], ["Manuela coat", "Max Mara", "Camel wool."], COAT),
  spelt(["Brunello's Opera cardigan", "Brunelo Cucineli"], ["Opera cardigan", "Brunello Cucinelli"], CARDIGAN),
  spelt(["The Row Half Moon bag", "The Row"], ["Half Moon bag", "The Row"], BAG),
  spelt(["Stan Smiths", "Adidas"], ["Stan Smith sneakers", "adidas"], SNEAKER),
  spelt(["Wool coat with belt", "Maison Exemple"], ["Belted wool coat", "Maison Exemple", "Camel."], COAT),
  spelt(["Trainers Samba OG", "Adidas"], ["Samba OG sneakers", "adidas"], SNEAKER),
  spelt(["Slipdress Taylor", "Vince"], ["Taylor slip dress", "Vince", "Black."], DRESS),
  spelt(["Gaspard cardigan", "Sézane Paris"], ["Gaspard cardigan", "Sézane"], CARDIGAN),

  longer(["Half Moon bag", "The Row"], ["The Row Half Moon Leather Shoulder Bag in Black", null], BAG),
  longer(["Half Moon", "The Row"], ["Half Moon leather shoulder bag", "The Row"], BAG),
  longer(["Manuela coat", "Max Mara"], ["Manuela Icon Camel Wool Wrap Coat", "Max Mara"], COAT),
  longer(["Stan Smith", "adidas"], ["adidas Originals Stan Smith white leather sneakers", "adidas"], SNEAKER),
  longer(["Puzzle bag", "Loewe"], ["Small Puzzle bag in classic calfskin, black", "Loewe"], BAG),
  longer(["501 jeans", "Levi's", "women"], ["501® Original Fit Women's Jeans, size 28", "Levi's"], JEANS),
  longer(["Black Cassette bag", "Bottega Veneta"], ["Cassette bag in black leather", "Bottega Veneta"], BAG),
  longer(["Gaspard cardigan", "Sézane"], ["Gaspard cardigan, ecru knit (M)", "Sézane"], CARDIGAN),
  longer(["Belted wool coat", "Maison Exemple"], ["Belted wool coat in camel", "Maison Exemple"], COAT),
  longer(["2976 boots", "Dr. Martens"], ["2976 smooth leather Chelsea boots in black", "Dr. Martens"], BOOTS),

  otherColor(["Half Moon bag in red", "The Row"], ["Half Moon bag in black", "The Row"], BAG),
  otherColor(["Red Puzzle bag", "Loewe"], ["Puzzle bag, tan", "Loewe"], BAG),
  otherColor(["White Manuela coat", "Max Mara"], ["Manuela coat in camel", "Max Mara"], COAT),
  otherColor(["Black Stan Smith sneakers", "adidas"], ["Stan Smith sneakers white", "adidas"], SNEAKER),
  otherColor(["Gaspard cardigan navy", "Sézane"], ["Gaspard cardigan, ecru", "Sézane"], CARDIGAN),
  otherColor(["Green slip dress", "Vince"], ["Black slip dress", "Vince"], DRESS),
  otherColor(["Brown 2976 boots", "Dr. Martens"], ["2976 boots in black", "Dr. Martens"], BOOTS),
  otherColor(["White 501 jeans", "Levi's"], ["501 jeans, blue", "Levi's"], JEANS),

  otherMaker(["Half Moon bag", "The Row"], ["Half Moon bag", "Cult Gaia"], BAG),
  otherMaker(["Luna bag", "Loewe"], ["Luna bag", "Staud"], BAG),
  otherMaker(["Manuela coat", "Max Mara"], ["Manuela coat", "Maje"], COAT),
  otherMaker(["Belted wool coat", "Max Mara"], ["Belted wool coat", "Sandro"], COAT),
  otherMaker(["Slip dress", "Vince"], ["Slip dress", "Vincent"], DRESS),
  otherMaker(["Classic boots", "Zara"], ["Classic boots", "Zadig"], BOOTS),
  otherMaker(["Original jeans", "Levi's"], ["Original jeans", "Lee"], JEANS),
  otherMaker(["Straight jeans", "COS"], ["Straight jeans", "Coach"], JEANS),
  otherMaker(["Gaspard cardigan", "Sézane"], ["Gaspard cardigan", "Rouje"], CARDIGAN),
  otherMaker(["Puzzle bag", "Loewe"], ["Loewe style Puzzle bag", "Halden"], BAG),
  otherMaker(["Cassette bag", "Bottega Veneta"], ["Cassette bag like Bottega Veneta", "Halden"], BAG),
  otherMaker(["White leather sneakers", "Common Projects"], ["White leather sneakers", "Koio"], SNEAKER),

  otherModel(["Half Moon bag", "The Row"], ["Margaux bag", "The Row"], BAG),
  otherModel(["Puzzle bag", "Loewe"], ["Hammock bag", "Loewe"], BAG),
  otherModel(["501 jeans", "Levi's"], ["505 jeans", "Levi's"], JEANS),
  otherModel(["Air Max 90", "Nike"], ["Air Max 95 sneakers", "Nike"], SNEAKER),
  otherModel(["Stan Smith sneakers", "adidas"], ["Samba sneakers", "adidas"], SNEAKER),
  otherModel(["Air Jordan 1 sneakers", "Nike"], ["Air Jordan 11 sneakers", "Nike"], SNEAKER),
  otherModel(["Manuela coat", "Max Mara"], ["Madame coat", "Max Mara", "Camel."], COAT),
  otherModel(["Gaspard cardigan", "Sézane"], ["Barry cardigan", "Sézane"], CARDIGAN),
  otherModel(["Speedy 25", "Louis Vuitton"], ["Speedy 35", "Louis Vuitton"], BAG),
  otherModel(["2976 boots", "Dr. Martens"], ["1460 boots", "Dr. Martens"], BOOTS),
  otherModel(["Jodie bag", "Bottega Veneta"], ["Cassette bag", "Bottega Veneta"], BAG),
  otherModel(["Mini slip dress", "Vince"], ["Maxi slip dress", "Vince"], DRESS),
  otherModel(["Striped shirt dress", "Ganni"], ["Floral shirt dress", "Ganni"], DRESS),
  otherModel(["Skinny jeans", "Agolde"], ["Wide leg jeans", "Agolde"], JEANS),
  otherModel(["Wool coat", "Max Mara"], ["Cashmere robe Labbro", "Max Mara"], COAT),
  otherModel(["Canvas Puzzle bag", "Loewe"], ["Puzzle bag", "Loewe", "", "100% leather"], BAG),

  accessory(["Half Moon bag", "The Row"], ["Shoulder strap for Half Moon bag", "The Row"], BAG),
  accessory(["Speedy 25", "Louis Vuitton"], ["Speedy 25 bag organizer insert", "Louis Vuitton"], BAG),
  accessory(["Puzzle bag", "Loewe"], ["Puzzle bag charm", "Loewe"], BAG),
  accessory(["Stan Smith sneakers", "adidas"], ["Stan Smith replacement laces", "adidas"], SNEAKER),
  accessory(["Air Force 1", "Nike"], ["Air Force 1 crease protector", "Nike"], SNEAKER),
  accessory(["2976 boots", "Dr. Martens"], ["2976 boot insoles", "Dr. Martens"], BOOTS),

  otherKind(["Puzzle bag", "Loewe"], ["Puzzle bag", "Loewe"], ["Black leather wallet", "Halden"]),
  otherKind(["Half Moon bag", "The Row"], ["Half Moon earrings", "The Row"], ["Gold earrings", "Halden"]),
  otherKind(["Manuela coat", "Max Mara"], ["Manuela coat", "Max Mara"], ["Camel wool scarf", "Halden"]),
  otherKind(["Gaspard cardigan", "Sézane"], ["Gaspard cardigan", "Sézane"], ["Ecru knit beanie", "Halden"]),
  otherKind(["Luna dress", "Ganni"], ["Luna boots", "Ganni"], BOOTS),
  otherKind(["Slip dress Taylor", "Vince"], ["Taylor slip skirt", "Vince"], ["Black slip skirt", "Halden"]),
  otherKind(["Stan Smith", "adidas"], ["Stan Smith T-shirt", "adidas"], ["White T-shirt", "Halden"]),
  otherKind(["Stan Smith sneakers", "adidas"], ["Stan Smith sneakers", "adidas"], ["Sneaker candle", "Halden"]),

  otherGender(["501 jeans", "Levi's", "women"], ["501 men's jeans", "Levi's"], ["Men's straight jeans", "Halden"]),
  otherGender(["501 jeans", "Levi's", "men"], ["501 jeans", "Levi's"], ["Women's straight leg jeans", "Halden"]),
  otherGender(["Samba OG", "adidas", "women"], ["Samba OG sneakers", "adidas"], ["Men's sneakers", "Halden"]),
  otherGender(["Samba OG", "adidas"], ["Samba OG sneakers kids", "adidas"], ["Kids' white sneakers", "Halden"]),
  otherGender(["Belted wool coat", "Maje", "women"], ["Belted wool coat", "Maje"], ["Wool coat for men", "Halden"]),
  otherGender(["2976 boots", "Dr. Martens", "men"], ["2976 boots", "Dr. Martens"], ["Ladies' Chelsea boots", "Halden"]),

  itself(["Half Moon bag", "The Row"], BAG, ["Half Moon bag", "The Row"], 96),
  itself(["Half Moon bag", "The Row"], ["Half Moon bag", "The Row"], ["The Row Half Moon bag in black", null], 99),
  itself(["Stan Smith", "adidas"], ["Stan Smith", "adidas"], ["adidas Stan Smith sneakers (pre-owned)", "adidas"], 97),
  itself(["Gaspard cardigan", "Sezane"], ["Gaspard cardigan", "Sézane"], ["Gaspard Cardigan", "Sézane"], 100),
  itself(["Belted wool coat", "Maje"], ["Belted wool coat", "Maje"], ["Belted wool coat in camel", "MAJE"], 98),

  tooVague(["Black dress", "Zara"], ["Black satin midi dress with lace trim", "Zara"], DRESS),
  tooVague(["Bag", "Loewe"], ["Puzzle bag", "Loewe"], BAG),
  tooVague(["Coat", "Max Mara"], ["Manuela wool coat", "Max Mara"], COAT),
  tooVague(["Jeans", "Levi's"], ["501 Original jeans", "Levi's"], JEANS),
  tooVague(["Boots", "Zara"], ["Leather ankle boots with block heel", "Zara"], BOOTS),

  looksLike(
    ["Camel belted wool wrap coat", "Max Mara"],
    ["Belted wrap coat in camel", "Halden", "Wool coat with a belt.", "80% wool, 20% polyamide"],
  ),
  looksLike(
    ["Black leather Chelsea ankle boots", "Saint Laurent"],
    ["Chelsea ankle boots in black leather", "Halden", "Elastic sides.", "Upper: 100% leather"],
  ),
  looksLike(
    ["White leather low-top lace-up sneakers", "Common Projects"],
    ["Low top sneakers, white leather", "Halden", "Lace-up, rubber sole.", "Upper: 100% leather"],
  ),
  looksLike(
    ["Navy striped cotton Breton top with boat neck", "Saint James"],
    ["Striped boat neck top in navy", "Halden", "Long sleeves.", "100% cotton"],
  ),
  looksLike(
    ["Grey cashmere crew neck sweater", "Brunello Cucinelli"],
    ["Cashmere crew neck jumper in grey", "Halden", "Long sleeves.", "100% cashmere"],
  ),
  looksLike(
    ["Black silk midi slip dress", "Vince"],
    ["Midi slip dress in black silk", "Halden", "V-neck.", "100% silk"],
  ),
  looksLike(
    ["Camel double-breasted wool coat", "Max Mara", "women"],
    ["Women's double-breasted camel coat", "Halden", "Notched lapel.", "70% wool, 30% polyamide"],
    { page: ["Camel double-breasted wool coat", "Max Mara", "Notched lapel, knee length.", "100% wool"] },
  ),
  looksLike(
    ["Half Moon black leather shoulder bag with zip", "The Row"],
    ["Shoulder bag in black leather", "Halden", "Curved, zip closure.", "100% leather"],
    { page: ["Half Moon shoulder bag in black", "The Row", "Zip closure.", "100% leather"] },
  ),

  looksElse(
    ["Camel belted wool wrap coat", "Max Mara"],
    ["Belted wrap coat in black", "Halden", "Wool coat with a belt.", "80% wool, 20% polyamide"],
  ),
  looksElse(
    ["Camel belted wool wrap coat", "Max Mara"],
    ["Belted wrap coat in camel", "Halden", "With a belt.", "100% polyester"],
  ),
  looksElse(
    ["Black leather Chelsea ankle boots", "Saint Laurent"],
    ["Black leather ankle boots with stiletto heel", "Halden", "Zip.", "Upper: 100% leather"],
  ),
  looksElse(
    ["White leather low-top lace-up sneakers", "Common Projects", "women"],
    ["Men's low top sneakers, white leather", "Halden", "Lace-up.", "Upper: 100% leather"],
  ),
  looksElse(
    ["Grey cashmere crew neck sweater", "Brunello Cucinelli"],
    ["Grey cashmere V-neck sweater", "Halden", "Long sleeves.", "100% cashmere"],
  ),
  looksElse(
    ["Grey cashmere crew neck sweater", "Brunello Cucinelli"],
    ["Cashmere crew neck jumper in grey", "Brunello Cucinelli", "Long sleeves.", "100% cashmere"],
  ),
  looksElse(
    ["Navy striped cotton Breton top with boat neck", "Saint James"],
    ["Striped boat neck dress in navy", "Halden", "Long sleeves.", "100% cotton"],
  ),
  looksElse(
    ["Black silk midi slip dress", "Vince"],
    ["Midi slip dress in black satin", "Halden", "V-neck.", "100% polyester"],
  ),
  looksElse(
    ["Half Moon black leather shoulder bag with zip", "The Row"],
    ["Structured top-handle bag in black leather", "Halden", "Zip closure.", "100% leather"],
    { page: ["Half Moon shoulder bag in black", "The Row", "Zip closure.", "100% leather"] },
  ),

  tooLittle(["Black dress", "Zara"], ["Black dress", "Halden"]),
  tooLittle(["White sneakers", "Common Projects"], ["White sneakers", "Halden", "", "Upper: 100% leather"]),
  tooLittle(["Half Moon bag", "The Row"], ["Half Moon bag", "Halden", "Black.", "100% leather"]),
  tooLittle(["Half Moon black leather shoulder bag with zip", "The Row"], BAG),
  tooLittle(["Wool coat", "Max Mara"], ["Wool coat", "Halden", "", "100% wool"]),
  tooLittle(["Blue jeans", "Levi's"], ["Blue jeans", "Halden", "Straight.", "100% cotton"]),
  tooLittle(["Camel wool coat", "Max Mara"], ["Camel wool coat", "Halden", "", "100% wool"]),

  compared(false, "below the threshold")(["Half Moon bag", "The Row"], ["Half Moon bag", "The Row"], BAG, 84),
  compared(true, "at the threshold")(["Half Moon bag", "The Row"], ["Half Moon bag", "The Row"], BAG, 85),
];

const LOAFERS: Shown = ["Horsebit-style loafers in black", "Norrly", "Leather, slip-on.", "Upper: 100% leather"];
const BLAZER: Shown = ["Oversized blazer, grey", "Norrly", "Single-breasted.", "70% wool, 30% polyester"];
const SUNGLASSES: Shown = ["Oval sunglasses in tortoiseshell", "Norrly"];
const TRENCH: Shown = ["Double-breasted trench coat, beige", "Norrly", "With a belt.", "100% cotton"];
const SANDALS: Shown = ["Flat leather sandals in tan", "Norrly", "Two straps.", "Upper: 100% leather"];

/** Cases written and labeled after the matcher was finished, to measure it on unseen data. */
export const HELD_OUT_CASES: readonly LabeledAlertCase[] = [
  plainly(["Jordaan loafers", "Gucci"], ["Jordaan horsebit loafers", "Gucci", "Black leather."], LOAFERS),
  plainly(["Bea blazer", "The Frankie Shop"], ["Bea oversized blazer", "The Frankie Shop", "Grey."], BLAZER),
  plainly(["Kensington trench coat", "Burberry"], ["The Kensington Trench Coat", "Burberry", "Honey."], TRENCH),
  plainly(["Arizona sandals", "Birkenstock"], ["Arizona two-strap sandals", "Birkenstock"], SANDALS),
  plainly(["Oran sandals", "Hermès"], ["Oran sandal", "Hermes", "Tan leather."], SANDALS),
  plainly(["Re-Edition 2005 bag", "Prada"], ["Re-Edition 2005 shoulder bag", "Prada", "Black nylon."], BAG),
  plainly(["Loulou medium bag", "Saint Laurent"], ["Loulou medium shoulder bag in leather", "Saint Laurent"], BAG),
  plainly(["Symbole sunglasses", "Prada"], ["Symbole sunglasses", "Prada", "Tortoiseshell."], SUNGLASSES),
  plainly(["Quilo blazer", "Max Mara", "women"], ["Quilo wool blazer", "Max Mara"], BLAZER),
  plainly(["Satin slip skirt", "Vince"], ["Satin slip skirt", "Vince"], ["Satin midi skirt in ivory", "Norrly"]),
  spelt(["Kensigton trench", "Burbery"], ["Kensington trench coat", "Burberry"], TRENCH),
  spelt(["Arizona sandel", "Birkenstocks"], ["Arizona sandals", "Birkenstock"], SANDALS),
  spelt(["Lou Lou bag", "YSL"], ["Loulou bag", "Saint Laurent"], BAG),
  spelt(["jordaan loafer gucci", "Gucci"], ["Jordaan Loafers", "GUCCI"], LOAFERS),
  spelt(["Bea Blazer", "Frankie Shop"], ["Bea blazer", "The Frankie Shop"], BLAZER),
  spelt(["Chloë Marcie bag", "Chloé"], ["Marcie bag", "Chloe"], BAG),
  longer(["Marcie bag", "Chloé"], ["Small Marcie saddle bag in grained calfskin", "Chloé"], BAG),
  longer(["Oran sandals", "Hermès"], ["Hermès Oran sandals in gold calfskin, EU 38", null], SANDALS),
  longer(["Kensington trench", "Burberry"], ["Long Kensington Heritage Trench Coat in Honey", "Burberry"], TRENCH),
  longer(["Jordaan loafers", "Gucci", "men"], ["Men's Jordaan loafer with horsebit, black", "Gucci"], LOAFERS),
  otherColor(["Jordaan loafers in white", "Gucci"], ["Jordaan loafers, black", "Gucci"], LOAFERS),
  otherColor(["Navy Kensington trench coat", "Burberry"], ["Kensington trench coat in beige", "Burberry"], TRENCH),
  otherColor(["Pink Oran sandals", "Hermès"], ["Oran sandals in black", "Hermès"], SANDALS),
  otherMaker(["Arizona sandals", "Birkenstock"], ["Arizona sandals", "White Mountain"], SANDALS),
  otherMaker(["Trench coat", "Burberry"], ["Trench coat", "Mango"], TRENCH),
  otherMaker(["Bea blazer", "The Frankie Shop"], ["Bea blazer", "Reiss"], BLAZER),
  otherModel(["Arizona sandals", "Birkenstock"], ["Boston clogs", "Birkenstock"], SANDALS),
  otherModel(["Kensington trench coat", "Burberry"], ["Chelsea trench coat", "Burberry"], TRENCH),
  otherModel(["Re-Edition 2005 bag", "Prada"], ["Re-Edition 2000 bag", "Prada"], BAG),
  otherModel(["Jordaan loafers", "Gucci"], ["Brixton loafers", "Gucci"], LOAFERS),
  otherModel(["Wool blazer", "Max Mara"], ["Linen blazer", "Max Mara"], BLAZER),
  otherModel(["Loulou small bag", "Saint Laurent"], ["Niki small bag", "Saint Laurent"], BAG),
  accessory(["Marcie bag", "Chloé"], ["Chain strap for the Marcie bag", "Chloé"], BAG),
  accessory(["Symbole sunglasses", "Prada"], ["Symbole sunglasses case", "Prada"], SUNGLASSES),
  otherKind(["Arizona sandals", "Birkenstock"], ["Arizona sandals", "Birkenstock"], ["Tan leather belt", "Norrly"]),
  otherKind(["Kensington trench coat", "Burberry"], ["Kensington scarf", "Burberry"], TRENCH),
  otherGender(["Jordaan loafers", "Gucci", "women"], ["Jordaan loafers", "Gucci"], ["Men's loafers", "Norrly"]),
  otherGender(
    ["Bea blazer", "The Frankie Shop", "men"],
    ["Bea blazer", "The Frankie Shop"],
    ["Women's blazer", "Norrly"],
  ),
  itself(["Oran sandals", "Hermès"], ["Oran sandals", "Hermès"], ["Hermes Oran Sandals, tan", "Hermes"], 97),
  itself(["Marcie bag", "Chloé"], ["Marcie bag", "Chloé"], ["Chloé Marcie bag", "Vestiaire"], 97),
  tooVague(["Trench coat", "Burberry"], ["Long Kensington Heritage trench coat", "Burberry"], TRENCH),
  tooVague(["Sandals", "Hermès"], ["Oran sandals", "Hermès"], SANDALS),
  looksLike(
    ["Beige double-breasted belted cotton trench coat", "Burberry"],
    ["Double-breasted cotton trench coat in beige", "Norrly", "Belted.", "100% cotton"],
  ),
  looksLike(
    ["Blue high-rise straight-leg cotton jeans", "Levi's", "women"],
    ["Women's straight leg jeans in blue", "Norrly", "High rise.", "100% cotton"],
  ),
  looksElse(
    ["Beige double-breasted belted cotton trench coat", "Burberry"],
    ["Double-breasted trench coat in navy", "Norrly", "Belted.", "100% cotton"],
  ),
  looksElse(
    ["Blue high-rise straight-leg cotton jeans", "Levi's"],
    ["Blue high-rise skinny jeans", "Norrly", "", "98% cotton, 2% elastane"],
  ),
  tooLittle(["Beige trench coat", "Burberry"], ["Beige trench coat", "Norrly", "", "100% cotton"]),
  tooLittle(["Arizona sandals", "Birkenstock"], ["Arizona sandals in tan", "Norrly", "", "100% leather"]),
];
