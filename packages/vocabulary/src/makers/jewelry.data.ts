/** Makers of jewelry. See `parseMakers` for the row format. */
export const JEWELRY_MAKERS = `
jewelry watches:
  Boucheron; Buccellati; Bucherer; Bvlgari = Bulgari; Cartier; Chaumet; David Yurman; De Grisogono; Engelsrufer;
  Folli Follie; Georg Jensen; Graff*; Harry Winston; Mauboussin; Police*; Swarovski; Thomas Sabo;
  Tiffany & Co. = Tiffany*, Tiffany and Co; Van Cleef & Arpels = Van Cleef, VCA
watches jewelry:
  Chopard
jewelry:
  Adina's Jewels;
  1928 Jewelry; Abbott Lyon; Adina Reyter; ADORNIA; Agatha Paris; Agete; Ahkah; Al Coro; Alex and Ani = Alex & Ani;
  Alex Monroe; ALEXCRAFT; Alexis Bittar; Alighieri; All Blues*; Amber Sceats; Amen Gioielli; Amrapali; Ana Khouri;
  Ana Luisa; Angus & Coote; Ania Haie; Anita Ko; Anna + Nina; Anna Sheffield; Anne Sisteron; Anni Lu; Annie Haak;
  Annoushka; APM Monaco = APM*; Aristocrazy; Asprey; Astley Clarke; Atelier Paulin; Aurate; Aurélie Bidermann;
  Awe Inspired; Azlee; BaubleBar; Beaverbrooks; Belperron; Ben-Amun; Bibi van der Velden; Bill Wall Leather; Bing Bang;
  Bleue Burnham; Blomdahl; Blue Nile; BlueStone*; Bonheur Jewelry; Boodles; Brilliant Earth; Brosway; Buddha to Buddha;
  BVLA; By Charlotte; Bychari; Caitlyn Minimalist; Canal 4°C; CaratLane; Carolee; Carrera y Carrera; Catbird;
  Cate & Chloe; Cathy Waterman; ChainsHouse; Chan Luu; Charlotte Chesnais; ChloBo; Chow Sang Sang; Chow Tai Fook;
  Claire's*; Clean Origin*; Comete*; Completedworks; CONRAN KREMIX; Courbet; CRAFTD = Craftd London; Daisy London;
  Damiani; Dannijo; David Webb; Deepa Gurnani; Degs & Sal; Delfina Delettrez; Didier Dubot; Dinh Van; Djula; DoDo* = Dodo*;
  Don't Let Disco; Drakenberg Sjölin; Dyrberg/Kern; Edblad; Edge of Ember; EF Collection; Effy = Effy Jewelry;
  Efva Attling; Electric Picks; Éliou; Elizabeth Locke; Endless Jewelry; Erickson Beamon; Ernest Jones; Eva Fehren;
  EvryJewels; FaithHeart; Feidt Paris; Fernando Jorge; Fope; Forevermark; Foundrae; FRED*; Garrard; Gas Bijoux;
  Gigi Clozeau; Giles & Brother; Ginette NY; Giovanni Raspini; Giva; Gldn; Gnoce; GoldChic; Good Art Hlywd; Gorjana;
  Goro's; Gurhan; H.Samuel; Hearts on Fire*; HEFANG; Helzberg; Hemmerle; Hey Harper; Histoire d'Or; Ileana Makri;
  Ippolita; Irene Neuwirth; Italo Jewelry; J.Estina; Jacquie Aiche; James Allen; Jared Jewelers; Jaxxon;
  Jennifer Fisher; Jennifer Meyer; Jennifer Zeuner; Jenny Bird; Jeulia; Joanli Nor; John Hardy; Joyalukkas;
  Judith Ripka; Julie Sandlau; Julie Vos; Justine Clenquet; Kalevala; Kalyan Jewellers; Kay Jewelers; Kendra Scott;
  Kenneth Jay Lane; Kimai; King Ice; Kinraden; Kirstin Ash; Konstantino; Kwiat; Lagos*; Lao Feng Xiang; Laura Lombardi;
  Le Gramme; Le Vian; Lele Sadoughi; Les Georgettes; Les Néréides; Lightbox; Lily and Rose; Linjer; Links of London;
  Lito; Lizzie Fortunato; Local Eclectic; Logan Hollowell; LOUISA SECRET; Lovisa; Luis Morais; Luk Fook; Lulu Frost;
  Luv AJ; M. Cohen; Made by Mary*; Majorica; Malabar Gold = Malabar Gold & Diamonds; Marco Bicego; Maria Black;
  Maria Nilsdotter; Maria Tash; Marla Aaron; Mejuri; Melorra; Messika; Mevecco; Mia by Tanishq; Miansai; Michael Hill;
  Mikimoto; Miluna; Miranda Frye; Miriam Haskell; Missoma = Missoma London; Mister SFC; Mizuki; Monet Jewelry = Monet*; Monica Vinader; Mounser;
  Myka; Nadri; Najo; Napier*; Nialaya; Niessing; Nikos Koulis; Nomination*; Noor Fares; Northskull; Oak & Luna;
  Ole Lynggaard = Ole Lynggaard Copenhagen; Oradina; ORAZIO; Orelia; Oscar Heyman; Otiumberg; Pamela Love; Panconesi;
  Pandahall; Pandora* = Pandora Jewelry; Pascale Monvoisin; Pasquale Bruni; Pavoi; PDPAOLA;
  Pernille Corydon; Persée Paris; Pilgrim*; Pomellato = Dodo Pomellato; PROSTEEL; Prouds; Pura Vida; Qeelin;
  Rachel Jackson; Rebecca de Ravenel; Reminiscence Paris; Repossi; Retrouvaí; Ritani; Roberto Coin; Room101;
  Rosa de la Cruz; Rosato; Ross-Simons; Roxanne Assoulin; Salvini; Sarah Coventry; Scott Kay; Scream Pretty;
  Seaman Schepps; Serge DeNimes; Sethi Couture; Shamballa Jewels; Shashi*; Shaun Leane; Shay Jewelry; Shourouk;
  Sif Jakobs; Skydiamond; Snö of Sweden; Soko; Sophie Bille Brahe; Sophie Buhai; Soufeel; Spinelli Kilcollin;
  Spinning Jewelry; Stephen Webster; Sterling Forever; Stone and Strand; Stroili; Sugarfix by BaubleBar; Suzanne Kalan;
  Sydney Evan; Tacori; Tada & Toy; Taffin; Tamara Comolli; Tanishq; Tasaki; Tateossian; Temple St. Clair;
  Thatch Jewelry; The GLD Shop = GLD*; Theo Fennell; Theo Grace; Ti Sento = Ti Sento Milano; Todd Reed; Tom Wood;
  Trifari; Trollbeads; Twistedpendant; Uncommon James; Uno de 50; Unoaerre; Vanrycke; Vendome Aoyama; Verdura*;
  Verragio; Vhernier; Vitaly*; Voylla; Vrai*; Wallace Chan; Warren James; Wellendorff; Werkstatt München;
  With Clarity*; Wolf Circus; Wouters & Hendrix; Wwake; Yvmin; Yvonne Léon; Zales; Zoë Chicco
`;
