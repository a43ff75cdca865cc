/** Makers of sunglasses and frames. See `parseMakers` for the row format. */
export const EYEWEAR_MAKERS = `
eyewear:
  Frame Chain;
  Ace & Tate* = Ace and Tate*; Ahlem; AKILA; Alain Mikli; American Optical; Andy Wolf; Anne & Valentin; Arnette;
  Bailey Nelson; Bajío; Banbé; Barton Perreira; Bircen; Bird Eyewear; Blenders Eyewear; Bollé; Bolon; Bonnie Clyde;
  Carfia; Carin Eyewear; Cazal; Cébé; Chilli Beans*; Chimi; Costa Del Mar; Crap Eyewear; Cubitts; Cutler and Gross;
  D.Franklin; DIFF Eyewear; DITA = Dita Eyewear; Emmanuelle Khanh; Etnia Barcelona; Eyebobs; EyeBuyDirect;
  Eyevan = Eyevan 7285; Face à Face; Feisedy; Felix Gray; Finlay & Co. = Finlay London; Firmoo; Flatlist; Foster Grant;
  Garrett Leight = Garrett Leight California Optical, GLCO; Gatorz; Gentle Monster; GlassesUSA; Goodr; Götti; Hawkers*;
  IC! Berlin; IDEE Eyewear; Illesteva; Izipizi; Jacques Marie Mage = JMM; Jimmy Fairly; Jins; John Jacobs; Joopin;
  Julbo; Kaenon; Karen Wazen; Kimoa; Kirk & Kirk; Knockaround; Krewe; Kuboraum; L.G.R = LGR*; Lafont; Lapima; Le Specs;
  Lenskart+; Lensmart; Lexxola; Lindberg; Lunor; Masunaga; Matsuda; Maui Jim; Max Pittion; Meetsun; Meller;
  Mister Spex; Molsion; Monc; Moscot; Mykita; Neostyle; Northweek; Oliver Peoples; Ombraz; Oscar & Frank; Oscar Wylee;
  Otra Eyewear; Owndays; Pared Eyewear; Pawaka; Peepers*; Persol; Pit Viper; Polaroid* = Polaroid Eyewear;
  Poppy Lissiman; Port Tanger; Privé Revaux; Projekt Produkt; Quay*; Raen = RAEN Optics; Randolph Engineering; Ray-Ban;
  Retrosuperfuture = RSF, Super by Retrosuperfuture; Rheos; Rodenstock; Roka = ROKA*; Rudy Project; Safilo;
  Salt Optics; Shuron; Shwood; Smith Optics; Sojos; Spektre; Spy Optic; Sunday Somewhere; Sungait; Sunski;
  Taylor Morris = Taylor Morris Eyewear; Tens Sunglasses; Theo Eyewear; Thierry Lasry; Tifosi*; Tom Davies;
  Vava Eyewear = VAVA; Vedi Vero; Vehla; Velvet Canyon; Vincent Chase; Viu Eyewear = VIU*; Vogue Eyewear; Von Zipper;
  Vooglam; Vuarnet; Waiting for the Sun*; Warby Parker; Wiley X; Zeal Optics; Zeiss; Zenni = Zenni Optical; Zoff
eyewear jewelry bags:
  Linda Farrow
watches eyewear:
  Carrera Eyewear
eyewear watches bags:
  Porsche Design
`;
