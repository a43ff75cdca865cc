import { tokenize, type Token } from "./tokenize.ts";

export const LANGUAGES = [
  ...(["en", "fr", "de", "es", "it", "pt", "nl", "pl", "sv", "da", "fi", "tr"] as const),
  ...(["ru", "el", "ar", "he", "ja", "zh", "ko"] as const),
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which a noun precedes what describes it: its color, its material, and its maker's name. */
export const NOUN_FIRST_LANGUAGES: ReadonlySet<Language> = new Set<Language>(["fr", "es", "it", "pt"]);

/** Scripts that reveal a language, as far as products are named in it; kana before the Han characters next to them. */
const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Cyrillic}/u, "ru"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
];

/** Matches most texts, whose script reveals nothing. */
const IS_LATIN = /^[\0-\u024f]*$/;

/** Function words and shop words that exist in only one language. */
const TELLING: Partial<Record<Language, string>> = {
  fr: "couleur doublure semelle tige col encolure ourlet boutons longue longues courte courtes fleurie droite imprime rayures fines hauts pantalon chaussures veste chemise jupe manteau le la les et avec pour en de du des femme homme fille garcon sans manches noir noire blanc blanche coton cuir a au aux un une vert verte verts bleu bleue bleus rouges gris grise jaune soie laine plissee plisse imprimee brodee fleurs fleur dentelle roule maille chemisier cachemire carreaux cintre capuche poches ceinture daim vernis talons tressee moutarde enfant fonce foncee ecaille papillon fleuri bague soutien gorge parapluie trousse lunettes escarpins bottines imprimes leopard ouvert doree dorees taille",
  de: "uhr uhren bh bhs handwasche maschinenwasche lieferung werktagen werktage inkl mwst zzgl versand verschluss reissverschluss grosse oberstoff innenfutter neuwertig getragen zustand hemd hemden zum zur obermaterial futter farbe sohle decksohle laufsohle gummisohle ferse schnalle ungefuttert tasche taschen knopfe kragen armel kleid kleider hose hosen jacke schuhe bluse kurz lang gestreift und mit fur aus der die das damen herren frauen manner madchen jungen kinder ohne schwarz weiss baumwolle leder im schwarze schwarzer schwarzes weisse weisser weisses rote roter rotes blaue blauer blaues blau grau grune gruner grunes graue grauer graues seide wolle grun hellblau dunkelblau hellgrau dunkelgrau dunkelgrun karierter kariert karierte goldene goldener goldenen silberne langarm kurzarm langes kurzes hochhackige stiefel gestrickt gefuttert wasserdicht gelb gelbe braun braune brauner braunes bunt grosse",
  es: "banador banadores composicion forro suela cierre vestido falda chaqueta zapatos camisa bolso y con para de del la el los las mujer hombre nina nino sin negro negra blanco blanca algodon piel cuero manga rojo roja azul verde gris seda lana cuello tacon tirantes vaquero vaqueros vaquera plisada estampado estampada flores fiesta botones bolsillos rayas cuadros ancho ancha polipiel escolar plateados dorados marino oscuro capucha invierno verano chica chico pantalon pantalones abrigo zapatillas botas botines sandalias bolsillo mochila cinturon bufanda gafas reloj anillo pendientes cazadora camiseta sudadera corto corta cortos cortas hombres mujeres ninos ninas talla tallas tejido forrado hecho dorado muy nuevo envio medias gorro gorra corbata guantes panuelo blusa sudadera camisetas elegante largas pico redondo vuelto camisola seco chandal",
  it: "colore composizione fodera suola chiusura vestito abito scarpe borsa giacca camicia gonna e con per di in da della del donna uomo bambina bambino senza nero nera bianco bianca cotone pelle maniche il lo rosso rossa verde grigio grigia seta lana bianchi neri tracolla fiori righe quadri girocollo cappuccio tasche bottoni tacco tacchi scamosciati scamosciata doppiopetto cammello azzurra azzurro scuro chiaro senape lungo lunga bambini zampa marrone marroni papillon uomo uomini pantaloni pantalone giubbotto giubbino maglia maglione felpa stivali stivaletti sandali zaino cintura sciarpa cappello occhiali orologio bracciale collana anello orecchini taglia taglie corto corta corti manica mezze spedizione foderato foderata dorato argento tessuto molto nuovo montatura calzettoni cravatta cappotto reggiseno elegante collana tuta",
  pt: "calca camisa vestido saia e com para de da do feminina feminino masculina masculino sem preto preta branco branca algodao couro manga mulher homem vermelho vermelha azul verde cinza seda linho comprida comprido curto curta estampada estampado marrom dourada dourado bege caqui malha rasteira salto moletom listrada xadrez pequena",
  nl: "vandaag besteld morgen huis kleur maat bovenwerk voering sluiting rits katoenen machinewas wasvoorschrift verzending wassen zool jurk broek rok jas schoenen tas en met voor van het een dames heren meisjes jongens kinderen zonder zwart wit katoen leer zwarte witte rode blauwe groene grijze zijde wol lange korte hoge lage hak mouwen capuchon blauw donkerblauw donkerblauwe lichtblauw lichtblauwe roze geel bruin bruine grijs groen rood paars oranje wollen leren gebreid gebreide gestreept katoenen",
  sv: "och med till dam herr barn av svart vit röd blå grön grå klänning skor tröja byxor väska jacka kjol ull bomull läder stickad stickade stickat rutig randig blommig langa korta ljusbla morkbla gron grona roda vita svarta bruna guldfargade skinn midja",
  da: "og med til dame herre børn af sort hvid rød blå grøn grå kjole sko bukser taske jakke uld bomuld læder nederdel hvit ull skinn hvidt sorte stribet ternet strikket",
  fi: "ja naisten miesten lasten musta valkoinen punainen sininen vihreä harmaa mekko kengät takki puuvilla villa nahka",
  tr: "ve için kadın erkek çocuk siyah beyaz kırmızı mavi yeşil lacivert elbise ceket ayakkabı pamuk deri desenli kiz bebek orgu kot bordo uzun kisa kollu yuksek bel cizgili cicekli altin gumus pembe kahverengi",
  pl: "sukienka spodnie koszula kurtka buty torebka i z ze dla na damska damski meska meski damskie meskie czarna czarny biala bialy bawelna bez skora czarne biale czerwona czerwony niebieska niebieski zielona welna jedwab szary szara plisowana skorzane skorzana skorzany zamszowe welniany welniana srebrne zlote rozowa rozowy granatowa granatowy bezowy bezowa brazowe brazowa dlugie dlugim krotkim rekawem kratke kwiaty paski kapturem chlopiecy chlopieca dziewczeca",
};

const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const { form } of tokenize(TELLING[language] ?? ""))
    LANGUAGES_OF.set(form, [...(LANGUAGES_OF.get(form) ?? []), language]);
}

/** Detects the language of a title by its script or its function words. Defaults to English. */
export function languageOf(tokens: readonly Token[]): Language {
  const forms = tokens.map(({ form }) => form);
  const written = forms.join(" ");
  const script = IS_LATIN.test(written) ? undefined : SCRIPTS.find(([letters]) => letters.test(written));
  if (script) return script[1];
  const votes = new Map<Language, number>();
  const vote = (language: Language, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  // "A dress in satin in black" says "in" twice, which is no more Italian than once.
  for (const form of new Set(forms)) {
    const languages = LANGUAGES_OF.get(form);
    if (!languages) continue;
    const weight = (form.length < 3 ? 0.4 : 1) / languages.length;
    for (const language of languages) vote(language, weight);
  }
  let best: Language = "en";
  let most = 0.7;
  for (const [language, weight] of votes) if (weight > most) [best, most] = [language, weight];
  return best;
}

/** Function words that exist only in English. */
const ENGLISH: ReadonlySet<string> = new Set(
  "the and with of for on is are that this you your from it its by at as into without all not up".split(" "),
);

/** Function words that occur in no other language. */
const NOWHERE_ELSE: ReadonlySet<string> = new Set("the and with from this that your without into".split(" "));

/** Returns true when the text contains function words that exist only in English, and none of any other language. */
export function isClearlyEnglish(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ form }) => NOWHERE_ELSE.has(form)) &&
    !tokens.some(({ form }) => form !== "a" && form !== "in" && LANGUAGES_OF.has(form))
  );
}

/**
 * Returns true when the text contains at least as many English function words as words that are typical of other
 * languages.
 */
export function isEnglish(tokens: readonly Token[]): boolean {
  let english = 0;
  let foreign = 0;
  for (const { form } of tokens) {
    if (ENGLISH.has(form)) english += 1;
    else if (form !== "a" && form !== "in" && LANGUAGES_OF.has(form)) foreign += 1;
  }
  return english >= foreign;
}
