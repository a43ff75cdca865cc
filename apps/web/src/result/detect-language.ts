/** Words that appear in nearly every line about a product in a language, and rarely in other languages. */
const WORDS = {
  en: "the and with of for is made fabric lining color our your length buttons",
  de: "und mit aus der die das für ist ein eine futter obermaterial wolle baumwolle seide leder farbe mantel hose kleid",
  fr: "et avec en de la le les des du pour une un doublure tissu laine coton soie cuir couleur manteau robe jupe sans",
  it: "e con di della il la per un una fodera tessuto lana cotone seta pelle colore cappotto giacca abito senza",
  es: "y con de del el la los para una un forro tejido lana algodón seda piel color abrigo chaqueta vestido sin",
  pt: "e com de do da o os para uma um forro tecido lã algodão seda couro cor casaco vestido sem",
  nl: "en met van het een voor voering stof wol katoen zijde leer kleur jas jurk zonder",
};
/** The number of words required, because a single one may be a name. */
const SURE = 2;

/**
 * Detects the language of a page's text, for use as a `lang` attribute. Returns undefined for English, the language of
 * our own page, and if the language is unclear.
 */
export function detectLanguage(text: string): string | undefined {
  const said = text.toLowerCase().split(/[^\p{L}]+/u);
  const counts = Object.entries(WORDS).map(([language, words]) => {
    const known = words.split(" ");
    return { language, count: said.filter((word) => known.includes(word)).length };
  });
  const [most, next] = counts.toSorted((one, other) => other.count - one.count);
  const isClear = most !== undefined && most.count >= SURE && most.count > (next?.count ?? 0);
  return isClear && most.language !== "en" ? most.language : undefined;
}
