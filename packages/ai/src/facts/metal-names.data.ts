const named = (material: string, names: string) => names.split(", ").map((name) => [name, material] as const);

/**
 * Names of metals, each with the material that it stands for. They name a material only on jewelry and watches, where
 * plating differs from the metal that it imitates; elsewhere they name a color.
 */
export const METAL_NAMES: readonly (readonly [string, string])[] = [
  ...named(
    "gold",
    "gold, solid gold, 9k gold, 14k gold, 18k gold, 9ct gold, 14ct gold, 18ct gold, 18 ct gold, 18 carat gold, yellow gold, white gold, or 18 carats, or 18 ct",
  ),
  ...named(
    "silver",
    "9k gold vermeil, 14k gold vermeil, 18k gold vermeil, gold vermeil, vermeil, sterling silver, 925 silver, silver 925, solid silver, argent 925, sterlingsilber, sterling silber, silber 925, 925er silber, plata 925, plata de ley, argento 925",
  ),
  ...named("platinum", "platinum, platine, platin, platino, pt950, pt 950"),
  ...named("titanium", "titanium, titane, titan, titangehause, titanio"),
  ...named(
    "steel",
    "steel, acier, acero, acciaio, stahl, staal, stainless steel, titanium steel, surgical steel, acier inoxydable, bracelet acier, boitier acier, edelstahl, edelstahlgehause, edelstahlband, edelstahlarmband, stahlgehause, stahlband, stahlarmband, brazalete de acero, caja de acero, cassa in acciaio, bracciale in acciaio, acero inoxidable, acciaio inossidabile, roestvrij staal, roestvrijstaal, edelstaal",
  ),
  ...named("resin", "polymer alloy"),
  ...named("brass", "brass, laiton, messing, laton, ottone"),
  ...named(
    "metal",
    "gold plated, gold toned, gold tone, gold filled, silver plated, silver toned, silver tone, rhodium plated, rose gold plated, rose gold toned, plaque or, vergoldet, alloy, base metal, metal",
  ),
];
