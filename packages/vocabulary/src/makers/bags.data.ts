/** Makers of bags and luggage. How a row is written, `readMakers` says. */
export const BAGS = `
bags:
  Aer*; Alpaka; Anello; Angela Roi; Anya Hindmarch; Aspinal of London = Aspinal; Aunts & Uncles; Aupen; Baggallini;
  Baggu; Becksöndergaard; Béis; Bellroy; Bembien; Bennett Winch; Billykirk; Bleu de Chauffe; Bogg Bag; Bonia;
  Borbonese; Bosca; BOSTANTEN; Botkier; Brahmin*; Braun Büffel; Bree*; Briarwood; Bric's; Building Block*; Cafuné;
  Calpak; Cambridge Satchel Company = Cambridge Satchel; Campomaggi; Carl Friedrik; Carpisa; Chrome Industries;
  Clare V. = Clare Vivier; CLUCI; Coccinelle*; Colette Hayman; Consuela; Coronado Leather; Cote&Ciel; Crumpler; Cuyana;
  Da Milano; Dagne Dover; Danse Lente; Dasein; Deadly Ponies; Decadent Copenhagen; Delvaux; DeMellier; Deuter;
  Dooney & Bourke = Dooney; Duluth Pack; Eastpak; ECOSUSI; Edie Parker; Ekster; Ettinger; Fauré Le Page; Fennec*;
  Find Kapoor; Fiorelli; Fiorucci; Fossil*; Frank Clegg; Freja = Freja New York; Frost River; Gabs; Gherardini; Ghurka;
  Gianni Chiarini; Goldpfeil; GORUCK; Goyard; Gregory Packs = Gregory*; Hammitt; Hartmann; Hazzys; Henri Bendel;
  Herschel = Herschel Supply, Herschel Supply Co.; Hervé Chapelier; Hidesign; Hunting Season*; Il Bisonte; Itzy Ritzy;
  J.W. Hulme; JanSport; Jérôme Dreyfuss; Ju-Ju-Be; Judith Leiber; JW Pei; Kayu; Kipling; Lancel; Launer; Le Tanneur;
  Leatherology; Léo et Violette; LeSportsac; Liebeskind = Liebeskind Berlin; Lino Perros; Little Liffner; Lo & Sons;
  Lodis; Lotuff = Lotuff Leather; Louenhide; Louis Quatorze; Lovevook; Lowe Alpine; Lulu Guinness; Maison de Sabré;
  Mandarina Duck; Mansur Gavriel; Manu Atelier; Marge Sherwood; Mark & Graham; Mark Cross; Markberg; Master-Piece*;
  Matt & Nat; Maxwell Scott; Melie Bianco; Mietis; Miraggio; MKF Collection = MKF*; Montana West; Moreau Paris; Moynat;
  Mujjo; Myra Bag; Mystery Ranch; MZ Wallace; Naghedi = Naghedi NYC; Nancy Gonzalez; Nordace; Núnoo; O Bag;
  Oliver Bonas+; Oroton; Osoi; Pacsafe; Parisa Wang; Patricia Nash; Peak Design; Petite Mendigote;
  Petunia Pickle Bottom; Piquadro; Pixie Mood; Polène; Porter-Yoshida = Yoshida & Co., Porter Yoshida & Co.;
  Portland Leather = Portland Leather Goods; Radley = Radley London; Rebecca Minkoff; Saben; Saddleback Leather;
  Samantha Thavasa; Sandqvist; Secrid; Senreve; Shinola*; Skip Hop; Smythson; Sole Society*; Songmont; Stand Oil;
  Status Anxiety; Stoney Clover Lane; Storksak; Strathberry; Susan Alexandra; Tanner Goods; Tärnsjö Garveri; Telena;
  The Ridge* = Ridge Wallet; Timbuk2; Tom Bihn; Topologie*; TOUS*; Travelon; Tsuchiya Kaban; Uppababy Bags;
  Urban Expressions; Valextra; Vera Bradley; Wandler; Waterfield; Will Leather Goods; WP Standard = Whipping Post;
  Yuzefi; Zatchels
luggage:
  American Tourister; Arlo Skye; Briggs & Riley; Bugaboo Luggage; Crash Baggage*; Db Journey; Delsey = Delsey Paris;
  Eagle Creek; Globe-Trotter*; Heys; Horizn Studios; it luggage; Kenneth Cole Reaction Luggage; Level8; Lojel; Monos;
  Ninetygo; Nomatic; Osprey Packs; Paravel; Ricardo Beverly Hills; Rimowa; Rockland; Roncato; Samsonite; Thule;
  Traveler's Choice; Travelpro; Tumi; Victorinox = Victorinox Swiss Army; Wenger; Zero Halliburton
`;
