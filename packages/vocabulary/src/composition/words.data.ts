/** Words that determine what a percentage means, by language; case and accents are ignored. */

/**
 * Words that mark a percentage as a bound or a sourcing claim rather than a share ("at least 50%"), keyed by language.
 */
export const BOUND_WORDS: Readonly<Record<string, string>> = {
  en: "at least, minimum, min, up to, more than, over, less than, no less than, approximately at least, a minimum of, contain at least, nearly, almost, maximum, max, fewer than, under, greater than, above",
  de: "mindestens, wenigstens, bis zu, mehr als, weniger als, über, mind, maximal",
  fr: "au moins, jusqu'à, plus de, moins de, minimum, au minimum, maximum",
  es: "al menos, mínimo, como mínimo, hasta, más de, menos de, por lo menos, un mínimo de",
  it: "almeno, minimo, fino a, fino al, più di, meno di, più del, meno del, oltre il, un minimo del",
  pt: "pelo menos, no mínimo, até, mais de, menos de, mínimo de, ao menos",
  nl: "ten minste, tenminste, minstens, minimaal, meer dan, minder dan, wel, maximaal",
  da: "mindst, op til, minimum, mere end, mindre end",
  sv: "minst, upp till, minimum, mer än, mindre än",
  no: "minst, opptil, opp til, mer enn, mindre enn",
  fi: "vähintään, jopa, yli, enintään, ainakin",
  pl: "co najmniej, przynajmniej, minimum, ponad, nawet do, maksymalnie, do",
  cs: "alespoň, nejméně, minimálně, až, přes, více než, méně než",
  sk: "aspoň, najmenej, minimálne, až, viac ako",
  hu: "legalább, akár, több mint, minimum",
  ro: "cel puțin, minim, minimum, până la, mai mult de",
  bg: "поне, най-малко, минимум, до",
  el: "τουλάχιστον, έως, ελάχιστο",
  hr: "najmanje, barem, minimalno, do",
  et: "vähemalt, kuni",
  lv: "vismaz, līdz",
  lt: "bent, mažiausiai, ne mažiau kaip, iki",
  tr: "en az, minimum, kadar, en fazla",
  ru: "не менее, минимум, до, более, как минимум, не более, свыше",
  uk: "не менше, щонайменше, до, понад",
  ja: "最低, 少なくとも, 最大",
  zh: "至少, 不低于, 最多, 高达",
  ko: "최소, 최대",
  ar: "على الأقل",
  he: "לפחות",
  vi: "ít nhất, tối thiểu",
  id: "minimal, setidaknya, hingga",
  th: "อย่างน้อย",
};

/** Words that introduce a share of a share ("of which 30%"), keyed by language. */
export const SHARE_OF_SHARE_WORDS: Readonly<Record<string, string>> = {
  en: "of which, including, whereof, uses, of it",
  de: "davon, wovon, inklusive",
  fr: "dont, incluant",
  es: "de los cuales, de las cuales, del cual, de la cual, incluyendo",
  it: "di cui, inclusi, incluso",
  pt: "dos quais, das quais, do qual, incluindo",
  nl: "waarvan, inclusief",
  da: "heraf, hvoraf",
  sv: "varav",
  no: "hvorav, derav",
  fi: "josta, joista",
  pl: "w tym, z czego",
  cs: "z toho, z čehož",
  hu: "ebből, amelyből",
  ro: "din care, dintre care",
  tr: "içerisinde",
  ru: "из них, из которых, в том числе",
};

/** Headings of sourcing claims, keyed by language. The rest of the sentence doesn't state a composition. */
export const CLAIM_HEADINGS: Readonly<Record<string, string>> = {
  en: "care for fiber, care for fibre, care for water, care for planet, care for fiber & water, care for fibre & water, sustainability, environmental commitment, join life, we use, products with this label, certification, this label, commitment, traceability, packaging, environmental impact",
  es: "cuidado de la fibra, cuidado del agua, sostenibilidad, compromiso, certificación",
  fr: "soin de la fibre, engagement, certification, durabilité, traçabilité",
  de: "nachhaltigkeit, verpflichtung, zertifizierung, verpackung",
  it: "sostenibilità, impegno, certificazione",
  pt: "sustentabilidade, compromisso, certificação",
};

/** Phrases at the beginning of a promise, keyed by language. The rest of the sentence doesn't state a composition. */
export const PROMISE_BEGINNINGS: Readonly<Record<string, string>> = {
  en: "we aim, we strive, we want, we are committed, we're committed, we pledge, our goal, our aim, our target, our ambition, our mission, our commitment, of our, of all our, of the cotton, products with this label, items with this label, products made with, join life label, we use the join life label",
  de: "unser ziel, wir wollen, wir streben, unserer produkte, unserer baumwolle",
  fr: "notre objectif, nous voulons, nos produits, nous visons, de nos",
  es: "nuestro objetivo, queremos, nuestros productos, de nuestros",
  it: "il nostro obiettivo, i nostri prodotti, vogliamo, dei nostri",
  nl: "ons doel, wij willen, onze producten, van onze",
};

/**
 * Words that mark a percentage next to them as something other than a fiber's share ("30% off", "100% traceable"),
 * keyed by language.
 */
export const NON_SHARE_WORDS: Readonly<Record<string, string>> = {
  en: "off, discount, discounted, sale, reduced, reduction, save, savings, cheaper, cashback, less, traceable, recyclable, biodegradable, compostable, renewable",
  de: "rabatt, reduziert, nachlass, sparen, günstiger, gespart",
  fr: "remise, réduction, rabais, soldes",
  es: "descuento, rebaja, rebajado, rebajas, dto, dcto",
  it: "sconto, sconti, scontato, saldi",
  pt: "desconto, promoção",
  nl: "korting, goedkoper",
  da: "rabat, spar, nedsat",
  sv: "rabatt, rea",
  no: "rabatt, salg",
  fi: "alennus, alennusta, ale",
  pl: "rabat, rabatu, zniżki, taniej, zniżka, rabatem",
  cs: "sleva, slevy, slevou",
  sk: "zľava, zľavy",
  hu: "kedvezmény, akció",
  ro: "reducere, reduceri",
  el: "έκπτωση",
  hr: "popust, popusta",
  tr: "indirim, indirimli",
  ru: "скидка, скидки, скидкой",
  uk: "знижка, знижки",
  ja: "オフ, 引き, 割引",
  zh: "折扣, 优惠",
  ko: "할인",
  ar: "خصم, تخفيض",
  he: "הנחה",
  vi: "giảm, giảm giá",
  id: "diskon, potongan",
  th: "ส่วนลด",
};

/** Words that cannot occur between a share and its fiber, keyed by language. */
export const BREAKING_WORDS: Readonly<Record<string, string>> = {
  en: "off, discount, sale, save, savings, reduction, less, more, fewer, shrinkage, shrink, shrinks, shrinking, humidity, vat, tax, cashback, for, than, to, when, on, and, or, but, if, chance, upf, sun, uv, rating, recommend, recommended, reviews, review, stars, customers, would, buy, extra, code, shipping, lower, higher, faster, warmer, lighter, stronger, water, energy, emissions, authentic, satisfaction, guarantee, guaranteed, money, sold, stretch, waterproof, windproof, opacity, opaque, proceeds, profit, profits, donated, increase, decrease, reduced, not, no, your, our, my, their, you, we, i, they, was, were, be, been, has, have, by, at, with, without, sustainably, free",
  de: "rabatt, reduziert, sparen, weniger, mehr, auf, für, und, oder, als, einlaufen, krumpfung, mwst, gutschein, zum, bei, mit, ohne, günstiger, nachlass",
  fr: "remise, réduction, rabais, soldes, moins, plus, sur, pour, et, ou, tva, rétrécissement, avec, sans",
  es: "descuento, rebaja, rebajas, menos, más, sobre, para, y, o, iva, encogimiento, con, sin, dto",
  it: "sconto, sconti, saldi, meno, più, su, per, e, o, iva, restringimento, con, senza",
  pt: "desconto, menos, mais, sobre, para, e, ou, iva, encolhimento, com, sem",
  nl: "korting, minder, meer, op, voor, btw, krimp, met, zonder",
  da: "rabat, mindre, mere, på, og, eller, moms, krympning, med, uden, spar",
  sv: "rabatt, mindre, mer, på, och, eller, moms, krympning, krymper, med, utan, rea",
  no: "rabatt, mindre, mer, på, og, eller, mva, krymping, med, uten",
  fi: "alennus, ale, vähemmän, enemmän, ja, tai, alv, kutistuminen, kutistuu, alennusta",
  pl: "rabat, rabatu, zniżki, taniej, mniej, więcej, na, i, lub, vat, kurczliwość, oraz, bez",
  cs: "sleva, slevy, méně, více, na, a, nebo, dph, srážlivost, bez",
  hu: "kedvezmény, kevesebb, több, és, vagy, áfa, zsugorodás, akció",
  ro: "reducere, mai puțin, și, sau, tva, cu, fără",
  tr: "indirim, daha, ve, veya, kdv, çekme",
  ru: "скидка, скидки, меньше, больше, на, и, или, ндс, усадка, без",
};

/**
 * Fiber grades, keyed by language, as in "100% Grade-A cashmere". The letter alone isn't listed, because it is a word
 * in other languages.
 */
export const GRADE_WORDS: Readonly<Record<string, string>> = { en: "grade a, grade aa, grade aaa, grade b, a grade" };

/** Words for "recycled" and "organic", keyed by language. They remain part of a material's name. */
export const QUALIFIER_WORDS: Readonly<Record<"recycled" | "organic", Readonly<Record<string, string>>>> = {
  recycled: {
    en: "recycled, regenerated, reclaimed, upcycled, recycle, repurposed, pre consumer recycled, post consumer recycled, grs, rcs, recyceld, recylced, refibra recycled",
    de: "recycelt, recycelter, recyceltes, recycelte, recyceltem, recyceln, wiederverwertet, recycled, regeneriert, rezykliert, rezykliertes, rezyklierter, recycelten",
    fr: "recyclé, recyclée, recyclés, recyclées, régénéré",
    es: "reciclado, reciclada, reciclados, recicladas, regenerado",
    it: "riciclato, riciclata, riciclati, riciclate, rigenerato, rigenerata",
    pt: "reciclado, reciclada, reciclados, recicladas",
    nl: "gerecycled, gerecyclede, gerecycleerd, gerecycleerde",
    da: "genanvendt, genbrugt, genanvendte",
    sv: "återvunnen, återvunnet, återvunna",
    no: "resirkulert, resirkulerte, gjenvunnet",
    fi: "kierrätetty, kierrätettyä, kierrätys, kierrätetystä",
    pl: "z recyklingu, recyklingowy, recyklingowany, z odzysku, recyklingu, poddany recyklingowi, pochodzący z recyklingu",
    cs: "recyklovaný, recyklovaná, recyklované, recyklovaného",
    sk: "recyklovaný, recyklovaná",
    hu: "újrahasznosított",
    ro: "reciclat, reciclată",
    bg: "рециклиран, рециклирана",
    el: "ανακυκλωμένο, ανακυκλωμένος, ανακυκλωμένη, ανακυκλωμένος",
    hr: "reciklirani, reciklirana, reciklirano, recikliranog",
    et: "taaskasutatud, ümbertöödeldud",
    lv: "pārstrādāts, pārstrādāta, reciklēts",
    lt: "perdirbtas, perdirbta, perdirbto, perdirbtos",
    tr: "geri dönüştürülmüş, geri dönüşümlü, geri dönüşüm",
    ru: "переработанный, переработанного, вторичный, переработанная",
    uk: "перероблений, вторинний",
    ja: "再生, リサイクル, 再生ポリエステル繊維",
    zh: "再生, 回收",
    ko: "리사이클, 재생",
    ar: "معاد تدويره, معاد التدوير",
    he: "ממוחזר, ממוחזרת",
    vi: "tái chế",
    id: "daur ulang",
    th: "รีไซเคิล",
  },
  organic: {
    en: "organic, organically grown, ocs, gots, gots certified, bio, biological, ecologically grown, organicly grown, kba, kbt, organic certified",
    de: "biologisch, bio, aus biologischem anbau, aus kontrolliert biologischem anbau, ökologisch, kba, kbt, biologischer, biologische, ökologische",
    fr: "biologique, bio, issu de l'agriculture biologique, biologiques",
    es: "orgánico, ecológico, orgánica, biológico, ecológicamente cultivado",
    it: "biologico, organico, biologica, da agricoltura biologica",
    pt: "orgânico, biológico, orgânica",
    nl: "biologisch, biologische, organisch, organische",
    da: "økologisk, økologiske",
    sv: "ekologisk, ekologiskt, eko",
    no: "økologisk, organisk",
    fi: "luomu, luonnonmukainen, orgaaninen",
    pl: "organiczna, organiczny, ekologiczna, organicznej, bio",
    cs: "organická, bio, organické",
    hu: "bio, organikus",
    ro: "organic, organică",
    hr: "organski",
    tr: "organik",
    ru: "органический, органического, органик",
    ja: "オーガニック, 有機",
    zh: "有机",
    ko: "유기농, 오가닉",
    ar: "عضوي",
    he: "אורגני, אורגנית",
    vi: "hữu cơ",
    id: "organik",
    th: "ออร์แกนิค, ออร์แกนิก",
  },
};

export const PERCENT_WORDS =
  "percent, per cent, pct, prozent, procent, pour cent, por ciento, per cento, por cento, prosenttia, prosent, procenta, процент, процентов, パーセント, yüzde";

/**
 * Fibers, keyed by their code in the European textile trade. On a label, the code is written in capitals next to a
 * share.
 */
export const LABEL_CODES: Readonly<Record<string, string>> = {
  AF: "other fibres",
  CLY: "lyocell",
  CMD: "modal",
  CO: "cotton",
  CU: "cupro",
  CV: "viscose",
  EL: "elastane",
  HA: "hemp",
  LI: "linen",
  MD: "modal",
  PC: "acrylic",
  PL: "polyester",
  SE: "silk",
  VI: "viscose",
  WA: "angora",
  WL: "llama",
  WM: "mohair",
  WO: "wool",
  WP: "alpaca",
  WS: "cashmere",
  WV: "wool",
};
