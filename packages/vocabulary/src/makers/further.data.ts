/** Makers that are missing from the tables of their fields. See `parseMakers` for the row format. */
export const OTHER_MAKERS = `
jewelry:
  Giorgio Visconti; Le Bebè; Maria Cristina Sterling; Nanis; Nalì; Pianegonda; Rue des Mille; Sharra Pagano; Kidult;
  Agatha* = Agatha Paris Bijoux; Astrid & Miyu; Aurelie*; Deakin & Francis; Dogeared; Kinn*; Linda Tahija;
  Lizzie Mandler; Maanesten; Maty*; Sarah & Sebastian; Shane Co; Sorellina; Tilly Sveaas; Timeless Pearly; Wald Berlin
jewelry electronics:
  Oura
bags:
  Caleidos; Ciak Roncato; George Gina & Lucy = GG&L; Golden Head; Jost*; Leonhard Heyden; Maître*; Offermann;
  Plinio Visonà; Roccobarocco; The Chesterfield Brand; Tuscany Leather; V73;
  Abro*; Aigner = Etienne Aigner; Antler*; Brandon Blackwood; Floyd Luggage; Freitag*; Gaston Luga; Got Bag;
  Hill & Friends; Knomo; Lancaster*; Misako; Mismo; Nobl Travel; Nomad Goods; Oleada; Osprey London;
  Parker Thatch; Picard*; Quince Luggage; Roam Luggage; Texier; The Bridge*; Troubadour Goods; Ucon Acrobatics;
  Vessel Bags
shoes:
  Alberto Guardiani; Canfora; Cesare Paciotti; Cinti; De Fonseca; Greve*; Lella Baldi; Loriblu; Pollini; Porselli;
  Salamander*; Softwaves; Thierry Rabotin; Unützer = Unutzer;
  4CCCCEES; Acorn*; Alberto Fasciani; Aquatalia; Black Suede Studio; Easymoc; Ipanema*; Kizik; Kodiak Boots;
  LaCrosse; Legres; Moma*; Nomasei; Pons Quintana; Premiata; San Marina; Sanders & Sanders; Sioux*;
  Suzanne Rae; Taft* = Taft Clothing; Taos*; Tropicfeel; Viron*; Yuketen; Zespa
clothing:
  Airfield*; AlphaTauri; Altea; Berwich; Bonita*; Camplin; Caractère*; Casa Moda = CasaModa;
  Club of Gents; Daniel Hechter; Don The Fuller; Eduard Dressler; Enrico Coveri; Eurex by Brax = Eurex; Fay*;
  Gelco; Gottseidank; Hammerschmid; Hiltl; Ingram*; Jakke; Julia Trentini;
  Krüger Madl = Krüger Dirndl, Krüger Buam; Lecomte*; Marjo Trachten = MarJo; Marvelis; Olsen*; Paolo Pecora;
  Pioneer Jeans = Pioneer Authentic Jeans; Ragman; Re-Hash; Redmond*; Schmuddelwedda;
  Schneiders Salzburg = Schneiders*; Siviglia*; Sorbino; Spieth & Wensky; Stehmann; Stockerpoint; Tziacco; Wilvorst;
  Zwillingsherz;
  Apiece Apart; Aquascutum; Atelier Delphine; Barrie*; Bella Freud; De Bonne Facture;
  Deiji Studios; Esse Studios; Fanm Mon; Flint and Tinder; Hessnatur = Hess Natur; Honest Basics; Hush Homewear;
  iBlues; Kitri Studio; La Ligne; Lanius; Lemlem; Leset; Lucy & Yak; Maloja; Mate the Label; Misha Nonoo; Monrow;
  Nigel Cabourn; Pendleton; Pennyblack; Pistola*; Posse the Label; Primary.com;
  Rapanui; Roland Mouret; Seraphine*; Suzie Kondi; The Fold London; Tigra Tigra; Trigema; Uterqüe = Uterque;
  Vanessa Seward; Victor Glemaud; Warehouse London; Wax London; Windsor*; Zulu & Zephyr;
  Aab; Angel's Face; Bragard; Bravado! Designs = Bravado Designs; Cordings; Corset Story; Cubavera; ergoPouch;
  Gitman Vintage = Gitman Bros; Guernsey Woollens; Heritage of Scotland; Joanie Clothing = Joanie*; John Charles*;
  Kalki Fashion; Khaadi; Kona Bay Hawaii = Kona Bay*; Maharishi*; ModLi; Portwest; Storq; The Oodie = Oodie;
  Tokaido*; Trutex; Walker Slater
swimwear clothing:
  Hermoza; Peony Swimwear; Vitamin A Swim
hosiery:
  Elbeo; Esda*; Filodoro; Gallo*; Pompea; Sanpellegrino Calze;
  Corgi Socks; Heist Studios; Sheerly Genius; Snag Tights
hats:
  Clyde World; Freya Hats; Tilley Endurables
hats sleepwear:
  Kitsch*; Slip*
electronics watches:
  Amazfit; Fitbit; Whoop*; Withings
watches:
  Gc Watches; Henry Archer; Lotus*; Viceroy*; Weiss Watch Company
home clothing:
  Marimekko
home sleepwear:
  Frette; Möve = möve
jewelry:
  Dorsey*; Heaven Mayhem; Redline*; Satellite Paris
bags:
  Caraa; Hozen*; Nannini*; Ridge*; Serapian; Think Royln
shoes:
  Barker Shoes; Caulaincourt; Dubarry; Duke + Dexter; Graceland*; Igi&Co; Larroudé; Mascaró; Mellow Yellow*;
  Moreschi; Reike Nen; Samo Ondoh; Svensson*; Vincci*
clothing:
  Allude*; Anokhi; Autograph*; Best & Less+; Black Halo; Beymen; Blue Banana*; Bohemian Traders; Brave Soul; Brice*;
  By Malina; Cath Kidston; Collusion*; Comma*; Comoli*; Dagmar*; Devred; FTC Cashmere; Garage*+; Glenmuir; Goddiva;
  Golden Point*; Goodmove; Grana*; Graphpaper*; Hawico; Ibex*; Imperial*; Jacamo; JD Williams; Jules*; Juvia;
  Kmart+ = Kmart Australia; Kontatto; Lazy Oaf; Lipsy London; Luis Trenker; Makia; Margaret O'Leary; Masai*; Noize;
  Oltre*; Plumo; Point Zero; Purple Brand; Reclaimed Vintage*; Rosner*; Sfera; Simply Be; Someday*; South2 West8;
  Sportsgirl; Stylein; Teatora; Tobi*; Trendyol; Sainsbury's Tu = Tu Sainsbury's, Tu at Sainsbury's; Vakko; Vicolo*;
  Yours Clothing
swimwear:
  Baku*; Bondi Born; Tigerlily
eyewear:
  Bloobloom
watches:
  Flik Flak
hosiery:
  Burlington*
denim:
  Still Here New York
clothing:
  16Arlington; Aya Muse; Bernadette Antwerp; Carven; Cotton On Body; Deadwood Studios; Éterne; Faithfull*; Flore Flore;
  Gil Rodriguez; Ludovic de Saint Sernin; Maria McManus; Noah NYC; Subdued*; WSLY
activewear:
  Echt*; Electric & Rose; Koral*; LNDR; Vanquish Fitness
outerwear:
  Erin Snow; Kanuk; Mountain Equipment; Quartz Co.
swimwear:
  Birdwell; Jets Swimwear
knitwear:
  &Daughter = And Daughter; Cashmere in Love; Joshua Ellis; Leap Concept; Repeat Cashmere; Wol Hide
underwear:
  Bread & Boxers; CDLP; Les Girls Les Boys; Oscalito
shoes:
  About Arianne; Arche*; Archies Footwear; Baudoin & Lange; Bohempia; Crime London; D.A.T.E. Sneakers; E8 by Miista;
  Freedom Moses; Ghoud; Helm Boots; Labucq; LOQ; Lottusse; Mari Giudicelli; Michel Vivien; Muchacha; Naguisa;
  Nothing New*; Parkhurst Brand; Pedro Miralles; Rhodes Footwear; Saye*; Simple Caracters; Trippen;
  Wesco*; Wonders*
bags:
  Cabaïa; Hyer Goods; Kiko Leather; Lipault; Nico Giani; Parker Clay; Teddy Blake
jewelry:
  8 Other Reasons; Cernucci; Daphine; Hatton Labs; Lié Studio; Lili Claspe; Mociun; Polly Wales; Rellery; Ring Concierge
watches:
  Depancel; Sekford; Shore Projects
eyewear:
  A.Kjærbede; Local Supply; Mr. Leight; Oliver Goldsmith
gloves:
  Sermoneta Gloves = Sermoneta
gloves:
  Give'r; Kinco
bags:
  Coblentz; Ergobag; Satch*; Scout Schulranzen
clothing:
  11 Honoré; Alessandra Rich; Alex Evenings; Alpine North; American Needle; Avec Les Filles; Aztech Mountain;
  B Sides*; Bagatelle*; Bernardo*; Body Glove; Boyish*; Cala de la Cruz; Chaser*; Co'couture; Comrad*; Cozyland;
  Cushnie; Custommade; Danier; Daydreamer*; Deadwood*; Denver Hayes; Dress the Population; Echo New York; Eider*; Envii; Esmara;
  For Love & Lemons; Frank & Eileen; Galvan London = Galvan*; Goosecraft; Gossia; Gustin; Hale Bob; Heathyoga;
  Hedoine; Hunter Bell; Icewear; Inoui Editions; Juan de Dios; Judith & Charles; Junk Food*; Kasper*; Kemi Telford;
  Key Largo*; L'Academie; Leota; Lieblingsstück; Line the Label; Loreak Mendian; Lovestrength; Lupilu;
  Majorelle*; Marc New York; Ming Wang; Misook; Miss Me*; Mondetta; MPG*; Nation LTD; Neo Noir*; Nice Things*;
  Original Retro Brand; Oui*; Outland Denim; Penelope Chilvers; Picture Organic; Pink Tartan; Portuguese Flannel;
  Pro Club; Rasario; Recycled Karma; Redskins*; Rococo Sand; Rosemunde; Safiyaa;
  Saloni*; Scamp & Dude; Second Female; Senita; Sentaler; Silk Laundry; Smythe*; Sockwell; Sol Angeles;
  Song of Style; Soyaconcept; Splendid*; Stan Ray; Still Here*; Superdown; Swiftwick; The Jacket Maker;
  The Vampire's Wife; Tintoretto*; Tolani; Triple F.A.T. Goose = Triple FAT Goose; Unbranded*; ViX Paula Hermanny;
  Wellensteyn; Western Rise; Wilsons Leather; Wool and the Gang
shoes:
  Bells & Becks; Carmina Shoemaker; Espadrij; Fairfax & Favor; Gumbies; Idyllwind;
  Jack Erwin; Manebi = Manebí; PF Flyers; Trask*; Viscata
bags:
  Adax; Aimee Kestenberg; BOYY = Boyy; Harber London; Hardgraft; Hobo Bags = HOBO The Original = HOBO*, Hobo Bags;
  Kelty*; Leowulff; Oliveve; Oryany; Palmgrens; Satchel & Page; State Bags; Still Nordic;
  Troubadour*; WANT Les Essentiels
jewelry:
  Carolina Bucci; Ettika; Italgem; Maya Brenner; Mignonne Gavigan; Monica Rich Kosann; Nickel & Suede; Paul Hewitt;
  Pearl Paradise; PurePearls = Pure Pearls; The Pearl Source
watches:
  Bertucci; Stauer
belts:
  Orciani; Streets Ahead
eyewear:
  Revo Sunglasses
luggage bags:
  Hauptstadtkoffer; Stratic; Travelite; Titan Bags; Johnny Urban; Cowboysbag; Burkely; O My Bag; DSTRCT; Chabo Bags
scarves:
  Codello; Passigatti
shoes:
  Nubikk; Semler*; Ricosta; Superfit; Softclox; Omoda; SPM Shoes = SPM*; Van Haren+; Manfield*+; Sacha*; Dockers by Gerli
jewelry:
  Amor* = Amor Schmuck; Diemer*; Elli Premium; Jette*; CHRIST*+
clothing:
  Costes; Finkid; Forvert; Fuchs & Schmitt; Gipsy*; Loavies; Mazine; Milestone*; Oceansapart; Playshoes; POM Amsterdam
underwear hosiery:
  Naturana; Nur Die; Uncover by Schiesser
clothing:
  Alcott*; Álvaro Moreno; Antony Morato; Brooksfield; Cotonella; Datch; Dixie*; Elena Mirò; Emidio Tucci; Green Coast; Guy de Jean;
  Fiorella Rubino; Gloria Ortiz; Navigare*; Original Marines; Roberto Verino; Southern Cotton;
  Ternua; Trangoworld; Upim+
bags:
  Cromia; Cuoieria Fiorentina; El Potro*; Floatti; Jaslen; Kaukko; Lonbali; Pielnoble;
  Salvador Bachiller+; Skpat; Slang Barcelona; Totto; Zanellato
shoes:
  Alma en Pena; Angel Alarcón; Baldinini; Callaghan*; Chiruca; Conguitos*; Lola Cruz; Magrit; Maria Mare;
  Paco Gil; Porronet; Pura López; Titanitos; Úrsula Mascaró; Vidorreta; Yumas
jewelry:
  Bluespirit+ = Blue Spirit; Chantecler*; Crivelli*; Cristian Lay; Leo Pizzo; Luxenter; Mabina = Mabina Gioielli;
  Marlù = Marlù Gioielli; Recarlo; Vanzetti*
watches:
  Duward; Potens
eyewear:
  Italia Independent; Kypers; Lozza; Mr. Boho = Mr Boho
underwear:
  Abanderado; Andrés Sardá; Gisela*; Janira; Liabel; Lovable*; Perofil; Punto Blanco; Selmark; Verdissima; Ysabel Mora
gloves:
  Gloves Story
hats:
  Barbisio; Panizza
clothing:
  Asphalte*; Balsamik; Bérénice*; Blancheporte+; Bruce Field; Café Coton; Chevignon; Christine Laure;
  Cotélac; Daxon; Deeluxe; From Future*; Hast*; Labonal; Livy*; Maison 123; Molly Bracken; Monoprix+; Notshy;
  One Step*; Pain de Sucre; Paule Ka; Rica Lewis; Serge Blanco; Smalto; Un Deux Trois; Vicomte A.; Ysé
shoes:
  Amélie Pichard; Anthology Paris; Art of Soule; Avril Gau; Bexley; Carel*; Finsbury*; Loding; M.Moustache; Pare Gabia;
  Rivieras*; Rondinaud; TBS*; Vanessa Wu
bags:
  Dragon Diffusion; Hexagona; Tila March
jewelry:
  Adelline; Elise Tsikis; Feidt; Louise Hendricks; Marc Orian; Monsieur Paris; Poiray
watches:
  Charlie Paris; Clyda; LIP*; Pierre Lannier
eyewear:
  Nathalie Blanc; Sensee
clothing:
  Jacques Britt; Mey & Edlich; Lodenfrey; Frauenschuh*; Sportalm; Navabi; Samoon; Lola Casademunt; Punto Roma;
  Murphy & Nye; Nat et Nin; Ciesse Piumini; MC2 Saint Barth; Love Brand & Co; Beaufille; Raey; The Fold*; Caruso*;
  Orcival; Rubinacci; The Elder Statesman = Elder Statesman
outerwear:
  Tatonka
scarves ties:
  Mantero
gloves hats:
  Eisbär
shoes:
  ViBi Venezia; Ludwig Reiter; Hartjes; Aurelien*
bags:
  Fritzi aus Preußen; Suri Frey; Grafea; Ally Capellino; Save My Bag; Lamarthe; Pineider; Polare; Kurtman
jewelry:
  Dinny Hall; Bea Bongiasca; Anissa Kermiche; Agmes; Faris*
swimwear:
  Bluemint; Bather*; Lidea; Cyell; Marlies Dekkers
eyewear:
  Ørgreen
watches:
  Boccia; Rodina*
home clothing:
  Parachute Home = Parachute*
bags electronics:
  OtterBox; Spigen; Casetify; Pela Case; Mous*
hats:
  Machete* = Machete Jewelry; Scunci; Goody*; Silver Spoon Attire
clothing shoes bags:
  Akiabara; Animale*; Ay Not Dead; Complot*; Custo Barcelona; Etiqueta Negra*; Falabella*+; Jazmín Chebar; Kevingston;
  Kosiuko; Lanidor+; María Cher; Ona Saez; Portsaid; Rapsodia*; Rever Pass; Ricky Sarkany; Sacoor Brothers; Studio F;
  Suburbia*+; Wanama; Yagmour
clothing:
  47 Street*; Arturo Calle+; Burton of London; Cuesta Blanca*; Colcci; Eminence*; Georges Rech;
  Grace & Mila; Heimstone; Inès de la Fressange = Inès de la Fressange Paris; Intropia; Koaj; La Fée Maraboutée;
  Le Lis Blanc; Leon & Harper; Mado et les Autres; Make My Lemonade; Modetrotter; Quebramar; Roseanna*; Ruckfield;
  Stella Forest; Swildens; Un Jour Ailleurs; Vicky Form
clothing sleepwear:
  Grisino; Mimo & Co; Moulin Roty; Natalys; Neck & Neck; Obaïbi
underwear:
  Caro Cuore; Sweet Victorian; Selú
shoes:
  Arezzo*; Cklass; Josefinas*; Ria Menorca; Rivecour; Sibyl Vane; Vizzano
bags:
  Carré Royal; Mario Hernández; Prüne; Vélez*
outerwear:
  Doite; Lippi*
jewelry:
  Eugénio Campos; Louise Damas; Luj Paris; Medecine Douce = Médecine Douce; Portugal Jewels
umbrellas:
  Le Véritable Cherbourg = Véritable Cherbourg
sleepwear home:
  Carré Blanc*; Olivier Desforges; Yves Delorme
bags:
  Feuerwear; SteamLine Luggage = SteamLine; Tusting; Whitehouse Cox
shoes:
  Kleman
outerwear:
  London Tradition; Steinbock*
hats:
  Hanna Hats = Hanna Hats of Donegal
clothing:
  Emma J Shipley = Emma J. Shipley; Engel Natur
`;
