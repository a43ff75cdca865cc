/** Makers of bags and luggage. See `parseMakers` for the row format. */
export const BAG_MAKERS = `
bags:
  Ethan K; Fawn Design; Il Bussetto; Vooray;
  Advene; Aer*; Alpaka; Anello*; Angela Roi; Anya Hindmarch; Aspinal of London = Aspinal; Aunts & Uncles; Aupen;
  Baggallini; Baggu; Bagsmart; Becksöndergaard; Behno; Bellroy; Bembien; Bennett Winch; Billykirk; Bleu de Chauffe;
  Bogg Bag; Bonia; Borbonese; Bosca; BOSTANTEN; Botkier; Brahmin*; Braun Büffel; Bree*; Briarwood*; Bric's; Bromen;
  Building Block*; Buxton; Cafuné; Cambridge Satchel Company = Cambridge Satchel; Campomaggi; Carl Friedrik; Carpisa;
  Chrome Industries; Chylak; Clare V. = Clare Vivier; CLUCI; Coccinelle*; Colette Hayman; Consuela*; Coronado Leather;
  Cote&Ciel; Crumpler; Da Milano; Dagne Dover; Daisy Rose; Danse Lente; Dasein; Deadly Ponies; Decadent Copenhagen;
  Delvaux; DeMellier; Deuter; Dooney & Bourke = Dooney; Duluth Pack; ECOSUSI; Edie Parker; Ekster; Etronik; Ettinger;
  Fauré Le Page; Fennec*; Find Kapoor; Fiorelli; Fiorucci; Frank Clegg; Freja = Freja New York; Frost River; Gabs;
  Gherardini; Ghurka; Goldpfeil; GORUCK; Goyard; Gregory Packs = Gregory*; Hammitt; Hartmann; Hazzys; Henri Bendel;
  Hervé Chapelier; Hidesign; Hunting Season*; Il Bisonte; Inicat; Itzy Ritzy; J.W. Hulme; JanSport; Jérôme Dreyfuss;
  Ju-Ju-Be; Judith Leiber; Kattee; Kayu; Kooba; Launer; Le Tanneur; Leatherology; Léo et Violette; LeSportsac;
  Liebeskind = Liebeskind Berlin; Lino Perros; Little Liffner; Lo & Sons; Lodis; Lotuff = Lotuff Leather; Louenhide;
  Louis Quatorze; Lovevook; Lowe Alpine; Lulu Guinness; Maison de Sabré; Mandarina Duck; Manu Atelier; Marge Sherwood;
  Mark & Graham; Mark Cross; Markberg; Master-Piece*; Matt & Nat; Maxwell Scott; Melie Bianco; Mietis; Miraggio;
  MKF Collection = MKF*; Montana West; Montblanc; Moreau Paris; Moynat; Mujjo; Myra Bag; Mystery Ranch; MZ Wallace;
  Naghedi = Naghedi NYC; Nancy Gonzalez; Nodykka; Nordace; Núnoo; O Bag; Oliver Bonas+; Oroton; Osoi; Overbrooke;
  Pacsafe; Parisa Wang; Patricia Nash; Peak Design; Petite Mendigote; Petunia Pickle Bottom; Piquadro; Pixie Mood;
  Porter-Yoshida = Yoshida & Co., Porter Yoshida & Co.; Portland Leather = Portland Leather Goods; Rebecca Minkoff;
  Rosetti; S-Zone; S.T. Dupont; Saben*; Saddleback Leather; Sakroots; Samantha Thavasa; Sandqvist; Savette; Scarleton;
  Secrid; Senreve; Skip Hop; Smythson; Sole Society*; Songmont; Sprayground; Stand Oil; Status Anxiety; Stone Mountain;
  Stoney Clover Lane; Storksak; Strathberry; Susan Alexandra; Tanner Goods; Tärnsjö Garveri; Telena;
  The Ridge* = Ridge Wallet; The Sak; Tignanello; Timbuk2; Tom Bihn; Topologie*; TOUS*; Travelon; Tsuchiya Kaban;
  Urban Expressions; Valextra; Waterfield; Westbronco; Will Leather Goods; WP Standard = Whipping Post; Yuzefi;
  Zatchels
bags shoes:
  Charles & Keith+ = Charles and Keith; Gianni Chiarini; JW Pei; Mansur Gavriel; Polène; Wandler
bags scarves watches:
  Radley = Radley London
clothing bags:
  Cuyana
luggage bags:
  American Tourister; Away*; Béis*; Briggs & Riley; Calpak; Delsey = Delsey Paris; Eastpak;
  Herschel = Herschel Supply, Herschel Supply Co.; Kipling; Osprey*; Rimowa; Samsonite; Tumi; Vera Bradley
watches jewelry bags belts:
  Fossil*; Shinola*
bags clothing shoes:
  Lancel
luggage:
  Arlo Skye; Crash Baggage*; Db Journey; Eagle Creek; Globe-Trotter*; Heys; Horizn Studios; it luggage; Level8; Lojel;
  Monos; Ninetygo; Nomatic; Paravel; Ricardo Beverly Hills; Rockland; Roncato; Thule; Traveler's Choice; Travelpro;
  Zero Halliburton
luggage bags watches:
  Victorinox = Victorinox Swiss Army; Wenger
`;
