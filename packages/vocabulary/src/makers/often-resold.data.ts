/** Makers that resale listings often name and that no other table contains. See `parseMakers` for the row format. */
export const OFTEN_RESOLD_MAKERS = `
clothing:
  Adini; Albaray; Amichi; Amisu; Angels Jeans; Antik Batik; Apanage; Artigli; Ashley Brooke;
  Bagutta*; Beaumont Organic; Best Mountain; Bimani; Blue Motion*; Blutsgeschwister; BonneGueule = Bonne Gueule;
  Bruuns Bazaar; Bugatchi; Cabi*; Cache Cache; Café Noir* = Cafènoir; Camicissima; Camomilla*; Catwalk Junkie;
  Cavallaro Napoli; Celtic & Co; Chiemsee; Christian Berg; Claudia Sträter; Cleptomanicx; Closet London;
  Collectif*; Conbipel; Cop Copine; Copenhagen Muse; Cotton Traders; Country Line*; Crivit; Danefae; Dante6; Denny Rose;
  Derhy; Didi*; Dolls Kill; Eden Park*; Elbsand; Elisabetta Bellucci; Emily and Fin; Fabienne Chapot;
  Façonnable; Far Afield*; Father & Sons; Figaret = Alain Figaret; Fracomina; Frank Walder; Gaastra*;
  Gaudì* = Gaudì Jeans; Gémo; Gilly Hicks;
  Grain de Malice; Great Plains*; Grüne Erde; Gudrun Sjödén; Hakei; Hatico; Heine*; Hell Bunny; Herrlicher; Hosbjerg;
  Howies; Hush*; Iriedaily; Ivy Oak = Ivy & Oak; Izac; Jacques Vert; Jarlo; Jolt*; Josh V; Killstar; Kiomi; Kocca;
  Komodo*; La Halle*; Laura Scott; Lindy Bop; Luca Faloni; LuLaRoe; Manila Grace; Manoush;
  McGregor*; McNeal; Mela London; Mint & Berry = mint&berry; Mise au Green; Miss Etam; More & More; MS Mode; Mulaya;
  Naketano; Nara Camicie; Nenette; Nigel Hall; No Excess; Nukus; Odd Molly;
  Peruvian Connection; Please Jeans; PME Legend; Profuomo; Punt Roma; Pure Collection; Q/S*; Ragwear;
  Raphaela by Brax; Rare London; Rhode*; Rinascimento; Sandro Ferrone; Shoeby; Sissy-Boy; Skunkfunk;
  State of Art; Stella Nova; Studio Anneloes; Studio Untold; Sud Express; Sugarhill Brighton; Summum*;
  Surkana; Tally Weijl; Thokkthokk; Umgee;
  Via Appia*; Violeta by Mango; Vivance; Viyella; Wallis*; Weill*; Windsmoor; Witt Weiden; Woolovers; Xandres;
  Yessica; Zeeman*; Zerres
outerwear:
  Freaky Nation; Gipsy by Mauritius; Khujo; Oakwood*
activewear:
  Erima; Jako*; Uhlsport
denim:
  Bonobo Jeans = Bonobo*; Carrera Jeans
hosiery:
  Ewers*; Le Bourget
shoes:
  Albano*; Apepazza; Bosabo; Bruno Premi; Calou*; Charlotte Stone; Cinzia Soft; Coclico; Doucal's; Durea;
  Even&Odd = Even & Odd; Fred de la Bretonière; Fru.it; Funkis; Görtz; Grünland; Inblu; Janet & Janet; Jenny Fairy;
  Lasocki; Les Tropéziennes; Lodi*; Melluso; Moheda; Ovyé; Paola Ferri; Pavers; Pier One*; Pittarosso;
  Ryłko; Sendra Boots = Sendra; Shabbies Amsterdam; Skypro; Softinos; Stegmann; Strategia*; Troentorp;
  Valleverde; Verbenas; Via Vai; Vic Matié; Waldläufer; Wojas; Wolky
bags:
  Alviero Martini; Braccialini; Fredsbruder; Gérard Henon; Le Pandorine; Lollipops*; Mac Douglas; Nat & Nin; Tosca Blu
jewelry:
  Bijou Brigitte; Butler & Wilson; Carat London; Clio Blue; Clogau; Estella Bartlett; Konplott; Lola Rose; Ops Objects;
  Pierre Lang; Reminiscence*
`;
