/** Makers of underwear, sleepwear, hosiery and swimwear. See `parseMakers` for the row format. */
export const UNDERWEAR_MAKERS = `
underwear sleepwear swimwear:
  Aubade; Chantelle; Freya*; Hunkemöller+; La Perla; Lise Charmel; Savage X Fenty = Savage Fenty; Simone Pérèle;
  Triumph*; Victoria's Secret+ = Victoria Secret, VS Pink
underwear sleepwear:
  2(X)ist; Adore Me*; Agent Provocateur; Aimer*; Amante*; Andrew Christian; Ann Summers; Araks; Asceno; Auden*;
  aussieBum; Avidlove; b.tempt'd; Bali*; Bedhead Pajamas = BedHead*; Bendon; Berlei; Bluebella; Bonds*; Boody;
  Bordelle; Boux Avenue; Bruno Banani; Cacique*; Calida; Carole Hochman; Change Lingerie*; Chantal Thomass; Clovia;
  Coco de Mer; Colsie; Cosabella; Cosmolle; Cozy Earth*; Cuddl Duds; Curvy Kate; CUUP; Derek Rose; Desmond & Dempsey;
  Dim* = DIM Paris; Eberjey; EBY*; Ekouaer; Elle Macpherson Intimates; Elomi; Enamor*; Ettitude; Evelyn & Bobbie;
  Fantasie*; Felina; Figleaves; Fleur du Mal; Gelato Pique; Gilligan & O'Malley; Gingerlilly; Glamorise; Gossard;
  Hanky Panky; Hanro; Harper Wilde; HOM*; Honeylove; Journelle; Joyspun; Kiki de Montparnasse; Knix; Lake Pajamas;
  Le Mystère; Le Slip Français; Leonisa; Lilyette; LilySilk; Lounge Underwear; Lunya; Maidenform; Carine Gilson;
  Maison Lejaby = Lejaby; MeUndies; Mey; Miss Elaine; Montelle; Myla; N by Natori; Natori; Negative Underwear; NEIWAI;
  Nubian Skin; Olivia von Halle; Only Hearts*; PajamaGram; Palmers*; Papinelle; Parade* = Parade Underwear; Passionata;
  Peach John; Peter Alexander; Petite Plume; Piglet in Bed; Playtex; Pleasure State; Princesse Tam Tam; Printfresh;
  Roller Rabbit; Rosa Faia; Saxx; Schiesser; Secret Treasures; Shapermint; Skarlett Blue; Skiny; Sleepy Jones; Sloggi;
  Soma* = Soma Intimates; Stars Above*; Step One; The Company Store*; Thinx; ThirdLove; Tommy John; True & Co.; Ubras;
  Undiz+; Vanity Fair Lingerie; Vassarette; Wacoal; Warner's; Women'secret+; Wonderbra; Yamamay+; Yolke; Yummie;
  Zimmerli; Zivame
underwear sleepwear clothing swimwear:
  Intimissimi+; Skims*
clothing underwear:
  Jockey*
underwear clothing activewear hosiery:
  Spanx
underwear clothing:
  Commando*
sleepwear clothing:
  Barefoot Dreams
hosiery underwear clothing:
  Wolford
hosiery clothing activewear:
  Falke
hosiery swimwear:
  Calzedonia+
hosiery:
  Anonymous Ism*; Aristoc; Balega; Berthe aux Grands Pieds; Bleuforêt; Bombas; Bresciani; Burlington Socks; Cervin;
  Charnos; Collégien*; Comme Si; Darn Tough; Emilio Cavallini; Feetures; Fogal; Gatta; Gerbe; Gold Toe*; Golden Lady*;
  Hansel from Basel; Happy Socks*; Heat Holders; Hudson Hosiery; Injinji; Item m6; Kunert; L'eggs; Levante*;
  London Sock Company = London Sock Co.; Many Mornings*; Maria La Rosa; Mazarin; Omsa; Oroblu; Pantherella;
  Philippe Matignon; Pierre Mantoux; Pretty Polly; Sarah Borghi; Sheertex; SiSi; Sock It to Me; Swedish Stockings;
  Tabio; Thorlo = Thorlos; Veneziana
swimwear:
  Acacia Swimwear; Adriana Degreas; Agua Bendita; Água de Coco; Andie Swim; Anita Comfort; Anne Cole; Aqua Sphere;
  Banana Moon; Beach Bunny* = Beach Bunny Swimwear; Beach Riot; Becca by Rebecca Virtue; Blooming Jelly; Bond-Eye;
  Bower Swim; Boys + Arrows = Boys and Arrows; Cupshe; Dolfin; Eres; Frescobol Carioca; Funkita; Gottex; Heidi Klein;
  Hunza G = Hunza; Jade Swim; Jolyn; Kulani Kinis; L*Space; La Blanca; Left on Friday; Lenny Niemeyer;
  Lisa Marie Fernandez; Luli Fama; Maaji; Magicsuit; Maryan Mehlhorn; Marysia; Melissa Odabash; Mikoh; Miraclesuit;
  Miss Bikini; Monday Swimwear; Montce; Ookioh; PQ Swim = PilyQ; Seafolly; Seea; Speedo; Arena*; Summersalt; Sundek; Sunflair;
  Swimsuits For All; Tempt Me*; Triangl; Tropic of C; Vitamin A*; Watercult; Zoggs
swimwear clothing:
  Chubbies; Frankies Bikinis; Orlebar Brown; Solid & Striped*; Vilebrequin
underwear:
  Huha; Uwila Warrior
sleepwear:
  Blissy; Brooklinen
`;
