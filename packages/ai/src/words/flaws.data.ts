/** What sellers say of worn pieces, in English, German, French, Spanish and Italian, and how we call it. */
export const FLAWS: readonly (readonly [name: string, words: RegExp])[] = [
  ["scratches", /scratch|scuff|hairline|kratzer|rayure|arañazo|graffi/iu],
  ["stains", /(?<!\p{L})stain(?:s|ed|ing)?(?!\p{L})|fleck|tache|mancha|macchi/iu],
  ["a tear", /(?<!\p{L})(?:tears?|torn)(?!\p{L})|riss(?!\p{L})|déchir|strapp|rasg/iu],
  ["holes", /(?<!\p{L})holes?(?!\p{L})|löcher|(?<!\p{L})trous?(?!\p{L})|agujero|buc[oh]i?(?!\p{L})/iu],
  ["discoloration", /discolou?r|verfärb|décolor|descolor|scolor/iu],
  ["pilling", /pilling|bobbling|bouloch/iu],
  ["creases", /creas/iu],
  ["dents", /(?<!\p{L})dents?(?!\p{L})/iu],
  ["repairs", /repair|repariert|réparé|reparad|riparat/iu],
  ["missing parts", /(?<!\p{L})missing(?!\p{L})|fehlt|manque|manca/iu],
  ["marks", /(?<!\p{L})marks?(?!\p{L})/iu],
  ["wear", /worn at|wear at|rubbed|abnutzung|usure|desgaste|usura/iu],
];
