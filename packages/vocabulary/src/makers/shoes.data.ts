/** Makers of shoes. See `parseMakers` for the row format. */
export const SHOE_MAKERS = `
shoes bags belts:
  Allen Edmonds; Christian Louboutin = Louboutin; Johnston & Murphy; Magnanni;
  Red Wing* = Red Wing Heritage, Red Wing Shoes; Tecovas
bags shoes:
  Aquazzura; By Far*; Camper*; Car Shoe*; Clarks = Clarks Originals;
  Dr. Martens = Doc Martens, Doctor Martens, AirWair; Ecco*; Fly London; Frye = The Frye Company; Hereu;
  Manolo Blahnik; Neous; Sam Edelman; Santoni; Stuart Weitzman; Tony Bianco
shoes:
  Capezio; JuJu Footwear;
  a.testoni = Testoni; Adokoo; Aerosoles; Aetrex; Aeyde; Alden* = Alden Shoe; Alexandre Birman; Alias Mae; Alohas*;
  Ancient Greek Sandals; And1; Angulus; Ara*; Ash* = ASH Footwear; Asolo*; Astorflex; ATP Atelier;
  Attilio Giusti Leombruni = AGL*; Baffin*; Bandolino; Bared Footwear; Base London; Bata*+; BC Footwear; Be Lenka;
  Bearpaw; Beckett Simonon; Bed Stü; Bedrock Sandals; Beek; Belgian Shoes; Bensimon; Berkemann; Betula; Beyond Skin;
  Billi Bi; Billini; Biomecanics; Birdies*; Birkenstock; Blackstock & Weber; Bloch*; Blondo; Blowfish Malibu;
  Blundstone; Bobbies*; Bobs from Skechers; Bobux; Bocage*; Bogs*; Bontoni; Bostonian*; British Knights; Bruno Magli;
  Bruno Marc; Buffalo* = Buffalo Boots; Bullboxer; Buttero; Campus Shoes; Caprice*; Cariuma; Carlos Santos;
  Carlton London; Carmina*; Carrie Forbes; Casadei; Castañer; Catwalk*; CCC*+; Chaco*;
  Charles by Charles David = Charles David; Charlotte Olympia; Cheaney = Joseph Cheaney; Chie Mihara; Chinese Laundry;
  Chippewa; Church's; Clae; Common Projects; Copenhagen Studios; Corral Boots; Corthay; Cosmoparis; Cougar Shoes; CQP;
  Crockett & Jones; Crocs; Crown Northampton; Cushionaire; Dan Post; Danner; Dansko; DC Shoes; Dear Frances; Dearfoams;
  Deichmann+; Del Toro; Demonia; Dolce Vita*; Dorking; Dr. Comfort; Dr. Scholl's = Dr. Scholl's Shoes, Scholl*;
  Dream Pairs; Dune London = Dune*; Durango Boots; Easy Spirit*; Edward Green; Ego Shoes = EGO*; El Naturalista;
  Elefanten; Emerica; Emme Parsons; Emu Australia; Enzo Angiolini; Enzo Bonafè; Eram; Etnies; ETQ Amsterdam = ETQ;
  Eytys; Feiyue; Felmini; Finn Comfort; Fitflop; Flamingos' Life; Flattered*; Floris van Bommel = Van Bommel;
  Florsheim; Fluchos; Franco Sarto; Fratelli Rossetti; Freda Salvador; Free Lance*; Freet; French Sole;
  Freshly Picked*; G.H. Bass; Gabor*; Gaimo; Garvalin; Gaziano & Girling; GBB; George Cox; Gia Borghini;
  Gianvito Rossi; Giesswein; Gino Rossi; Gioseppo; Giuseppe Zanotti; Glerups; Globalwin; Gola; Grant Stone; Greats*;
  Grenson; Grisport; Groundies; Guidi*; Haflinger; Hanwag; Havaianas; Heinrich Dinkelacker; Hender Scheme; Heschung;
  Hey Dude; Hispanitas; HOFF*; Hogan*; Högl = Hoegl; Hotter*; Hush Puppies; Inov-8; Inuikii; Inuovo; Irish Setter;
  Irregular Choice; J.M. Weston = JM Weston, Weston*; J.Slides; Jack Rogers; Jana*; Jeffery West; John Lobb; Jonak;
  Josef Seibel;
  Journee Collection; Justin Boots; K.Jacques; Kamik; KangaROOS; Karhu; Katy Perry Collections; Kavat; Keds;
  Keen* = KEEN Footwear; Kelsi Dagger; Kendall + Kylie; Kennel & Schmenger; Khadim's; Kickers; Koi Footwear = KOI*;
  Koio; Koolaburra by UGG = Koolaburra; Kuru* = KURU Footwear; L.B. Evans; La Canadienne; LA Gear; Lakai;
  Le Monde Beryl; Le Silla; Legero; Leguano; Lelli Kelly; Lems; LifeStride; Little Burgundy; Little Mary; Lloyd*;
  Loake; Lotta from Stockholm; Lowa; Lucchese; Lugz; Luna Sandals; M.Gemi; Madden Girl; Maguire Shoes; Malone Souliers;
  Marc Fisher = Marc Fisher LTD; Marco Tozzi; Margaux NY; Marsèll; Martinelli; Matisse Footwear; MBT*;
  Meermin = Meermin Mallorca; Meindl; Melissa Shoes = Mini Melissa; Melvin & Hamilton; Menbur; Mephisto; Metro Shoes;
  Miista; Minelli; Minnetonka; Mjus; Moda in Pelle; Mollini; Moon Boot*; Morjas; Mou*;
  Muck Boot = The Original Muck Boot Company, Muck Boots*; Munich* = Munich Sports; Myrqvist; Naot; National Standard*;
  Native Shoes*; Naturalizer; Neosens; Nero Giardini; New Rock*; Nicholas Kirkwood; Nicks Boots; Nisolo; No.6 Store;
  Nortiv 8; Novesta; Nunn Bush; Oak Street Bootmakers; Oboz; Officine Creative; Old Gringo; Old Soles*; Oliver Cabell;
  Oliver Sweeney; OluKai; Onitsuka Tiger; OOFOS; OrthoFeet; P448; Pablosky; Palladium*; Paloma Barceló; Panama Jack;
  Pantofola d'Oro; Paraboot; Paris Texas*; Pataugas; Paul Andrew; Paul Green; Pedro García; Peter Kaiser;
  Philippe Model = Philippe Model Paris; Pierre Hardy; Pikolinos; Pitillos; Pompeii*; Pretty Ballerinas; Primigi;
  Propét; Public Desire*; Quoddy; Rainbow Sandals; Rancourt = Rancourt & Co.; Red Tape*; Redback Boots = Redback*;
  Reef*; René Caovilla; Repetto; Rieker = Remonte*; Robeez; Robert Clergerie = Clergerie; Rocket Dog; Rockport; Rohde*;
  Rondini; Rothy's; Russell & Bromley+; Sandro Moscoloni; Sanita; Sanuk; Sarah Flint; SAS Shoes; Scarosso; Scarpa*; Schmoove; Schutz*;
  Sebago; See Kai Run; Septieme Largeur; Sergio Rossi; Shoe the Bear; Shoepassion = Shoepassion.com; Silvano Lattanzi;
  Simmi London = Simmi*; Sneaky Steve; Sofft; Softmoc; Solovair; Soludos; Sorel; Spalwart; Sparx; Spenco;
  Sperry = Sperry Top-Sider; Spring Court; Stacy Adams; Start-Rite*; Stefano Bemer; Steven by Steve Madden; Stonefly;
  Stride Rite; Stubbs & Wootton; Suicoke; Sun68; Superga; Swedish Hasbeens; T.U.K. = TUK Footwear; Tabitha Simmons;
  Tamaris; Tecnica; Teva; The Flexx; Thorogood; Thousand Fell;
  Thursday Boots = Thursday Boot Company, Thursday Boot Co.; Tieks; Tkees; TLB Mallorca; Toms*; Toni Pons; Tony Lama;
  Topo Athletic; Tricker's; Truman Boot Co. = Truman Boots; Twisted X; Underground England; Unisa;
  Vagabond* = Vagabond Shoemakers; Vasque*; Veja*; Velasca; Vepose; Viberg; Vibram FiveFingers;
  Victoria Shoes = Calzados Victoria; Viking Footwear; Vionic; Vivaia; Vivobarefoot; Voile Blanche; Walter Steiger;
  White Mountain* = White Mountain Footwear; White's Boots; Whitin; Wildling* = Wildling Shoes; Wills Vegan Store;
  Wittner; Woodland*; Xero Shoes; XTI*; Xtratuf; Yanko; Yellow Box*; Yosi Samra; Zamberlan; Zigi Soho
shoes bags jewelry:
  ALDO+ = Aldo Shoes, Call It Spring*; Amina Muaddi; Kurt Geiger = Kurt Geiger London, KG Kurt Geiger, Carvela, Carvela Kurt Geiger;
  Roger Vivier
shoes bags clothing:
  Axel Arigato; Berluti; Jeffrey Campbell; Skechers; Steve Madden
shoes clothing gloves hats:
  Ugg = Uggs, UGG Australia
shoes clothing:
  Allbirds; Autry = Autry Action Shoes; Geox; Hoka = Hoka One One; On Running = On*
shoes activewear:
  Altra; Brooks Running = Brooks*; Saucony
shoes outerwear clothing bags:
  Merrell
`;
