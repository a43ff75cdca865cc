/** High-street chains and their labels. See `parseMakers` for the row format. */
export const HIGH_STREET_MAKERS = `
clothing shoes bags:
  & Other Stories*+ = Other Stories*; 1.2.3 Paris; Abercrombie & Fitch+ = Abercrombie, A&F*; Aéropostale+;
  Ally Fashion; Altar'd State+; American Eagle+ = American Eagle Outfitters, AEO*; Ann Taylor+; Another-Label*;
  Anthropologie+ = Pilcro, Maeve by Anthropologie; Aritzia+ = Babaton, Wilfred*, TNA*, Denim Forum; Arket+; Arne*;
  Ashley Stewart+; ASOS+ = ASOS Design, ASOS Edition, ASOS Luxe, ASOS Curve; Atelier Goldner Schnitt; Baleno;
  Banana Republic+ = Banana Republic Factory, BR Factory; BCBGMAXAZRIA = BCBG*, BCBGeneration; Bebe*;
  Benetton+ = United Colors of Benetton; Bershka+; Biba*; Bonmarché; Bonprix+; Boohoo+ = boohooMAN; Boozt; Bossini+;
  Boston Proper+; Bréal; Brooks Brothers+ = Red Fleece; Burton Menswear; C&A*+; Calliope*;
  Camaïeu; Carlings+; Caroll; Cecil*; Charlotte Russe; Chico's*+; City Chic*+; Club Monaco+; Coast*; Coldwater Creek+;
  Commense; Compañía Fantástica; Cortefiel+; COS*+; Cotton On*+; Country Road*+; Crew Clothing+; Cropp+; Cubus+;
  Debenhams+; Decjuba+; DeFacto+; Desigual*+; Dorothy Perkins; Dunnes Stores+ = Dunnes*; Earth Music & Ecology;
  Eddie Bauer+; El Ganso; Ellen Tracy; Ellos*+; Eloquii+; Emmiol; Ernsting's family+; Esprit*+; Everlane+; Express*+;
  F&F*; Fabindia+; Farah*; FatFace+; Femme Luxe; Forever 21+ = F21*; Forever New*+; Francesca's+; Fred Perry;
  French Connection+ = FCUK; Gant*; Gap*+ = Gap Factory, GapFit, GapBody; Garnet Hill+; George at Asda; Gina Tricot+;
  Giordano+; Glassons+; Global Desi; Global Work*; GU*+; Gutteridge; H&M*+ = Hennes & Mauritz, H&M Studio, H & M*;
  Hallhuber; Hema*+; Hering*; Hobbs*+ = Hobbs London, NW3 by Hobbs; Hollister+ = Hollister Co.; Hoss Intropia;
  Hot Topic*+; HRX; I Saw It First; Ichi*; In The Style*; InWear; İpekyol; J.Crew+ = J.Crew Factory; J.Jill+;
  Jack & Jones+ = Jack and Jones Premium; Jack Wills; Jay Jays+; Jeanswest+; Jennyfer; Jessica Simpson; Jigsaw*+;
  Joe Browns+; Just Jeans+; JustFab+; KappAhl+; Karen Millen+; Kiabi+; KiK*+; King Louie; Kit and Ace; Kookaï; Koton+;
  L.K.Bennett+; L.L.Bean+; La Redoute+ = La Redoute Collections; Lacoste+; Lands' End+; Lane Bryant+;
  LC Waikiki+ = LCW*; Le Château; Lefties*+; Lindex+; LOFT*+ = Ann Taylor Loft, Lou & Grey; Love Bonito+; Lowrys Farm;
  LTB = LTB Jeans; Madewell+; Mango*+ = Mango Man, Mango Teen, MNG*; Mantaray; Marc O'Polo; Marciano; Massimo Dutti+;
  Mast & Harbour; Matalan+; Mavi = Mavi Jeans; Mexx; Mimco; Miss Selfridge; Missguided = Misguided*; Modström; Mohito+;
  Monki+; Monsoon*+; Morgan* = Morgan de Toi; Mos Mosh; Moss Bros+ = Moss London; Moss Copenhagen; Motivi; MQ Marqet;
  MUJI+ = Muji Labo; NA-KD+; Naf Naf; Nasty Gal+; Nautica; Nelly.com; New Look*+; New York & Company = NY&C*;
  New Yorker*+; Next*+; Nicole Miller; Noa Noa; Noni B; Nude Project; Nümph; Oasis*; Object* = Object Collectors Item;
  Old Navy*+; Only & Sons; Only* = ONLY Carmakoma; Opus*; Orsay*+; Osklen; OVS*+; PacSun+; Pact*; Parfois*+; Part Two*;
  Peacocks*+; Pedro del Hierro; Perry Ellis; Petal & Pup+ = Petal and Pup; Peter Hahn; Petite Studio; Phase Eight*+;
  Piazza Italia+; Pieces*; Pimkie+; Pink Lily*+; PrettyLittleThing+ = PLT*; Primark+; Promod+; Pull&Bear+;
  Quiz*+ = Quiz Clothing; Red Dress Boutique; Reiss+; Reitmans+; Reserved*+; River Island+; Rue 21; RW&CO+;
  S.Oliver+ = s.Oliver Black Label, QS by s.Oliver; Saint Tropez*; Scalpers*; Seasalt Cornwall+ = Seasalt;
  Seed Heritage+; Selected* = Selected Femme, Selected Homme; Sheego; ShoeDazzle+; Silbon; Simons; Sinsay+; Sisley*;
  Sofie Schnoor; Soft Surroundings+; Spao+; Springfield*+; Stradivarius+; Street One*; Superdry+; Supré+; Sussan+;
  Takko+; Talbots+; Tchibo+; Terranova+; Tilly's+; Toast*+; Tom Tailor+ = Tom Tailor Denim, MINE TO FIVE*;
  Tommy Bahama; Topman; Topshop = Top Shop*; Torrid*+; Trenery; Ulla Popken;
  Urban Outfitters+ = UO*, BDG*, Out From Under*, Kimchi Blue, iets frans, Silence + Noise*; US Polo Assn.;
  Fynch-Hatton; Vero Moda+ = Aware by Vero Moda; Vici Collection = VICI*; Vila*; W for Woman; Walbusch; Warehouse*; WE Fashion*+;
  Weekday*+; Westside; Wet Seal*; Whistles*+; White House Black Market+ = WHBM; White Stuff*+; Witchery*+;
  Y.A.S = YAS*; Yaya*; Zara+ = Zara Woman, Zara Man, Zara Home; Zizzi; Zumiez+
clothing underwear bags hosiery sleepwear:
  Marks & Spencer+ = M&S*, M&S Collection, Per Una; Uniqlo+ = UNIQLO U, Uniqlo C
clothing shoes bags activewear:
  Athleta+; Boden*+ = Mini Boden, Johnnie b; Free People*+ = We The Free*
clothing:
  Allen Solly; Alternative Apparel*; American Apparel; American Giant; Amour Vert; Armedangels; Asket; b.young;
  Beginning Boutique+; Bella+Canvas; Ben Sherman; Bik Bok+; Brandy Melville+ = John Galt; Catherines+; Celio+; Chaps*;
  Christopher & Banks; Cider*+ = Shop Cider; Colorful Standard*; Comfort Colors*; Damart; Dressmann+;
  Duluth Trading+ = Duluth Trading Co.; Ecoalf; Edikted+; Farm Rio; Fashion Nova+; Frank And Oak+; Fransa; Gildan;
  Haggar; Hello Molly+; Isaac Mizrahi; Izod; JDY = Jacqueline de Yong; Jerzees; Joe Fresh; Jos. A. Bank+; Kaffe*;
  Knowledge Cotton Apparel; Kotn; Lindbergh; Los Angeles Apparel; Louis Philippe; Lulus+; Matinique; Men's Wearhouse+;
  Ministry of Supply; Next Level Apparel; Noisy May; Organic Basics*; Original Penguin; People Tree*; Peter England;
  Robert Graham; Russell Athletic; Showpo+; Soaked in Luxury; Thinking Mu; Tu Clothing; Van Heusen
shoes clothing:
  Dockers; Joules*+
clothing shoes bags watches jewelry:
  Anne Klein; Betsey Johnson; Liz Claiborne; Nine West; Vince Camuto
underwear sleepwear clothing swimwear:
  Aerie+; Etam+; Oysho+
underwear sleepwear swimwear:
  Tezenis+
clothing shoes bags jewelry luggage home:
  Quince*+
bags jewelry scarves hats:
  Accessorize*+ = Monsoon Accessorize
clothing underwear:
  Fruit of the Loom; Hanes
activewear clothing:
  Champion*
`;
