/**
 * More product lines, for which only the kind is known. None has been checked against a source. See
 * `parseKindOnlyLines` for the row format.
 */
export const KIND_ONLY_LINES = `
Louis Vuitton | tote bag: Artsy, Lockit, Croisette, Odéon Tote, All In, Grand Sac | handbag: Montaigne, Marelle, Locky BB, Rivoli, Riverside, Cluny, Papillon, Trouville, Low Key Hobo | sling bag: Eva Clutch, Saintonge, Croissant, Maida, Trocadéro, Danube, District | backpack: Montsouris | clutch: Pochette Voyage | pouch: Mini Pochette, Toiletry Pouch 26, Toiletry Pouch 19 | wallet: Zippy, Sarah, Clémence, Emilie, Brazza | sunglasses: Z1502E
Gucci | handbag: Sylvie, Zumi, Bamboo Shopper, Princy, 1961 Top Handle | shoulder bag: Arli, Broadway, Half-Moon Horsebit | tote bag: Neo Vintage Tote | pumps: Sylvie Pump | sneakers: Mac80, Re-Web, Chunky B | loafers: Elanor | watch: G-Timeless, 25H, 2000L
Prada | tote bag: Saffiano Lux | handbag: Matinée, Promenade, Esplanade | sling bag: Emblème, Re-Edition 1995 | loafers: Chocolate loafer | sneakers: PRAX 01, Polarius | slides: Puffy Logo
Chanel | shoulder bag: Trendy CC, Business Affinity, Jumbo Flap, Mademoiselle | tote bag: GST, Grand Shopping Tote, Cambon Tote | backpack: Duma, Urban Spirit | clutch: Vanity Case | watch: Boy.Friend, Code Coco | loafers: Turnlock loafer
Dior | shoulder bag: St Honoré, Miss Dior | handbag: Boston Micro | tote bag: Diorissimo, Panarea | pumps: C'est Dior | sneakers: Dior-Star, D-Connect, B57, B31 | sandals: D-Wave, Dioract | sunglasses: DiorSignature, DiorClub, CDior, DiorSoLight | watch: La D de Dior, Grand Bal | ring: Rose des Vents | loafers: Dior Code
Hermès | handbag: 2002, Haut à Courroies, Della Cavalleria, Toolbox, Bride-à-Brac, Sac à Dépêches | sling bag: Mosaique, Maximors | bracelet: Rivale, Tournis, Glenan | watch: Arceau, Slim d'Hermès, Nantucket | sneakers: Avantage, Eclair | wallet: Béarn, Dogon, Constance Slim | tote bag: Maxibox
Saint Laurent | handbag: Manhattan, Voltaire, Le Maillon, Nolita | shoulder bag: Betty, West Hollywood, Lulu, Le 37, Cabas Chyc, Maillon | clutch: Le Fermoir | bucket bag: Emmanuelle, Le Monogramme | sandals: Cassandra sandal, Nu Pieds | heels: Blade slingback, Lee slingback | boots: Lou ankle boot, Niki 105, Betty ankle boot | sunglasses: SL 1, SL M94, Kate sunglasses, SL 462, SL M115
Celine | handbag: Sangle, Seau, Trapeze, Tabou | bucket bag: Big Bag Bucket, Sangle Bucket | sneakers: Z-Trainer, Trainer CT-02
Bottega Veneta | shoulder bag: Bulb | tote bag: Flip Flap, Tosca | bucket bag: The Drop Bucket | loafers: Astaire, Haddock | bracelet: Sardine bracelet | boots: Haddock boot, Atomic
The Row | handbag: Abilene, Everett | flats: Elastic Ballet, Elodie, Ava ballet | boots: Zipped Boot, Town Boot, Garden Boot | sandals: Bare sandal, Kris, City Flip Flop | sneakers: Marie H, Mary Jane sneaker | loafers: Soft Loafer, Cary loafer, Garcon Loafer, Loafer Slipper | jeans: Egli, Carlisle, Landan, Morton | coat: Priske | sweater: Ghent, Carnia | trousers: Gandine, Marce, Egle, Banew
Loewe | handbag: Barcelona | tote bag: Font Tote, Cushion Tote | boots: Toy boot, Campo boot, Blaze Chelsea | pumps: Toy pump, Petal pump | loafers: Campo loafer | sneakers: Terra Vibe, Cloudtilt Loewe
Fendi | handbag: 2Jours, 3Jours, Petite 2Jours, DotCom | shoulder bag: Kan I, O'Lock Zucca | boots: Rockoko, Promenade boot, Delfina | slides: Fendi Feel | sneakers: Fendi Match, Fendi Flow | sandals: Fendigraphy sandal | heels: Colibri
Balenciaga | handbag: Ville, BB Chain | tote bag: Navy Cabas, Carry All Tote | sneakers: Cargo sneaker, X-Pander, Alaska | clogs: Hardcrocs | sandals: Drapy | boots: Strike, Cagole boot | slides: Rise slide
Givenchy | handbag: Nightingale, GV3 | shoulder bag: 4G, G-Hobo | sneakers: TK-360, G4 | boots: Shark Lock | sandals: Marshmallow slide
Chloé | shoulder bag: Mony, C bag, Hudson | handbag: Baylee | boots: Rylee, Mallo | flats: Marcie ballerina | sneakers: Sonnie, Kick
Coach | handbag: Hadley, Kacey, Rhea, Kitt, Kleo | shoulder bag: Ergo, Idol, Bea | tote bag: Times Square, Derby, Dakota | backpack: Gotham, Jordyn | wallet: Accordion Zip | bucket bag: Dakotah, Field Bucket, Town Bucket | sneakers: Soho Sneaker, High Line | watch: Arden, Delancey, Cary watch, Greyson
Kate Spade | handbag: Spade Flower, Margaux | tote bag: Bleecker | shoulder bag: Gramercy, Carlyle, 454 | bucket bag: Rosie Bucket, Gramercy Bucket | backpack: Chelsea backpack | watch: Park Row, Rosebank, Varick
Michael Kors | handbag: Sutton, Cece, Bradshaw, Greenwich, Parker handbag, Rivington | tote bag: Maeve, Kimber | shoulder bag: Reed | sling bag: Fulton, Dover | backpack: Rhea, Adina, Jaycee, Slater | watch: Bradshaw watch, Pyper, Slim Runway, Everest | boots: Fulton boot | sneakers: Olympia trainer, Keaton, Georgie trainer
Tory Burch | handbag: Kerrington, Block-T, Deville | tote bag: Everly, Gemini Link | shoulder bag: 151 Mercer, Eleanor satchel, Miller bag, 797 | bucket bag: T Monogram Bucket, Miller Bucket | flats: Benton | sandals: Kira sandal, Bubble Jelly, Double T | boots: Double T Chelsea | watch: Reva watch, Phipps, Robinson watch, Kira watch
Marc Jacobs | shoulder bag: St Marc, Hot Shot, The Softshot | sling bag: Softshot 21 | tote bag: Work Tote, The Grind | backpack: The Medium Backpack, The Biker | watch: Baker, Roxy
Furla | handbag: Metropolis, 1927, Nuvola, Primula | tote bag: Giove | shoulder bag: Sfera, Diamante, Goccia | backpack: Favola | bucket bag: Miastella, Stacy
Longchamp | tote bag: Shop-It | sling bag: Mailbox, Amazone, Cavalcade | handbag: Mademoiselle | bucket bag: Paris Premier
Mulberry | handbag: Seaton, Willow, Cara Delevingne, Del Rey | shoulder bag: Leighton, Effie, Pimlico | sling bag: Blenheim | tote bag: Dorset, M Zipped Tote, Effie Tote | bucket bag: Hampstead
Polène | handbag: Numéro Trois, Ilo, Dyade, Nodde, Neyu | shoulder bag: Numéro Treize, Numéro Onze
Jacquemus | shoulder bag: Le Bambidou, Le Ciuciu | handbag: La Vague | tote bag: Le Panier Soleil, Le Filù | sling bag: Le Porte Azur, Le Cuerda | heels: Les Sandales Novio, Les Mules Rond Carré, Les Slingbacks Cubisto | dress: La robe Bahia, La robe Vela | shirt: La chemise Simon | cap: La casquette Gadjo | hat: Le bob Gadjo
Alexander McQueen | handbag: The Curve, The Jewelled Satchel, The Seal, The Four Ring | clutch: Knuckle, Skull clutch, De Manta | sneakers: Court Trainer | boots: Stack | scarf: Skull scarf
Valentino Garavani | handbag: Rockstud Spike, VSling, Vee, Supervee | shoulder bag: Locò, VLogo Signature, One Stud | tote bag: Le Troisième | pumps: VLogo Type | sneakers: One Stud sneaker, Rockrunner | sandals: Atelier 03 Rose, VLogo sandal
Staud | shoulder bag: Rey | dress: Wells, Altea
Telfar | wallet: Telfar Wallet
Wandler | heels: Elza
Cuyana | tote bag: Double Loop, Paloma | sling bag: Half Moon
Béis | tote bag: The Work Tote, The Commuter Tote | backpack: The Commuter Backpack | trolley bag: The Carry-On Roller, The Large Check-In Roller, The Medium Check-In Roller
Away | trolley bag: The Aluminum Edition | duffel bag: The Everywhere Bag, The Weekender, The Large Everywhere | backpack: The Front Pocket Backpack
Monos | trolley bag: Carry-On Pro, Carry-On Plus, Check-In Medium, Check-In Large, Hybrid Carry-On | duffel bag: Metro Duffel, Metro Weekender | backpack: Metro Backpack
Samsonite | trolley bag: Proxis, C-Lite, S'Cure, Freeform, Outline Pro, Omni PC, Winfield, Cosmolite, Essens, Upscape, Attrix, Magnum Eco | backpack: Guardit, Pro-DLX, Mysight, Sonora
American Tourister | trolley bag: Bon Air, Starvibe, Air Move, Wavebreaker, Aerostep, Stratum
Rimowa | trolley bag: Classic Cabin, Hybrid Cabin, Topas, Salsa, Limbo
Tumi | trolley bag: 19 Degree, V4, Alpha 3, Tegra-Lite, Alpha International | backpack: Alpha Bravo, Voyageur | laptop bag: Alpha Brief | tote bag: Valetta
Briggs & Riley | trolley bag: Sympatico, Torq
Travelpro | trolley bag: Maxlite 5, Platinum Elite, Crew VersaPack, FlightCrew
Eastpak | backpack: Padded Pak'r, Day Pak'r, Out of Office, Floid, Wyoming | duffel bag: Perce | trolley bag: Tranverz, Transit'r, Trans4, Strapverz | belt bag: Springer, Doggy Bag
JanSport | backpack: SuperBreak, Right Pack, Big Student, Half Pint, Cool Student, Hatchet, Main Campus, Cross Town
Herschel | backpack: Pop Quiz | duffel bag: Sutton, Ravine
Fjällräven | backpack: Räven 28, Kaipak, Abisko, Skule, Vardag, High Coast Foldsack, Ulvö | jacket: Keb jacket, High Coast Lite, Nuuk, Singi | trousers: Vidda Pro, Keb, Barents Pro, Abisko Midsummer, Nikka | sling bag: High Coast Pocket | tote bag: Totepack No. 1
Osprey | backpack: Farpoint, Fairview, Atmos AG, Aura AG, Talon, Tempest, Exos, Eja, Stratos, Sirrus, Nebula, Kestrel, Kyte, Hikelite, Sojourn Porter, Archeon, Skarab, Skimmer, Levity, Rook, Renn, Volt, Katari, Raptor, Syncro | duffel bag: Daylite Duffel | trolley bag: Sojourn, Ozone, Rolling Transporter
Gregory Packs | backpack: Zulu, Baltoro, Deva, Maven, Nano, Focal, Katmai, Citro
Deuter | backpack: Futura, Speed Lite, Aircontact, Gogo, Giga, AC Lite, Trans Alpine, Vista Skip
Cotopaxi | backpack: Allpa, Batac, Luzon, Tapa, Chasqui, Vaya | belt bag: Kapai, Bataan | jacket: Teca, Fuego, Capa, Trico | duffel bag: Uyuni
Peak Design | backpack: Everyday Backpack, Travel Backpack, Everyday Zip | sling bag: Everyday Sling | tote bag: Everyday Tote | duffel bag: Travel Duffel
Bellroy | backpack: Transit Backpack, Classic Backpack, Melbourne Backpack, Via Backpack | sling bag: Venture Sling, City Sling | wallet: Note Sleeve, Hide & Seek, Slim Sleeve, Card Sleeve, Travel Wallet, Apex Slim Sleeve | tote bag: Tokyo Tote, Market Tote
Timbuk2 | messenger bag: Classic Messenger | backpack: Q Backpack
Kipling | backpack: Seoul, City Pack, Curtis, Delia, Class Room | sling bag: Abanu, Alvar, Milos, Art Mini, Creativity | handbag: Art M, Defea, Amiel | trolley bag: Youri Spin
lululemon | duffel bag: Wunderlust | tote bag: Never Lost | backpack: City Adventurer, Everyday Backpack | leggings: Wunder Lounge, Fast Free | tank top: Ebb to Street, Sculpt Tank, Wundermost, License to Train Tank, All Yours Tank | t-shirt: All Yours, Drysense, Zeroed In, Hold Tight | hoodie: City Sweat, Smooth Spacer | jacket: Expeditionist, Push Your Pace, Cross Chill, Another Mile | sweatshirt: Softstreme Crew | dress: Align Dress, Everlux Tennis Dress | skirt: Play Off the Pleats, Varsity High-Rise Skirt | track pants: Surge Jogger, Ready to Rulu, Adapted State, Scuba Jogger | bra: Energy Longline, Free to Be, In Alignment, Enlite, Wunder Train Bra, Like Nothing | sneakers: Beyondfeel, Cityverse, Chargefeel, Strongfeel | chinos: Warpstreme
Alo Yoga | bra: Alosoft Obsessed, Ambient Logo, Airlift Intrigue, Airlift Advantage, Delight bralette | track pants: Muse sweatpant | skirt: Aces tennis skirt, Grand Slam, Varsity tennis skirt, Match Point | jacket: Sherpa Foxy, Stunner Puffer | tank top: Wellness bra tank | hoodie: Soho hoodie, Micro Waffle hoodie | dress: Alosoft Courtside, Seamless Delight | sneakers: Alo Sunset, Alo Recovery
Vuori | shorts: Trail Short, Meta Short, Cape Short | t-shirt: Strato, Current Tech Tee, Tuvalu, Energy Tee, Ever Tee | track pants: Miles jogger, Transit jogger, Venice Wide Leg | hoodie: Ponto hoodie, Coronado, Restore hoodie | leggings: Clean Elevation, Studio Pocket | sweatshirt: Echo half-zip, Jeffreys | bra: Yosemite, Elevation bra | dress: Volley Dress
Gymshark | leggings: Whitney, Legacy leggings, KK Twins | shorts: Critical short | t-shirt: Apollo, Legacy t-shirt, Power t-shirt, Crest t-shirt | hoodie: Rest Day hoodie
Athleta | trousers: Presidio, Trekkie, Headlands, Farallon | track pants: Venice jogger, Balance jogger | tank top: Conscious Crop, With Ease | jacket: Downtown jacket, Rainier Tight jacket | dress: Santorini, Presidio Dress | skort: Run With It
Patagonia | jacket: R2, Dirt Roamer, Granite Crest, Storm10, M10, PowSlayer, SnowDrifter, Insulated Powder Town, All Seasons, Maple Grove, Triolet, Boulder Fork, Calcite, Airshed Pro, Lonesome Mesa, Levitator, Shearling button, Frozen Range, Jackson Glacier, Stormshadow, City Storm, Topley, Vosque | puffer jacket: Fitz Roy, DAS Parka, Macro Puff, DAS Light, AlpLight, Silent Down, Downdrift, Hi-Loft | gilet: Retro Pile Vest | sweatshirt: Micro D, R1 Daily, R1 Thermal, Uprisal | shorts: Strider Pro, Nine Trails, Quandary, Multi Trails, Funhoggers, Stand Up, Stonycroft | t-shirt: Capilene Cool Daily, Capilene Cool Trail, P-6 Logo Responsibili-Tee, Responsibili-Tee | thermals: Capilene Midweight, Capilene Thermal Weight, Capilene Air | trousers: Terravia Alpine, Quandary pants, Iron Forge, Terrebonne, Altvia | backpack: Nine Trails pack, Atom, Arbor, Ironwood, Stormsurge | sling bag: Atom Sling, Terravia Mini Hip | cap: P-6 Label Trad Cap, Duckbill | beanie: Brodeo, Fisherman's Rolled, Powder Town
The North Face | puffer jacket: Lhotse, Summit Breithorn, Hydrenalite, Diablo, Cloud Down, Saikuru, Limbara, Belleview | jacket: Dryzzle, Dryvent, Evolve II, Carto Triclimate, Stratos, Fornet, Sangro, Apex Elevation, Freedom insulated, Chakal, Cragmont, Gordon Lyons, Extreme Pile, Canyonlands, TKA 100, 100 Glacier, Arctic, Gotham, Metropolis, Suzanne Triclimate, Zaneck, Katavi, Dryzzle parka, Campshire | backpack: Terra 65, Fall Line, Hot Shot, Pivoter, Basin, Trail Lite, Wasatch | duffel bag: Voyager duffel | hoodie: Half Dome, Drew Peak, Simple Dome hoodie | t-shirt: Simple Dome, Redbox | trousers: Aphrodite, Freedom pant | boots: Vectiv Fastpack, Hedgehog, Chilkat, Shellista, Larimar, ThermoBall bootie | house slippers: Nuptse Mule, ThermoBall Traction Mule | belt bag: Bozer | beanie: Salty Dog, Dock Worker
Arc'teryx | jacket: Alpha, Solano, Sabre, Rallé, Coelle, Norvan, Incendo, Delta, Sentinel, Nuclei, Camosun, Ames, Patera, Sawyer, Macai, Therme Parka, Magnus, Samara | puffer jacket: Therme, Piedmont | trousers: Gamma pant, Lefroy, Levon, Cormac | backpack: Mantis 26, Granville, Brize, Aerios, Bora, Arro 22, Konseal | belt bag: Mantis 1 Waist Pack, Maka | sling bag: Heliad | boots: Acrux, Bora GTX, Aerios FL | t-shirt: Cormac Crew, Motus, Remige | beanie: Bird Head Toque, Rho
Columbia | jacket: Bugaboo, Whirlibird, Ascender, Glennaker, Arcadia, Switchback, Pouring Adventure, OutDry Ex, Whistler Peak, Hikebound, Lost Lager, Suttle Mountain, Carson Pass, Fast Trek | puffer jacket: Powder Lite, Powder Pillow, Puffect, Delta Ridge, Lake 22, Autumn Park, Labyrinth Loop, Pike Lake, Voodoo Falls | shirt: PFG Bahama II, PFG Tamiami II, Silver Ridge, Bahama, Tamiami | trousers: Silver Ridge Convertible, Saturday Trail, Royce Peak | boots: Newton Ridge, Bugaboot, Ice Maiden, Fairbanks, Redmond, Peakfreak, Crestwood
Rab | jacket: Downpour, Xenair, Borealis, Arc Eco, Kangri, Khroma, Namche, Latok, Vapour-Rise, Capacitor, Ascendor, Outpost | puffer jacket: Microlight Alpine, Neutrino Pro, Electron Pro, Positron, Cirrus, Valiance, Glaceon, Asylum, Axion | backpack: Aeon, Latok pack | trousers: Kinetic pant
Mountain Hardwear | puffer jacket: Ghost Whisperer, Stretchdown, Super DS | jacket: Kor, Monkey Man, Polartec Power Grid
Helly Hansen | jacket: Seven J, Loke, Verglas, Crew Midlayer, Dubliner, Alpha 3.0, Daybreaker, Coastal 3.0, Reine, Tromsoe, Svalbard | raincoat: Copenhagen, Aden | jumpsuit: Powder Suit
Marmot | rain jacket: PreCip, PreCip Eco | puffer jacket: Guides Down, Highlander, Montreal, Chelsea coat, Avant Featherless | jacket: ROM, Zenyatta
Outdoor Research | rain jacket: Helium, Foray, MicroGravity | jacket: Ferrosi, Shadow Insulated, Vigor, SuperStrand | trousers: Ferrosi pant, Cirque | hat: Sombriolet, Seattle Sombrero, Sun Runner
Jack Wolfskin | jacket: Stormy Point, Troposphere, DNA, Elsberg | puffer coat: Frozen Palace, Crystal Palace | boots: Vojo, Woodland, Refugio, Everquest, Terraventure
Canada Goose | jacket: Kensington, Chateau, Citadel, Elrose, Aurora, Byward | puffer jacket: Everett, Alliston, Osborne, Abbott, Armstrong, Camp Hoody | gilet: Garson
Moncler | puffer jacket: Montgenèvre, Bramant, Montcla, Bourne, Karakorum, Grenoble, Moncloa, Himalaya, Badia, Fulmarus, Abante, Daos, Gles, Andersen | puffer coat: Hermifur, Suyen, Barbel, Gie, Parnaiba, Meillon, Amintore, Rocourt, Boedic, Talev | gilet: Tib, Ouse, Aliterse | boots: Larue, Peka, Isla, Mallard | sneakers: Lite Runner, Monaco sneaker
Mackage | puffer coat: Calla, Harlowe, Kay | puffer jacket: Dixon | coat: Babie
Moose Knuckles | jacket: Stirling, Cloud 3Q, Watershed | puffer jacket: 3Q, Original 3Q, Everest | puffer coat: Jocada, Cambria
Barbour | jacket: Ogston, Royston, Chelsea Sportsquilt, Powell, Reelin, Corbridge, Classic Northumbria, Northumbria, Gamefair, Sapper, Cavalry Polarquilt, Deveron, Shoveler, Flyweight Cavalry, Chelsea, Lowerdale | gilet: Lowerdale Gilet, Betty gilet, Westmorland | boots: Farsley, Bedlington, Kirkham, Bede | scarf: Galingale
Aritzia | coat: The Group Babaton Slouch, The Connor, The Babaton Lawson | puffer jacket: The Super World, The Lil' Puff | trousers: The Limitless Pant, The Jules, The Pleated Pant, The Tailored Pant, Tie-Front Pant | leggings: TnaChill, Tna Butter | bodysuit: Babaton Contour | sweater: Bromley, Thurlow, Mohair Cloud | jeans: The Ex-Boyfriend, The Farrah, The 80s Comfy, The Arlo, The '90s Joni | dress: Only Slip, Ingénue, Tempest, Parisienne | sweatshirt: Cozy Fleece Perfect, Mega Fleece, Boyfriend crew | skirt: Slip skirt Only, Tna Tennis Skirt | blazer: The Agency Blazer, Exec blazer
Free People | jumpsuit: Happiness Runs Onesie, Good Karma Onesie, High Roller, Way Home Onesie, Ziggy | dress: Adella, Heat Wave | jeans: Good Luck, We The Free Barrel, Palmer, Lucky You Barrel, Jayde Flare | jacket: Pippa Packable | sweater: Alli V-Neck, Frankie Cable, Ottoman Slouchy | bra: Adella Bralette | t-shirt: We The Free Care, Be My Baby | shorts: The Way Home, Get Your Flirt On, Hot Shot Mini
Reformation | dress: Nikita, Balia, Kastoria, Emersyn, Benton, Aiko, Zenni, Irisa, Anaiya, Linden, Locklin, Thalia | jeans: Val 90s, Palmer | trousers: Olina | flats: Buffy
Sézane | cardigan: Leontine, Aurore | dress: Soledad, Fabrizia, Cléa | blouse: Tomboy, Léora, Noura, Loulia | jacket: Betty jacket | coat: Clyde | jeans: Le Crop, Le Cropped Flare, Brut | shoes: Gisele, Mélanie | handbag: Farrow
Isabel Marant | sneakers: Beth, Balskee, Kindsay, Bobby | boots: Dacken, Susee, Crisi, Lamsy, Milona, Dewina, Denvee, Skarlet, Leila, Lelodie | handbag: Oskan, Moskan, Botsy | tote bag: Yenky | jeans: Corsy, Dilianasr, Dileskoa | blouse: Lalia, Plalia | coat: Efegozi, Limiza | belt: Lecce, Nowo
Ganni | boots: Retro Country, Cleated Chelsea | dress: Smiley dress
Acne Studios | scarf: Vargo, Velocite scarf, Vesuvio, Kelow | jeans: 1996, 1992, 2021M, 1981F, North, Blå Konst, Loose 1981, 2003 | t-shirt: Nash, Exford | sweatshirt: Fairview, Forba | handbag: Multipocket, Platt | boots: Besare | sneakers: Bolzter, Manhattan, Ballow, Rockaway
A.P.C. | sling bag: Geneve | jeans: Petit Standard, Petit New Standard, New Standard, Fairfax | coat: Bakerstreet | tote bag: Maiko | shoes: Run Around
Levi's | jeans: 502, 510, 516, 519, 531, 555, 559, 560, 565, 568, 578, 710, 711, 712, 715, Low Pro, 70s High Flare, 726, Middy Straight, SilverTab, Dad Jean, Stay Loose | jacket: Type III, Type I, Original Trucker, Ex-Boyfriend Trucker | shirt: Barstow, Jackson Worker | t-shirt: Perfect Tee, Housemark
Wrangler | jeans: Cowboy Cut, Texas Slim, Texas Stretch, 13MWZ, 936, Greensboro, Larston, 20X, Riggs, Bootcut Retro, Q-Baby, Westward
Lee | jeans: Brooklyn, Daren, Breese, Brooklyn Straight, 101
G-Star RAW | jeans: 3301, 5620, Arc 3D, Type 49, Mosa, Revend, D-Staq, Triple A, Judee, Elwood, Kairori | trousers: Rovic, Roxic
Nudie Jeans | jeans: Grim Tim, Lean Dean, Thin Finn, Gritty Jackson, Steady Eddie, Tight Terry, Tilted Tor, Rad Rufus, Sleepy Sixten, Tuff Tony, Breezy Britt, Lofty Lo
Diesel | jeans: D-Ark, D-Mihtry, D-Strukt, Sleenker, 1979, 1985 Larkee, 2010 D-Macs, 2020 D-Viker, Thommer, 1996 D-Sire, D-Ebbey, D-Reggy, Zatiny, Larkee | sling bag: Charm-D | watch: Mr. Daddy, Master Chief, Mega Chief, Griffed, Cliffhanger, Baby Chief
Paige | jeans: Manhattan, Sarah Straight, Croft, Doheny, Dion, Leenah
AG Jeans | jeans: Alexxis, Kinsley, Tomas, Everett, Legging Ankle, Ex-Boyfriend, Kallie, Jodi
7 For All Mankind | jeans: Austyn, Paxtyn, Easy Slim, Scout
True Religion | jeans: Halle, Geno
DL1961 | jeans: Hepburn, Enzo
Rag & Bone | jeans: Fit 1, Wren | sneakers: Retro Runner, RB1 | trousers: Sofie Wide
Mother | jeans: The Tripper, The Swooner, The Runaway, The Patch Cruiser, The Duster, The Fly Cut, The Kick It, The Bookie
Frame | jeans: Le Nouveau Straight, Le Slouch, Le One, Le Sylvie, Le Pixie, Le Mini Boot, Le Crop Flare, Le Skinny de Jeanne, L'Homme, L'Homme Slim, Le Baggy Palazzo, Le Beau
Madewell | jeans: '90s Straight, The Emmett, The Darted Barrel, Kick Out Crop, The Curvy Perfect, Athletic Slim, 1991 Straight, The Harlow | tote bag: The Zip-Top Transport | flats: The Frances, The Greta, The Adelle | boots: The Brenner, The Ainsley, The Benning | sandals: The Boardwalk, The Dayna | sneakers: Kickoff Trainer | t-shirt: Northside Vintage, Softfade, Allday | sweater: Belton
Everlane | jeans: The Original Cheeky, '90s Cheeky, The Cheeky, The Rigid Slouch, The Baggy, The Curve | trousers: The Way-High Drape Pant, The Dream Pant, The Performance Chino, Easy Pant, The Utility Barrel | loafers: The Modern Loafer, The Day Loafer | flats: Day Ballet Flat, The 40-Hour Flat | boots: The Day Boot, The Glove Boot, The Square Toe Chelsea | sweater: The Alpaca Crew, The Track Crew | sneakers: The Court Sneaker, The Trainer, Forever Sneaker | puffer jacket: The ReNew Puffer, The Long Puffer, The Puffy Puff | coat: The Italian ReWool, The Cocoon Coat | t-shirt: The Air Tee, The Premium-Weight Crew | backpack: The Transit Backpack, The Modern Snap Backpack | tote bag: The Studio Bag | bodysuit: The Bodysuit
Abercrombie & Fitch | jeans: 90s Relaxed, Curve Love, Low Rise Baggy, Athletic Skinny | hoodie: Essential Popover, Essential Sunday | jumpsuit: Traveler romper
American Eagle | jeans: Dreamy Drape, AirFlex+, Strigid, Ne(x)t Level, Curvy Hi-Rise
Aerie | leggings: Offline Goals, Chill Play Move | bra: Sunnie, Real Sunnie, SMOOTHEZ Bra | boxers: Boyfriend Boxer | bikini top: Crochet Scoop
Skims | bra: Fits Everybody T-Shirt Bra, Ultimate Teardrop, Ultimate Nipple Bra, No Show | bodysuit: Seamless Sculpt Brief Bodysuit, Everyday Sculpt | dress: Fits Everybody Slip | lounge pants: Soft Lounge Fold Over, Cozy Knit Pant, Boyfriend Lounge | tank top: Soft Lounge Tank | shapewear: Everyday Sculpt Bodysuit, Barely There, Core Control, Sculpting Short, Seamless Sculpt Mid Thigh | thong: Fits Everybody Dipped Thong | briefs: Fits Everybody Cheeky, Fits Everybody Full Brief | bath robe: Cozy Knit Robe | t-shirt: Boyfriend T-Shirt
Spanx | shapewear: Thinstincts, Suit Your Fancy, Higher Power | bra: Bra-llelujah!, Pillow Cup, Up For Anything | trousers: PerfectFit Ponte, On-the-Go | dress: AirEssentials Dress, The Perfect Fit & Flare | leggings: Look at Me Now, Jean-ish, Velvet Leggings, EcoCare
Natori | bra: Pure Luxe, Bliss Perfection, Yogi, Chic Comfort, Rose Dream
Wacoal | bra: Back Appeal, Red Carpet, Basic Beauty, Halo Lace, Retro Chic, Embrace Lace, Lace Perfection, Visual Effects
Chantelle | bra: C Magnifique, Rive Gauche, Day to Night, Hedona, Absolute Invisible, SoftStretch Padded
Simone Pérèle | bra: Andora, Delice, Caresse, Promesse, Comete
Triumph | bra: Amourette, Amourette 300, Body Make-Up, Doreen, Fit Smart, Ladyform, True Shape, Triaction, Soft Sensation
Hanky Panky | thong: Daily Lace Original, Retro Lace | briefs: DreamEase
Calvin Klein | bra: CK One, Seductive Comfort | boxer briefs: Intense Power
Hanes | t-shirt: Beefy-T, ComfortSoft, Nano-T, Essentials-T | sweatshirt: EcoSmart | boxer briefs: Total Support Pouch
Uniqlo | t-shirt: Dry-EX | jacket: Pocketable UV Protection, Hybrid Down | trousers: EZY Ankle, AirSense, Miracle Air | dress: Airism Bra dress | sweater: 3D Knit
Carhartt | t-shirt: Force Midweight | hoodie: K121, Rain Defender, Loose Fit Midweight | trousers: Rugged Flex Rigby, Double-Front, Firm Duck, B136, B11 | overalls: R01, Bib Overall | jacket: J140, Montana, Rain Defender Montana, Washed Duck, Michigan, Santa Fe, OG Active, OG Chore | gilet: V01
Carhartt | jacket: Nimbus | trousers: Double Knee, Newel, Regular Cargo | hoodie: American Script | t-shirt: Chase tee, Script tee | beanie: Acrylic Watch, Chase Beanie | jeans: Klondike, Pontiac, Newel jeans | cap: Madison Logo
Dickies | trousers: 873, 872, 774, Double Knee, Eagle Bend | jacket: Eisenhower, Insulated Eisenhower | shirt: 1574 | shorts: 13 Inch Work
Stüssy | t-shirt: Basic Stüssy, 8 Ball, World Tour | hoodie: Basic Hood, Stock Logo Hood | trousers: Beach Pant | jacket: 8 Ball Sherpa | hat: Stock Bucket
Supreme | hoodie: Box Logo | t-shirt: Box Logo Tee | cap: Camp Cap
Stone Island | jacket: Soft Shell-R, Crinkle Reps, Ghost Piece, Skin Touch, Naslan Light, Shadow Project | trousers: Type L, Type RE
C.P. Company | jacket: Shell-R, Pro-Tek, Nycra-R, Medium Overshirt | sweatshirt: Diagonal Raised Fleece
Polo Ralph Lauren | jacket: Bi-Swing, Bayport, Beaton, Elmwood | puffer jacket: El Cap, Gorham, Terra | sneakers: Heritage Court, Longwood, Train 89, Masters Court | shorts: Traveler, Prepster, Maidstone | handbag: Ricky 27, Tiffin, Welington
Lacoste | polo shirt: L1212, Paris polo, Movement polo | sneakers: Carnaby, Lerond, L001, Powercourt, T-Clip, Chaymon, L003 Neo, Baseshot | tote bag: L.12.12 Concept
Fred Perry | polo shirt: M3, G3600, M6000 | jacket: Harrington, Brentham, J2660 | sneakers: B721, B722, Kingston, Underspin | sweater: K9601
Adidas | sneakers: Hamburg, Bermuda, Munchen, Trimm Trab, Continental 80, Nizza, Hoops 3.0, Streettalk, Barreda, Lightblaze, ZX 8000, Response CL, Ozelia, Ozmillen, Astir, Breaknet, Run 70s, Begyn, Busenitz, Court Tourino, Oztral, Aloha Super, Mexicana, LA Trainer, Lwst, AE 1, Anthony Edwards 1, Dame 8, Harden Vol. 7, Crazy 8, Top Ten | running shoes: Duramo, Runfalcon, Solarboost, Adizero SL, Adizero Takumi Sen, Questar, Solarglide, Pureboost, Terrex Agravic, Terrex Soulstride, 4DFWD | boots: Terrex Free Hiker, Terrex AX4, Terrex Swift R3 | sports shoes: Predator, Copa, X Crazyfast, F50, Barricade, Adizero Ubersonic, Gamecourt, Powerlift, Adipower, Dropset, Kaiser 5, Mundial Team, Tour360, Codechaos | flip-flops: Eezay | slides: Adicane | clogs: Adilette Clog, Adifom Stan Mule, Adicane Clog, Adifom Superstar | track pants: Adibreak, Firebird, Beckenbauer, Sereno, Essentials 3-Stripes, Adicolor SST | tracksuit: Basic 3-Stripes | leggings: Techfit, 3-Stripes leggings | jacket: Firebird jacket, Beckenbauer track top, Essentials windbreaker, Myshelter | backpack: Adicolor Backpack, Power VI | bra: Powerreact, Powerimpact, Aeroreact
Nike | sneakers: Air Max Dn, Air Max 180, Air Max 200, Air Max Excee, Air Max SC, Air Max Pulse, Air Max Bella, Air Max Koko, Air Max Furyosa, Air Max INTRLK, Air Max Terrascape, Air Max Verona, Air Max Moto 2K, Air Max Alpha Trainer, Court Borough, Court Royale, Court Shot, Waffle One, Waffle Debut, Waffle Trainer, Air More Uptempo, Air Foamposite, Air Presto, Air Zoom Spiridon, Air Tailwind 79, LD-1000, MD Valiant, Blazer Low, Blazer Phantom, Gamma Force, Full Force, Ebernon, Tanjun, Zoom Field Jaxx, Air Footscape, SB Janoski, SB Zoom Blazer, SB Chron, SB Check, Kobe 6, Kobe 8, LeBron XXI, KD 16, Giannis Immortality, Ja 1, Sabrina 1, GT Cut, Book 1, Vapor Edge, Air Zoom Generation, Air Trainer 1, Air Superfly, V5 RNR, ReactX Rejuven8, Astra Ultra, Dynamo Go, Star Runner, Flex Runner, Omni Multi-Court, Team Hustle | running shoes: Winflo, Downshifter, Interact Run, React Infinity, InfinityRN, Infinity Run, Zoom Fly, Streakfly, Wildhorse, Kiger, Juniper Trail, Zegama, Rival Fly, Journey Run | sports shoes: Mercurial, Mercurial Vapor, Mercurial Superfly, Phantom GX, Phantom Luna, Tiempo, Tiempo Legend, Streetgato, Romaleos, MC Trainer, Vapor Pro, Vapor Lite, Zoom Cage, Savaleos, SuperRep, Air Zoom TR 1 | slides: Benassi, Asuna, Air More Uptempo Slide, Kawa | clogs: Calm Mule | sandals: Icon Classic, Oneonta, Air Max Isla, Owaysis | hoodie: Club Hoodie, Tech Hoodie, Therma-FIT hoodie | leggings: Pro 365, Epic Fast, Epic Luxe | shorts: Dri-FIT Challenger, Flex Stride, Sportswear Club shorts, Pro 365 shorts | jacket: Windrunner, Storm-FIT Windrunner, Therma-FIT Swoosh, Tech Windrunner | t-shirt: Miler, Dri-FIT Legend, Hyverse, Sportswear Essential | track pants: Club joggers, Phoenix Fleece joggers, Academy pants, Strike pants | bra: Alpha, Swoosh, Swoosh Medium, Zenvy bra, Rival bra | backpack: Brasilia, Hoops Elite, Hayward | duffel bag: Brasilia duffel | belt bag: Heritage Waistpack | cap: Club Cap, Aerobill, Dri-FIT Fly, Heritage86 | socks: Everyday Cushioned, Everyday Plus Cushioned
Jordan | sneakers: Air Jordan 2, Air Jordan 5, Air Jordan 6, Air Jordan 7, Air Jordan 8, Air Jordan 9, Air Jordan 10, Air Jordan 12, Air Jordan 13, Air Jordan 14, Air Jordan Legacy 312, Stay Loyal, Max Aura, Jumpman Two Trey, Spizike, Jordan One Take, Luka 2, Tatum 1, Zion 3, Flight Court, Flight Origin | slides: Jordan Post, Jordan Play, Jordan Hydro, Jordan Jumpman slide, Jordan Franchise, Jordan Super Play
New Balance | sneakers: 57/40, 997H, 997, 998, 996, 996V2, 5740, 1300, 1400, 576, 577, 580, 725, 878, 1700, 2000, 300, CT302, CT300, BB650, 650, XC-72, WRPD Runner, Warped Runner, 508, 471, 442, 500, 515, 520, 373, 420, 247, 624, 928, 1540, 847, 877, 840, 856, 624v5, 857, 1300JP, T500, Numeric 272, Numeric 1010, Numeric 440, 1906A, 475, 471v1, 9060v2, 1906U, Allerdale, ABZORB 2000 | running shoes: Fresh Foam 680, 680v8, 880, Fresh Foam X 880, Fresh Foam 880, FuelCell SuperComp Elite, FuelCell SuperComp Trainer, SC Trainer, SC Elite, FuelCell Propel, Fresh Foam Hierro, Fresh Foam Arishi, Fresh Foam Roav, Fresh Foam Kaiha, Fresh Foam X Vongo, Tekela, FuelCell Walker, DynaSoft Nitrel, Garoe, 411, 413, 520v8, 410v8, More Trail | loafers: 1906L
ASICS | sneakers: Gel-Lyte V, Gel-Contend 4, GT-2150, Gel-Sonoma, Gel-Venture 6, Gel-1090, Gel-Kinetic, Gel-Preleus, EX89, US4-S, Gel-Terrain, Gel-Resolution, Court Tech, Gel-DS Trainer 14, Japan Pro, GT-II, Gel-PTG, Gel-K1011, Gel-Citrus | running shoes: Gel-Excite, Gel-Contend, Gel-Venture, Gel-Pulse, GT-1000, GT-4000, Magic Speed, Metaspeed, Glideride, Evoride, Dynablast, Jolt, Gel-Trabuco, Fuji Lite, Gel-Sonoma 7, Megablast, Sonicblast, Cumulus, Nimbus, Trabuco Max, Versablast, Noosa Tri | sports shoes: Gel-Resolution 9, Court FF, Solution Speed, Gel-Dedicate, Gel-Rocket, Gel-Game, Upcourt, Gel-Task, Sky Elite, Netburner, Gel-Challenger
Puma | sneakers: Mayze, Smash v2, Slipstream, CA Pro, Caven, Future Rider, Rider FV, Thunder, Kosmo Rider, Morphic, Milenio, Blktop Rider, Doublecourt, Park Lifestyle, Fenty Creeper, Creeper Phatty, MB.01, MB.03, MB.04, LaMelo, Roma, Liga, Army Trainer, La France, GV Special, Indoor OG, Velophasis, Astro Play, Delphin | running shoes: Velocity Nitro, Deviate Nitro, Magnify Nitro, ForeverRun, Softride, Electrify Nitro, Fast-R, Skyrocket, Voyage Nitro, Obstruct, Fast-Trac | sports shoes: Future 7, Ultra Ultimate, Future Ultimate | slides: Leadcat, Popcat, Softride slide, Divecat, Shibui, Cool Cat | leggings: Evoknit, Eversculpt, Ultraform
Reebok | sneakers: BB 4000, Answer IV, Question Mid, Royal Complete, Zig Kinetica, Floatride, DMX Series 2000, Beatnik, LT Court, Energen, Ex-O-Fit, Pump Omni, Pump TZ, Shaqnosis, ERS, GL 1000, Aztec | running shoes: Floatzig, Floatride Energy, Zig Dynamica, Lite Plus, FloatZig X1, Energylux, Rewind Run | sports shoes: Legacy Lifter
Converse | sneakers: Run Star Legacy, Fastbreak, Louie Lopez, CONS, El Distrito, Lugged 2.0, Aeon, Sponge Crater
Vans | sneakers: SK8-Low, Half Cab, Filmore, Atwood, Style 36, ComfyCush, Rowley, Super Lowpro, Speed LS, Hylane, Caldrone, AVE, Gilbert Crockett, Kyle Walker, Bold Ni, Cruze Too, Mixxa | boots: MTE, Standard Mid MTE | slides: La Costa | backpack: Old Skool Drop V, Old Skool III
Hoka | running shoes: Tecton X, Zinal, Rocket X, Cielo X1, Solimar, Carbon X, Elevon, Skyline-Float | boots: Tor Ultra, Transport Chukka | sandals: Infini Hike | sneakers: TC 1.0, Solimar Lifestyle, Restore TC
On Running | running shoes: Cloudeclipse, Cloudvista, Cloudultra, Cloudventure, Cloudflyer, Cloudace, Cloudpulse, Cloudgo, Cloudspark, Cloudpeak, Cloudlift | sneakers: The Roger Spin, The Roger Centre Court, The Roger, Cloudaway, Cloudhorizon, Cloudvibe, Cloudtec, Cloudrise, THE ROGER Wanderer, Cloudsolo | boots: Cloudwander, Cloudroam, Cloudtrax
Brooks Running | running shoes: Levitate, Addiction, Catamount, Caldera, Aurora, Bedlam, Ricochet | sneakers: Heritage Regent | sports shoes: Addiction Walker, Dyad Walker
Saucony | running shoes: Endorphin Pro, Endorphin Shift, Endorphin Elite, Axon, Xodus, Guide, Aura, Versafoam | sneakers: Grid Shadow 2, Shadow 5000, Grid Azura, Courageous, Grid NXT, Spot-Bilt, Grid Fusion, Trainer 80
Salomon | sneakers: XT-Quest, XT-Wings 2, Speedverse PRG, XA Pro 3D, Snowcross, XT-MJ, RX Marie-Jeanne, ACS+ OG | running shoes: Sense Ride, Ultra Glide, Aero Glide, Thundercross, S/Lab Ultra, Aero Blaze, Alphacross, XA Rogg, Ultra Flow | boots: Quest 4, Quest 4D, Cross Hike, Vaya, X-Adventure, OUTpulse, Elixir Mid, Predict Hike, X Ultra 4 Mid | backpack: ADV Skin, Active Skin, XT 10, Trailblazer
Merrell | boots: Moab 3 Mid, Moab Speed Mid, Ontario, Siren, Thermo Akita, Thermo Chill, Coldpack | sports shoes: Vapor Glove, Trail Glove, Agility Peak, MTL Long Sky, Speed Strike, Accentor, Bravada, Nova 3 | clogs: Hydro Moc, Encore Gust, Encore Breeze, Hut Moc, Moab Slide, Encore Kassie | sandals: Terran, Kahuna, Speed Fusion, Sandspur | sneakers: 1TRL, Alpine Sneaker
Keen | boots: Targhee, Targhee II, Targhee III, Targhee IV, Durand, Pyrenees, Ridge Flex, NXIS, Circadia, Voyageur, Terradora, Anchorage, Karraig | sandals: Clearwater CNX, Astoria West, Zerraport, Drift Creek, Arroyo, Hyperport | clogs: Yogui, Howser, Shanti, San Juan | sneakers: Zionic, Zionic WP, Glenhaven
Teva | sandals: Tirra, Terra Fi, Original Dorado, Voya, Hydratrek, Zymic, Universal Trail, Katavi, Olowahu, Langdon, Ampsole | house slippers: ReEmber, Ember Moc | flip-flops: Mush II
Chaco | sandals: ZX/2, ZX/1, ZX/3, Bodhi, Lowdown | house slippers: Ramble Puff, Ramble Rugged | flip-flops: Chillos Flip | slides: Chillos Slide
Birkenstock | sandals: Almere, Salina, Bali, Rio, Ramses, Roma, Medina, Granada, Oita, Theda, Catalina, Papillio, Kumba, Tatacoa, Mogami, Kalahari, Barbados, Tema, Daytona, Papillio Theda, Vaduz, Honolulu EVA, Cannes, Larisa, Delft, Marfa, Surry, Lutry | clogs: Profi-Birki, Kay SL, Linz, A 630, Birki, Naples Grip, Tokyo, Amsterdam, Andermatt | flats: Arran | boots: Stalon, Highwood, Prescott, Upsala, Gilford, Uppsala, Bakki, Melrose, Ebba | sneakers: Honnef, QO 400 | house slippers: Zermatt, Zermatt Shearling, Uji Shearling
Ugg | house slippers: Scuffita, Scuff Sis, Ascot, Hyde, Cozette, Maxi Curly, Oh Yeah, Fluffita, Cluggette, TasmanX, Alena, Cozy slipper | boots: Classic Cardy, Classic Clear Mini, Classic Dipper, New Heights, Funkette Boot, Classic Brellah, Adirondack, Butte, Bailey Zip, Classic Micro, Yose, Drizlita, Ellecity, Biltmore, Skyview, Neuland, Lakesider, Lowmel boot | sandals: Goldenglow, Goldencoast, Foamo, Kari, Aww Yeah, Solivan, Golden Glow | slides: Fuzz Sugar, Fluff You, Disco Slide, Fuzz Yeah | sneakers: CA805, South Bay
Crocs | clogs: Stomp Clog, Bayaband, Bistro, On The Clock, Literide, LiteRide 360, Yukon, Crocband, All-Terrain, Off Grid, Cutie Crush, Hiker Xscape, InMotion, Overpuff, Brooklyn Clog, Skyline Clog, Classic Crush, Blitzen, Cozzzy Clog | sandals: Brooklyn, Swiftwater, Tulum, Cozzzy Sandal, Cozzzy, Crush Sandal | slides: Mellow Recovery, Getaway Low, Getaway Platform | flip-flops: Kadee, Getaway Flip, Crocband Flip | boots: Allcast, Neo Puff, Crush Boot | house slippers: Classic Slipper
Dr. Martens | boots: 101, 939, Combs, Wintersmok, Chesney, Hardy, Crazy Horse, Rozarya, Tarik, 1919, 1914, Jesy, Spence | shoes: 3989, 2046, Crewson, Ramsey, Mary Jane Bex | loafers: Penton, Penton Bex | sandals: Gryphon, Olson, Nartilla, Garin, Dayne | mules: Laceless Bex
Timberland | boots: 14-Inch Premium, Euro Hiker, Courmayeur, Larchmont, Redwood Falls, White Ledge, Mt. Maddsen, Chillberg, Ray City, Greyfield, Linden Woods, Dalston Vibe, Everleigh, Earthkeepers, Euro Sprint, Kinsley, Malynn, Cortina Valley | sneakers: Adventure 2.0, Maple Grove, Euro Swift, Motion 6 | loafers: Clairemont
Sorel | boots: 1964 Pac, Tivoli, Tofino, Out N About, Torino, Evie, Brex, Joan Uptown, Lennox, Ona, Whistler, Buxton, Hi-Line, Cheyanne, Yoot Pac, Mac Hill | sneakers: Kinetic Breakthru, Kinetic RNEGD, Explorer Blitz, Out N About Plus | sandals: Viibe, Kinetic Impact Sling | house slippers: Manawan, Falcon Ridge, Nakiska, Go Bodega, Lakenwood, Dude Moc
Hunter | boots: Original Short, Original Play, Play Short, Norris, Balmoral
Blundstone | boots: 1609, 1477, 2340, 1671, 1673, 1351, 062, 063, 2115, 172, 192, 1308, 1440, 1306, 1910, 2055, 2250, 566, 584, 1448
R.M. Williams | boots: Dynamic Flex, Macquarie, Adelaide boot
Clarks | shoes: Un Costa Lace, Tilden Cap, Whiddon Cap, Bradley Walk, Desert Shoe | boots: Wallabee Boot, Bushacre, Batcombe, Maypearl, Desert Coal, Orianna, Hallee, Clarkdale, Wallabee Cup, Stayso | flats: Couture Bloom, Freckle Ice, Daelyn, Sara Bay | sandals: Leisa, Merliah, Un Karely, Kele, Brinkley, Cloudsteppers, Breeze Sea, Arla, Leisa Cacti | loafers: May Marigold, Ashland Bubble, Angie Pearl | heels: Kaylin, Kataleyna
Ecco | sneakers: Street 720, Biom 2.0, ST.1, Soft 60, Street Tray, Soft Zero, Gruuv | sandals: Yucatan, Offroad, Flowt, Cozmo, X-Trinsic, Onroads, 2nd Cozmo | boots: Metropole, Tredtray, Nouvelle, Modtray, Elaina, Ultratrack, Exostrike, Exohike | shoes: Helsinki, Melbourne, Citytray | sports shoes: Biom C4, Biom Hybrid, Biom H5, Golf Biom
Geox | sneakers: Spherica, Nebula
Skechers | sneakers: Bobs Squad, Glide-Step, Arch Fit, Dynamight, Bobs B Cute, Hi Lite, Court Classic, Slip-ins, Work Sure Track | sports shoes: Go Run, GO GOLF, Max Road, Aero Burst, Go Run Ride | sandals: On-the-GO 600, Reggae, Arch Fit Sandal, Go Walk Arch Fit | clogs: Foamies, Cozy Campfire, Arch Fit Foamies
Allbirds | sneakers: Tree Pipers, Tree Toppers, Tree Loungers, Tree Skippers, Runner NZ, Kiwi | running shoes: Tree Flyer, Trail Runner SWT, Tree Flyer 2
Rothy's | flats: The Square, The Pointed, The Max Mary Jane, Square Mary Jane, Point Slingback | loafers: Almond Loafer, The Ravello, The Luxe Loafer | sneakers: The Sneaker, The Lace Up, The Original Slip On Sneaker, RS01, The City Slip On, The Everyday Trainer | sandals: Knotted Sandal, Weekend Slide, Double Knotted, The Triple Band | tote bag: The Lightweight Mega Tote, The Reversible Lightweight Tote, The Essential Tote, Mini Lightweight Tote | boots: The Chelsea, The Chelsea Boot
Steve Madden | boots: Gilsa, Lynley | heels: Vala, Klasy, Lokita | sandals: Donddi, Big Mona, Bigmona, Starie | flats: Vinetta, Soliel, Graya | loafers: Mistor | sneakers: Everlie, Belissimo, Gaines, Rezume, Duo
Sam Edelman | boots: Codie, Davis | heels: Ariella, Vienna, Bianka, Orina | sandals: Kia | loafers: Lior | sneakers: Ethyl | mules: Linnie
Dolce Vita | sandals: Noles, Lasly, Ronin | boots: Volli, Linny, Caster, Runa | sneakers: Dolen | flats: Reyes
Cole Haan | loafers: Lux Pinch, Grand Ambition loafer, Nantucket, American Classics Pinch, Geneva | shoes: Grandevolution, OriginalGrand Wingtip | sneakers: Grand Crosscourt, Grand+ Court, Grandmotion | flats: Brynlee, Tova Bow | boots: Camea, Greenwich, Berkshire, Holland Grand | pumps: Vandam, The Go-To
Allen Edmonds | shoes: Park Avenue, Fifth Avenue, Neumok, Carlyle, Kenilworth, McAllister, Leeds | boots: Higgins Mill, Patton, Park Avenue boot | loafers: Cavanaugh, Randolph, SFO, Lake Forest
Thursday Boots | boots: Scout, Casanova, Vanguard, Logger
Red Wing | boots: 8111, 8085, 1907, 8088, 8875, Rover, Silversmith, Williston, Classic Chelsea, Sawmill
Frye | boots: Shirley, Bowery, Banner Chukka | sneakers: Webster, Astor
Ariat | boots: Fatbaby, Round Up, Workhog, Heritage Lacer, Fatbaby Heritage, Dixon, Casanova, Rambler, Futurity, Barnyard, Hybrid Rancher, Wexford | jacket: Team Softshell, Crius | jeans: M2, M4, M5, R.E.A.L. | sneakers: Hilo, Spitfire
Tecovas | boots: The Cartwright, The Johnny, The Doc, The Jamie, The Wyatt, The Shane, The Dean, The Abby, The Lucy, The Penny, The Nellie, The Rosie, The Sadie, The Chance, The Daisy, The Dolly, The Knox, The Jolene, The Lottie
Golden Goose | sneakers: Francy, Space-Star, Yeah, Forty2, Yatay, V-Star | boots: Wish Star, Wish Star boot
Common Projects | sneakers: Track 80, Track Classic, Cross Trainer, Tennis Classic, Tournament High | boots: Winter Chelsea, Combat boot
Axel Arigato | sneakers: Clean 180, Area Patchwork, Astro, Atlas, Platform Sneaker
Veja | sneakers: Wata, V-15, Urca, Minotaur, Santos, Venturi, Dekkan, Sdu, Paulistana, Panenka | running shoes: Condor, Marlin, Impala, Fitz Roy
Autry | sneakers: Wind Spin
Onitsuka Tiger | sneakers: Tokuten, California 78, Colorado 85, Tiger Corsair, Ultimate 81, GSM, Sclaw, Acros, Moage, Tai-Chi, D-Trainer, Advanti, Fabre
Keds | sneakers: Kickstart, Triple Up, Crew Kick, Jump Kick, Double Decker, Chillax, Pro-Keds, Royal Hi, Center II
Superga | sneakers: 2490, 2843, 2795, 2630, Alpina, 3028, 2941, 2822
Toms | sneakers: Fenix, Travel Lite, TRVL Lite, Lenox, Baja, Kameron | flats: Jutti, Briella | wedges: Majorca, Diana wedge | boots: Constance, Kickaround, Everly, Esme, Dakota boot | sandals: Mallow, Sicily, Solana
Hey Dude | loafers: Wally Sox, Wendy Peak, Wally Free, Wendy Sport, Conway
OluKai | flip-flops: Nui, Mea Ola, Paniolo, Honu, Ho'opio, Kapehe, Hiapo, Tuahine, Kulapa Kai, 'Ilikai | sandals: Paniolo Lipi, Upena, Ku'i, 'Ulele, Pi'o | house slippers: Moloa, Nohea, Moloa Hulu, Kipuka, Pehuea, Ku'una, Ipu, Kipuka Hulu, Ho'okahi | slides: Nohea Slide, Kamau
Oofos | slides: OOcandoo | sneakers: OOmg, OOmg Sport, OOmy, OOmg eeZee | clogs: OOcloog, OOcoozie | sandals: OOlala, OOlala Luxe, OOmega
Kurt Geiger | handbag: Kensington, Mini Kensington, Shoreditch, Chelsea, Brixton | sneakers: Southbank, Laney Eagle | heels: Belgravia, Shoreditch heel, Burlington | sandals: Meena, Orson, Pierra, Mayfair sandal
Gerard Darel | handbag: 24H, Le Rebelle, Ladyboule
Vanessa Bruno | tote bag: Cabas M, Cabas L, Le Cabas
Jérôme Dreyfuss | handbag: Bobi, Igor, Lulu, Noela
Liebeskind | handbag: Paper Bag, Chelsea, Scouri, Clea | backpack: Lotta
MCM | backpack: Dual Stark | tote bag: Aren | handbag: Himmel, Mode Travia, Boston Visetos | shoulder bag: Diamant 3D
Anya Hindmarch | tote bag: I Am a Plastic Bag, Nevis, Ebury | pouch: Safe Deposit, Girlie Stuff | handbag: Neeson, Seaton, Return to Nature, Postbox | clutch: Crisp Packet
Vera Bradley | tote bag: Vera Tote, Small Vera, Miller Travel | duffel bag: Grand Weekender | backpack: Lighten Up | sling bag: Triple Zip Hipster, Mini Hipster, Zip ID
Dooney & Bourke | handbag: Florentine, Domed Satchel, Zip Zip, Pebble Satchel, Logo Lock, Satchel Pebble | tote bag: Davis Tote, Pebble Leonard | bucket bag: Dillen, Small Lexington | sling bag: Dillen Crossbody
Fossil | handbag: Skylar, Kier | tote bag: Kinley, Kier Tote, Jacqueline Tote | backpack: Haskell, Buckner, Blaire | watch: Neutra, Townsman, Carlie watch, Bronson, Everett, Copeland, Bannon, FB-01, Coachman, Fenmore, Blue Dive, Machine Gen | wallet: Ingram, Neel
Rolex | watch: Pearlmaster, Land-Dweller, 1908, Perpetual 1908, Oysterquartz, Turn-O-Graph
Omega | watch: Seamaster 300, Railmaster, Seamaster Railmaster, Ploprof, Genève, Seamaster Cosmic
Cartier | watch: Tank, Tank Anglaise, Drive de Cartier, Calibre de Cartier, Tortue, Roadster, Coussin, Panthère de Cartier | ring: Destinée, Écrou ring, C de Cartier | bracelet: Écrou | necklace: Amulette, D'Amour, Diamants Légers | sunglasses: Première de Cartier, Santos de Cartier sunglasses | handbag: Panthère bag, Double C, Guirlande, Marcello
Longines | watch: Conquest, La Grande Classique, PrimaLuna, Legend Diver, Avigation, Présence, Heritage Classic, Pilot Majetek, Ultra-Chron
Tissot | watch: T-Classic, Visodate, PR 100, T-Touch, T-Race, Chemin des Tourelles, Bellissima, Heritage Visodate, Supersport, PRS 516, Telemeter, Sideral, Tradition, Bridgeport, Couturier
Seiko | watch: 5 Sports, Presage, Prospex, Astron, Coutura, King Seiko, Presage Sharp Edged, Style 60s, Monster, Willard, Marinemaster, 62MAS, SNXS79, SKX013, SNZG, SNZF, Recraft, SARX, Flightmaster, Spork, Arnie, Lukia, Solar Chronograph, Captain Willard, Save the Ocean
Citizen | watch: Eco-Drive, Corso, Brycen, Garrison, Axiom, Promaster, Nighthawk, Skyhawk, Satellite Wave, Series 8, Chandler, Promaster Sky, Brickyard, Chronomaster, Super Titanium, Fugu, Tsuki-yomi, Zenshin
Casio | watch: A171W, LA670W, LTP-V007, MTP-V001, MTP-1183, MDV-107, DBC-32, DBC-611, CA-53W, F-105W, F-108WH, F-201W, W-800H, A120W, AQ-230, Lineage, Oceanus, Pro Trek, Baby-G, A100, AE-1200, AE-1200WHD, World Time, B640W, A700W, B650W, LQ-139, MQ-24, MW-240, WS-1400H, W-218H, LF-20W, Ana-Digi, Casiotron
Casio | watch: GA-B2100, GW-M5610, GA-100, GA-110, GA-700, GBD-200, GMA-S2100, GM-2100, GM-5600, GMW-B5000, Mudmaster, Frogman, Rangeman, Gulfmaster, MR-G, MT-G, Full Metal, GD-100, GG-B100, GWG-2000, GM-B2100, DW-6900, DW-9052, GMD-S5600, G-Squad, GBX-100, Master of G
Timex | watch: Ironman, Waterbury, Fairfield, Southview, Giorgio Galli, Q Falcon Eye, Q Reissue, Harborside, Navi XL, Allied, T80, Cavatina, Essex Avenue, Chicago, Norway, MK1, Todd Snyder, Deepwater Reef, Acadia, Expedition North, Snoopy
Orient | watch: Kanno, Triton, Neptune, Stargazer, Sun and Moon, King Diver, Diver Design
Bulova | watch: Precisionist, Marine Star, Oceanographer, Devil Diver, Mil Ships, Jet Star, Super Seville, Sutton, Surveyor, Aerojet, Rubaiyat, Millennia, Accutron, Maquina
Hamilton | watch: Khaki Aviation, Khaki Navy Scuba, Khaki Navy, American Classic, Intra-Matic, Broadway, Boulton, PSR, Ardmore, Khaki Pilot, Spirit of Liberty, Khaki X-Wind, Bagley, Pan Europ
Mido | watch: Ocean Star, Multifort, Baroncelli, Commander, Belluna, Multifort TV, Powerwind
Certina | watch: DS Action, DS PH200M, DS-1, DS-8, DS Podium, DS+, DS Super PH500M, DS Caimano, DS-2, DS Queen
TAG Heuer | watch: Connected, Autavia, 1000, Kirium, 2000
Oris | watch: ProPilot X, ProPilot, Artelier, Rectangular, Hölstein, TT1, Propilot Altimeter, Sixty-Five
Breitling | watch: Avenger, Top Time, Endurance Pro, Transocean, Galactic, Chronospace, Aviator 8
IWC | watch: Pilot's Watch, Ingenieur, Aquatimer, Da Vinci, Spitfire, Top Gun
Rado | watch: DiaStar, True Square, Centrix, Coupole, Jubilé, True Thinline, Anatom, HyperChrome, Golden Horse, Tradition, Sintra, DiaMaster
Baume & Mercier | watch: Riviera, Clifton, Hampton, Linea, Capeland, Promesse
Raymond Weil | watch: Freelancer, Toccata, Millesime, Parsifal
Daniel Wellington | watch: Iconic Link, Quadro, Lumine, Iconic Motion | bracelet: Emalie bracelet
Skagen | watch: Freja, Grenen, Holst, Melbye, Riis, Aaren, Hagen, Gitte, Kuppel, Kulor, Ancher, Lille, Horizont, Jorn, Sundby, Falster, Henriksen, Rungsted
Junghans | watch: Meister, Form A, Form Mega, 1972, Force Mega Solar
Sinn | watch: 556, 104, 103, U1, U50, 105, 356, 903, T50, 144, EZM
Laco | watch: Augsburg, Aachen, Münster, Paderborn
Stowa | watch: Flieger, Antea, Partitio
Movado | watch: Series 800, 1881, SE, Alta, Strato, Sport SE
MVMT | watch: Legacy Slim, Field II, Raptor, Odyssey, Coronada, Airhawk, Arc, Blacktop, Revolver, Minimal Sport, 40 Series
Nixon | watch: Time Teller, Regulus, Base Tide, 51-30, Kensington, Small Time Teller, Corporal, Ripley, Re-Run
Swatch | watch: Big Bold, Sistem51, Skin Irony, Irony, Flik Flak, Bioceramic, What If
Apple | smartwatch: Watch Nike
Garmin | smartwatch: Venu, Vivoactive, Instinct, Epix, Lily, Tactix, Marq, Vivomove, Approach, Quatix, Swim 2
Fitbit | smartwatch: Versa, Sense, Charge, Ionic
Ray-Ban | sunglasses: Balorama, Jackie Ohh, State Street, Burbank, Clubround, Olympian, Cats 5000, RB2132, RB3548, RB3447N, RB4340, RB2180, Kai, Laramie, Inverness, Phantos
Persol | sunglasses: 3019, 3152, 3166, 0649, 0714, Steve McQueen, Calligrapher Edition, PO3019, PO3108, PO3166S, PO3092
Oakley | sunglasses: Flak, Flak 2.0, Jawbreaker, Gascan, Half Jacket, Fuel Cell, Latch, Encoder, Kato, Sylas, Portal, Heliostat, Hydra, Clifden, Split Shot, Leffingwell, Batwolf, Eyejacket, M2 Frame, Plantaris, Romeo, BiSphaera, Re:SubZero, Gibston, Valve, Double Steel, Pitchman, Trillbe
Oliver Peoples | sunglasses: Sheldrake, Cary Grant, Fairmont, O'Malley, Rockmore, Lachman, N.01, N.02, Takumi, Romare, Merceaux, 1977C, TK-8, Ollis, Birell, Kannah, Rosson | frames: Riley-R
Tom Ford | sunglasses: Marko, Fausto, Nikita
Quay | sunglasses: After Dark, Noosa, Jezabell, Hardwire, All In, Level Up, Gotta Run, Coffee Run, Front Runner, OTL II, To Be Seen, Lustworthy, Sweet Dreams, Poster Girl, Rule Breaker, On Repeat, Bold Move, Evasive, Steal a Kiss
Le Specs | sunglasses: The Last Lolita, Neptune, Work It, Hypnosis, Teen Spirit Deux, So Sarplastic, Outta Trash, Big Deal, Trash Trix, Grass Band, Recarmito, No Biggie, Tradeoff, Liar Lair, Caliente, Shmood, Polygamous
Maui Jim | sunglasses: Ho'okipa, Red Sands, Wiki Wiki, Mavericks, Cliff House, Breakwall, Stingray, Banyans, Sugar Beach, Koki Beach, Makaha, World Cup, Kanaio Coast, Pokowai Arch, Kahi, Twin Falls, Cinder Cone, Byron Bay, Guardrails
Goodr | sunglasses: Circle G, BFG, PHG, VRG, Mach G, Bosley G, Pop G, Super Fly, LFG
Warby Parker | frames: Durand, Haskell, Chamberlain, Wilkie, Kimball, Ainsley, Esme, Toddy, Dahl, Lowry, Nell, Tilley | sunglasses: Haskell sun, Hatcher, Downing sun, Ruthie sun
Miu Miu | sunglasses: SMU 04Z, SMU 06Y, Runway sunglasses | flats: Buckled Ballerina | handbag: Miu Crystal, Madras, Matelassé hobo | sneakers: Gymnasium
Tiffany & Co. | ring: T True, Atlas X, Soleste, Paloma's, Lucida | necklace: Elsa Peretti, Smile pendant, Color by the Yard | bracelet: Venetian Link | earrings: Hearts & Arrows
Van Cleef & Arpels | ring: Between the Finger | watch: Cadenas, Poetic Complications
Bulgari | ring: Save the Children, MarryMe, Parentesi | watch: Serpenti Spiga, Lvcea, Bvlgari Bvlgari, Diagono, Ergon, Assioma | necklace: Fiorever | handbag: Serpenti Forever, Serpenti Reverse, Serpenti Cabochon, Isabella Rossellini | sunglasses: Serpenti sunglasses
Pandora | bracelet: Snake Chain, Reflexions, Timeless Pavé Tennis, Infinity Knot bracelet, Studded Chain, Barrel Clasp | ring: Timeless Wish, Princess Tiara, Sparkling Bow, Radiant Heart, Wishbone, Band of Hearts, Clear Sparkling Crown, Timeless Pavé, Infinity ring, Daisy Flower | earrings: Sparkling Halo, Elevated Heart, Signature hoop, Herbarium, Timeless Elegance | necklace: Treated Freshwater, Signature ID, Herbarium cluster
Swarovski | bracelet: Tennis Deluxe, Dextera, Crystaldust, Hyperbola, Stilla bracelet, Meteora bracelet | necklace: Dazzling Swan, Millenia, Stella, Una, Constella, Idyllia, Imber, Tennis Deluxe V, Swan pendant | earrings: Solitaire, Lilia, Mesmera, Constella earrings, Angelic earrings, Stilla earrings, Dextera hoop | ring: Stilla ring, Constella ring, Hyperbola ring | watch: Octea, Dextera watch, Attract watch, Cosmopolitan, Matrix watch
David Yurman | bracelet: Petite X, Cablespira, Spiritual Beads, Station Chain, Modern Renaissance, Curb Chain, Madison Chain, DY Elements | ring: Petite Albion, Albion ring, Petite X ring, Stax, Streamline, Chatelaine ring, Petite Helena, Wheaton | necklace: DY Madison, Chatelaine, Albion pendant, Petite Pavé, Elements pendant | earrings: Petite Albion earrings, Crossover hoop, Pavé studs
Mejuri | earrings: Croissant Dôme Hoops, Croissant Dôme Huggies, Tube Hoops, Puffy Hoops, Tiny Diamond Studs, Sphere Studs, Pavé Diamond Huggies, Dôme Huggies | ring: Bold Pinky, Croissant Dôme, Boyfriend ring, Signet ring, Puffy Charlotte | necklace: Boyfriend Bold Chain, Tiny Zodiac, Curb Chain, Puffy Heart, Solitaire necklace | bracelet: Boyfriend bracelet, Curb Chain bracelet, Herringbone bracelet
Monica Vinader | ring: Nura, Riva Diamond Eternity, Alta Textured ring, Skinny Diamond Eternity, Atlantis | bracelet: Fiji Mini, Linear Chain, Fiji Friendship, Alta Capture, Doina, Marie Mini, Riva bracelet, Corda bracelet | necklace: Nura Teardrop, Alta Capture necklace, Doina Pearl, Riva Diamond Kite, Linear Bead | earrings: Riva Mini Hoop, Fiji Bud, Nura Pearl, Nura Reef, Deia, Diva Kiss, Alta Textured, Kate Young, Corda hoops
Missoma | earrings: Savi, Mini Pyramid Charm, Molten, Chubby, Lena Charm, Small Fused, Good Vibes, Zenyu | necklace: Axiom, Savi Vintage Link, Filia, Engravable Ridge, Snake chain necklace, Roman Arc Coin, Horn necklace, Twisted Tidal | ring: Savi Vintage, Molten ring, Zenyu ring | bracelet: Mega Link, Axiom bracelet, Savi Vintage Link bracelet
Kendra Scott | necklace: Rae, Cory, Cailin, Jae Star, Davis, Ari Heart | earrings: Lee, Colette, Skylar, Cailin studs, Adair, Ari Heart studs, Fern | bracelet: Elaina, Jae, Emilie bracelet, Ott, Cailin bracelet, Davie | ring: Cailin ring, Livy
Gorjana | necklace: Bespoke, Newport, Power Gemstone, Taner, Laguna, Alphabet Helium, Lou Link, Bali, Elea | earrings: Rose Huggies, Nora Huggies, Lou Hoops, Madison Shimmer, Taner Bar, Gypset, Shimmer Huggies | bracelet: Parker bracelet, Taner Mini, Power Gemstone Bracelet | ring: Lou ring, Rose Marquise, Reed
Vivienne Westwood | necklace: Bas Relief, Mayfair Bas Relief, One Row Pearl, Three Row Pearl, Pearl Drop Choker, Orb pendant, Mayfair Orb, New Petite Orb, Man Three Row, Simonetta, Ariella, Loelia | earrings: Nano Solitaire, Grace Bas Relief, Balbina, Mayfair earrings, Ariella earrings, Bas Relief studs | ring: Armour, Knuckleduster, Reina, Tilly, Scilly | handbag: Granny Frame, Derby, Windsor, Louise Heart, New Josephine, Belle Heart Frame | boots: Rocking Horse
Thomas Sabo | bracelet: Charm Club | necklace: Belcher
Astley Clarke | necklace: Stilla, Polaris, Terra | bracelet: Kula | earrings: Linia, Paloma, Stilla Arc
Links of London | bracelet: Sweetie, Effervescence
Burberry | coat: Sandringham, Wiltshire, Islington, Fitzrovia, Castleford, Montrose, Harehope | jacket: Frankby, Harrington Brookvale, Fernleigh, Lanford | handbag: Sling Shield, Highlands | tote bag: Giant Tote, Salisbury | scarf: Giant Check, Icon Stripe scarf | watch: The Britain | backpack: The Rucksack, Abbeydale | boots: Lowell
Max Mara | coat: Rialto, Lilia, Custodi, Cles, Esturia, Atelier, Ketty, Arona, Addurre | cardigan: Satrapo | trousers: Pegno, Jerta, Galante | handbag: Tasmania, Archetipo
Toteme | boots: The Slim Knee-High, The Riding Boot, The Mid Heel | sandals: The Chunky Sandal, The Flip-Flop, T-Strap flatform
Khaite | jeans: Kerrie, Bacall | sweater: Jo, Nalani | boots: Nevada, Marfa, Saratoga, Wooster | sandals: Linden
Theory | blazer: Etiennette | trousers: Treeca, Demitria, Terena | sweater: Karenia, Hilles | shirt: Sylvain | coat: Clairene
Lunya | pajamas: High-rise pant set
Barefoot Dreams | cardigan: CozyChic Lite, CozyChic Circle | bath robe: CozyChic Robe
Hill House Home | dress: The Caroline, The Louisa, The Athena, The Elizabeth, The Katherine, The Nesli
Cult Gaia | handbag: Eos, Bonita
House of CB | dress: Mademoiselle, Adrienne, Persephone, Samaria
Hunza G | bikini: Xandra
Frankies Bikinis | bikini top: Enzo, Zeus
Speedo | swimsuit: Endurance+, Hydralign, Fastskin, Eco Endurance, Placement Muscleback, Essential Endurance | swim shorts: Solid Leisure, Essentials 16
Vilebrequin | swim shorts: Moorea, Moorise, Mistral, Merise, Mahina, Moka
Orlebar Brown | swim shorts: Setter, Springer | t-shirt: OB-T
Tilley | hat: T3, T5, LTM6, TWS1, Airflo, T3 Wanderer, Hemp hat
Stetson | hat: Open Road, Whippet, Stratoliner, El Patron, Hatteras, Skyline hat
Lack of Color | hat: The Spencer, The Spencer Boater, Rancher, Benson, Dolce Sun, Inca Bucket, Zulu, The Sierra, Paloma
Brixton | hat: Reno, Field Proper, Cohen | cap: Hooligan, Brood
Kangol | hat: 504, Bermuda Casual, Tropic 504, Furgora Casual, Bermuda Bucket
New Era | cap: 9Twenty, 39Thirty, 9Fifty, 9Seventy
Hestra | gloves: Fält Guide, Heli Ski, Fall Line, Wakayama, Deerskin Primaloft, Idun, Sarna, Njord, Utsjö, Ergo Grip
Falke | socks: Tiago, Homepads, Sensitive London, No. 1, Active Breeze, TK2, RU4, Step Invisible, Cool 24/7, Lhasa | tights: Seidenglatt, Softmerino, Shelina, Leg Energizer
Wolford | tights: Pure 10, Pure 50, Satin Touch 20, Velvet de Luxe, Individual 10, Neon 40, Fatal 15, Miss W | bodysuit: Colorado, String Body, Buenos Aires, Mat de Luxe, Jamaika, London String Body, Shaping String | dress: Aurora Dress
Bombas | socks: Tri-Block, No Show | slipper socks: Gripper Slipper | house slippers: Sunday Slipper
Darn Tough | socks: Light Hiker, Coolmax Hiker, Run No Show, Vertex, Critter Club
Smartwool | socks: PhD, Hike Classic, Performance Hike | thermals: Classic Thermal, Intraknit
Icebreaker | thermals: 200 Oasis, 260 Tech, 175 Everyday, 150 Anatomica | t-shirt: Tech Lite, Tech Lite II, Cool-Lite
Giesswein | house slippers: Veitsch, Veitsch Slipper, Villach, Türnitz, Jerzens
Haflinger | house slippers: Everest, Karlo, Grizzly Torben, Flair Soft, Grizzly Michl | clogs: GZL
Minnetonka | loafers: Thunderbird, Double Fringe, Classic Fringe, Lodge Trapper
L.L.Bean | house slippers: Wicked Good, Wicked Good Moccasins, Wicked Good Scuff, Wicked Good Camp | boots: Bean Boots, Bean Boot, 8-Inch Bean, Small Batch Bean, Maine Hunting Shoe, Rangeley Pac | tote bag: Boat and Tote, Boat and Tote Open-Top, Hunter's Tote | jacket: Mountain Classic, Mountain Classic Anorak, Trail Model Rain, Hi-Pile, Bean's Sweater Fleece, Baxter State Parka, Wharf Street | shirt: Chamois, Wicked Soft | backpack: Original Book Pack, Deluxe Book Pack | bath robe: Winter Fleece Robe
Lands' End | swimsuit: Tugless, Slendersuit | coat: Expedition Parka
Eddie Bauer | puffer jacket: CirrusLite, Microtherm, MicroTherm 2.0, StratusTherm | jacket: Sun Valley, Girl On The Go, Rainfoil, Cloud Cap | trousers: Guide Pro, Rainier
J.Crew | trousers: 484, 770, Pintuck Barrel, Gramercy | jacket: Lady jacket, Chateau Parka | blazer: Crosby | coat: Lady Day, New Icon Trench | puffer jacket: Nordic | sweater: Relaxed Rollneck, 1988 Rollneck, Tippi | handbag: Edie bag, Berkeley | tote bag: Carryall, Montauk Tote, Seaport Tote | loafers: Camden | pumps: Colette | shirt: Secret Wash, Étienne, Bowery | suit: Ludlow Suit, Kenmare
Ann Taylor | trousers: The Sutton, The Audrey
Replay | jeans: Anbass, Grover, Hyperflex, Jondrill, New Luz, Waitom
Pepe Jeans | jeans: New Brooke, Venus, Dion
Only | jeans: Wauw, Camille
Vero Moda | coat: Poula
Danner | boots: Mountain 600, Trail 2650, Bull Run, Jag, Mountain Pass, Feather Light | running shoes: Trail 2650 GTX
Lowa | boots: Zephyr, Camino, Tibet, Innox, Baldo, Cadin, Ticam, Locarno
Meindl | boots: Borneo, Bhutan, Island, Vakuum, Himalaya
Hanwag | boots: Tatra, Alaska, Makra, Yukon, Ferrata, Tatra II
La Sportiva | running shoes: Bushido, Akasha, Kaptiva, Ultra Raptor, Karacal, Jackal, Helios, Prodigio | boots: Nucleo, Trango, Aequilibrium, Nepal, TX5, TX4, Ultra Raptor Mid | sports shoes: Miura, Solution, Katana, Tarantula, Tarantulace, Skwama, TX Guide, Boulder X, Kubo
Scarpa | boots: Ribelle, Terra, Kailash, Mojito Trail | sports shoes: Instinct, Helix, Drago, Mojito, Crux
Altra | running shoes: Lone Peak, Olympus, Escalante, Torin, Timp, Superior, Provision, Mont Blanc, Via Olympus, Experience Flow
Topo Athletic | running shoes: Ultraventure, Specter, Atmos, Magnifly, Mtn Racer, Terraventure, Fli-Lyte, Runventure
Mizuno | running shoes: Wave Rider, Wave Inspire, Wave Sky, Wave Horizon, Neo Vista, Wave Rebellion, Wave Daichi, Wave Mujin, Wave Prophecy, Hyperwarp | sports shoes: Wave Lightning, Wave Momentum, Morelia, Wave Exceed, Wave Luminous | sneakers: Sky Medal, Wave Rider 10, Wave Prophecy LS, MXR, Wave Mujin TL
Under Armour | running shoes: Charged Assert, Charged Pursuit, HOVR Phantom, HOVR Sonic, HOVR Machina, Charged Rogue, Velociti, Charged Bandit, HOVR Infinite, Charged Impulse | sports shoes: Project Rock, TriBase Reign, Curry, Flow Breakthru, Charged Commit | t-shirt: Tech 2.0, Sportstyle | hoodie: Rival Fleece, Armour Fleece, Unstoppable Fleece | track pants: Unstoppable joggers, Sportstyle joggers, Rival joggers | leggings: HeatGear | shorts: Fly-By, Play Up, Play Up 3.0 | bra: Infinity Mid, Mid Crossback | backpack: Hustle 5.0, Hustle Pro, Loudon | duffel bag: Undeniable 5.0
Fila | sneakers: Disruptor, Disruptor II, Ray Tracer, Oakmont TR, Grant Hill 2, Renno, Trigate, Rayflide, Interation, Crosscourt | running shoes: Skyway
Champion | hoodie: Powerblend | shorts: Powerblend shorts
Juicy Couture | track pants: Del Ray
Fabletics | shorts: The One Short, One Short, The Fundamental | track pants: The Only Pant, The One Jogger
Outdoor Voices | leggings: FrostKnit, TechSweat, SuperForm | shorts: Hudson, Rectrek short | trousers: RecTrek | sweatshirt: RecFleece, MegaFleece
Sweaty Betty | leggings: Zero Gravity, Therma Boost | trousers: Gary, Gary Yoga | bra: Spirit Restore | jacket: Nimbus
Girlfriend Collective | bra: Topanga | dress: Float Undressed, Paloma dress
Beyond Yoga | leggings: Out of Pocket, At Your Leisure | tank top: Spacedye Slim Racerback, Focus Cropped | jumpsuit: Uplevel
Varley | sweatshirt: Davidson, Roselle, Hawley | trousers: Relaxed Pant | leggings: Always Super High, Let's Move, Move Super High
Tala | bra: SkinLuxe bra
Adanola | sweatshirt: Resort Sports, AS Sports
`;
