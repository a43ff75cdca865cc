/** An occasion or use that products are made for. */
export interface OccasionEntry {
  name: string;
  /** The broader use: "sport" for "running". */
  kindOf?: string;
  /** Synonyms, separated by commas. */
  words?: string;
}

export const OCCASIONS: readonly OccasionEntry[] = [
  {
    name: "casual",
    words:
      "everyday, casuals, daily wear, alltag, decontracte, informal, lifestyle, daily, weekend, streetwear, smart casual",
  },
  {
    name: "formal",
    words:
      "formals, business, office, work wear, workwear, office wear, professional, buro, bureau, oficina, ufficio, semi formal, dress",
  },
  {
    name: "party",
    words:
      "evening, evening wear, party wear, partywear, cocktail, night out, soiree, abend, fiesta, festa, sera, clubwear, ball",
  },
  {
    name: "wedding",
    kindOf: "party",
    words: "bridal, !fr bride, bridesmaid, wedding guest, mariage, hochzeit, boda, matrimonio, ~ceremony, ~ceremonie",
  },
  { name: "festive", kindOf: "party", words: "festival, puja, diwali, festive wear, christmas, weihnachten, noel" },
  { name: "ethnic", words: "traditional, ethnic wear, fusion, tracht, indian wear" },
  {
    name: "sport",
    words:
      "sports, sporty, athletic, sportswear, ~active, activewear, ~performance, esport, deporte, sportivo, sportlich, adistar",
  },
  {
    name: "running",
    kindOf: "sport",
    words:
      "run, ~runner, ~runners, !fr jogging, marathon, laufen, course a pied, correr, corsa, hardlopen, bieganie, running shoe",
  },
  {
    name: "training",
    kindOf: "sport",
    words: "gym, workout, fitness, crossfit, exercise, cross training, entrenamiento, allenamento",
  },
  { name: "yoga", kindOf: "sport", words: "~pilates" },
  {
    name: "football",
    kindOf: "sport",
    words:
      "soccer, football club, fussball, futbol, calcio, voetbal, fc, manchester united, world cup, fifa, replica jersey, fg, sg",
  },
  { name: "basketball", kindOf: "sport", words: "nba" },
  { name: "tennis", kindOf: "sport", words: "~table tennis, ~badminton, ~squash, ~padel" },
  { name: "cricket", kindOf: "sport", words: "ipl, deccan chargers" },
  { name: "golf", kindOf: "sport" },
  { name: "cycling", kindOf: "sport", words: "~bike, cyclist, velo, radfahren, ciclismo" },
  {
    name: "hiking",
    kindOf: "sport",
    words: "trekking, ~outdoor, trek, ~trail, ~mountain, randonnee, wandern, senderismo, ~climbing, ~camping",
  },
  { name: "ski", kindOf: "sport", words: "~snow sports, ~snowboard, skiing, ~winter sport" },
  { name: "swim", words: "swimming, swimming pool, ~poolside, ~pool slides, schwimmen, natation" },
  { name: "beach", words: "resort, surf, strand, plage, playa, spiaggia, holiday, vacation" },
  { name: "lounge", words: "loungewear, homewear, sleep, sleepwear, nightwear, home wear" },
  { name: "travel", words: "voyage, reise, viaje, viaggio, cabin, flight, travelling" },
  { name: "school", words: "college, uniform, schule" },
  {
    name: "maternity",
    words: "pregnancy, ~nursing, maternite, umstands, premama, premaman, grossesse, allaitement, future maman",
  },
  { name: "winter", words: "cold weather, warm, hiver, invierno, inverno, zimowy, winterwear, thermal, snow boots" },
  { name: "summer", words: "ete, sommer, verano, estate, verao, zomer, letni" },
  { name: "rain", words: "rainwear, regen, pluie, lluvia, pioggia, rainy" },
];

/** Comma-separated phrases that contain an occasion word but mean something else: "bride boucle" is a strap. */
export const NON_OCCASION_PHRASES =
  "a bride, a brides, bride avec, bride boucle, bride cheville, bride a la cheville, bride arriere, bride reglable, bride ajustable, bride elastique, bride elastiquee, bride fine, bride en cuir, brides croisees, brides fines, double bride, fine bride, petite bride, bride talon, bride salome, indoor outdoor, indoor and outdoor, indoors and outdoors, run they, run they're, run don't walk, run do not walk, run to the, run to your, run before, run and get, run run, like sport, flight jacket, flight nylon, flight pants, flight suit, brides, bride arriere, bride cheville, bride de cheville, runs, tennis bracelet, tennis necklace, tennis chain, tennis anklet, tennis link, dress code, home run, running low, party city, t dress, dry clean, mountain view, bike lane, sport coat, sports coat, golf collar, long run, run small, run large, runs small, runs large, true to size, work of, class work, spring summer, fall winter, autumn winter, shirt dress, shirt dresses, summer dress code, not active, travel size, running stitch, t shirt dress, dress, bout golf, rayures tennis, tennis en cuir, tennis en toile, tennis basses, pantalon de jogging, bas de jogging, pantalon jogging";
