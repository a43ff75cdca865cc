/** Makers of sportswear, outdoorwear and streetwear. See `parseMakers` for the row format. */
export const SPORTSWEAR_MAKERS = `
activewear shoes bags hats:
  Adidas = adidas Originals, adidas Performance, adidas Sportswear, Adidas by Stella McCartney;
  ASICS = Asics Tiger, ASICS SportStyle; New Balance = NB*;
  Nike = Nike Sportswear, NikeCourt, NikeLab; Puma; Reebok; Under Armour
activewear shoes bags:
  Alo Yoga = Alo*; Anta*; Babolat;
  Decathlon+ = Kiprun, Kalenji, Domyos, Quechua, Kipsta, Forclaz, Tribord*, Nabaiji, Inesis, Simond, Van Rysel;
  Diadora; Ellesse; Fila; Gymshark; Head*; Hummel*; Joma; Jordan* = Air Jordan, Jordan Brand; K-Swiss; Kappa*; Kelme;
  Le Coq Sportif; Li-Ning*; Lotto*; Lululemon+ = Lululemon Athletica; Olympikus; Umbro; Wilson*; Xtep; Y-3*; Yonex
shoes activewear:
  Avia; Mizuno
eyewear activewear shoes bags:
  Oakley
activewear:
  2XU; 32 Degrees; 90 Degree by Reflex = 90 Degree; Adanola; Aerie Offline* = OFFLINE by Aerie; Aim'n; ALALA;
  All in Motion*; Alphalete; Aoxjox; Ashmei; Assos; Athletic Works; AUROLA; AYBL; Baleaf; Bandier; Bandit Running;
  Bench*; Beyond Yoga; Björn Borg; Bo+Tee; Born Primitive*; Buffbunny = Buffbunny Collection; C9 by Champion;
  Café du Cycliste; Calia = CALIA by Carrie Underwood; Callaway; Canterbury* = Canterbury of New Zealand; Carbon38;
  Casall; Castelli; Castore; CEP*; Ciele; Colorfulkoala; Compressport; Craft Sportswear = Craft*; CRZ Yoga = CRZ;
  Danskin; DFYNE; District Vision; Endura*; FootJoy; Free People Movement = FP Movement; G/FORE; Gaiam; Galvin Green;
  Girlfriend Collective; Gonso; Gore Wear; Gym+Coffee; Gymreapers; Heynuts; Hylete; ICANIWILL = ICIW; Iffley Road;
  IUGA = Iuga Yoga; Ivy Park; Janji; Joy Lab*; K-Deer; Kari Traa; Karrimor; Linksoul; Live the Process*; Löffler; Lole;
  LSKD; MAAP; Malbon Golf; Manduka; MP Activewear; Muscle Nation; Myprotein; Nimble Activewear; Nobull; Nvgtn;
  O'Neills; Odlo; Ododos; Oiselle*; Oner Active*; Onzie; P.E Nation; Pas Normal Studios; Peak Performance; Pearl Izumi;
  POC*; Popflex = POPFLEX Active; Prana*; PXG*; Rapha; RBX*; Rockwear; Rogue Fitness; Röhnisch; Running Bare*;
  Ryderwear; Santini; Satisfy Running; SAYSKY; Sergio Tacchini; Set Active*; Skins Compression; Soar Running*; Sondico;
  Splits59; Sportful; Spyder; STAX. = Stax*; Tala*; Tek Gear; Ten Thousand*; Terez; The Gym People; Titika; Tracksmith;
  TravisMathew; TYR*; USA Pro; Varley; Vuori; Year of Ours*; Yeoreo; Yitty; Yogalicious; YoungLA; Zella*; Zensah;
  Zyia Active
activewear clothing:
  Fabletics; Halara; Lorna Jane; Outdoor Voices = OV*; Sweaty Betty
shoes clothing:
  Filling Pieces; Le Chameau; Tretorn
shoes outerwear clothing bags:
  Aigle*; Arc'teryx = Arc'teryx Veilance; Caterpillar*; Columbia = Columbia Sportswear; Dynafit; Haglöfs; Helly Hansen;
  Hunter* = Hunter Boots, Hunter Original; Jack Wolfskin; La Sportiva; Mammut; Millet*; Salewa; Salomon;
  The North Face = North Face, TNF*; Timberland
outerwear clothing bags hats:
  Patagonia
outerwear clothing activewear:
  686*; Acronym*; Airblaster; Alpkit; and wander*; Bergans = Bergans of Norway; Berghaus; Billabong; Black Diamond*;
  Blåkläder; Brunotti; Burton* = Burton Snowboards; CMP*; Cotopaxi; Craghoppers; Dakine; Dare 2b; Deerhunter;
  Descente*; E9*; Element Skateboards = Element*; Engelbert Strauss = Engelbert Strauss Workwear; Filson; Finisterre;
  Flylow; Fristads; Gill Marine; Goldwin; Gramicci; Halti; Härkila; Henri Lloyd; Hi-Tec; Holden Outerwear;
  Houdini Sportswear; Hurley*; Icebreaker*; Icepeak; Jöttnar; Karpos; Kathmandu*+; KAVU; Keela; Killtec; Kjus;
  Klättermusen; Kühl*; Kuiu; Lafuma; Luhta; Lundhags; Macpac+; Magellan Outdoors; Maier Sports; Marmot*;
  Mascot Workwear; Minus33; Montane*; Montbell; Mountain Hardwear; Mountain Warehouse*+; Musto; Napapijri; Norrøna;
  North Sails; O'Neill; Obermeyer; Ortovox; Orvis; Outdoor Research; Páramo; Passenger Clothing; Paul & Shark;
  Quiksilver; Rab* = Rab Equipment; Regatta* = Regatta Great Outdoors; REI Co-op+ = REI*; Reima; Ridge Merino; Rip Curl;
  Rossignol*; Roxy*; Royal Robbins; Rukka; RVCA; Saltrock; Schöffel; Sitka*; Smartwool; Snickers Workwear; Snow Peak*;
  Stio; Stormtech; Strafe Outerwear; ThruDark; Toad&Co; Topo Designs; Trespass*; Trew Gear; Truewerk; Vaude; Veilance;
  Vissla; Volcom; Vollebak; Weird Fish*; Wolverine*; Woolx; X-Bionic
clothing hats:
  '47 Brand = '47*; Afends; Anti Social Social Club = ASSC; Aries Arise; Arte Antwerp; Brain Dead*; Brixton*;
  Broken Planet* = Broken Planet Market; Butter Goods; Carne Bollente; Cav Empt; Cole Buxton; Corteiz = CRTZ;
  Culture Kings; Daily Paper*; Denim Tears; Diamond Supply Co.; Drew House; Drôle de Monsieur; Ecko Unltd.; Ed Hardy;
  Entireworld; Eric Emanuel; Fanatics*; FUBU; Fucking Awesome; Gallery Dept.; Grunt Style*; Hellstar; HUF*; Kangol;
  Karl Kani; Life is Good*; LRG*; Madhappy; Mitchell & Ness; Nana Judy; New Era* = New Era Cap; Obey* = OBEY Clothing;
  Online Ceramics; Palace* = Palace Skateboards; Pangaia; Parks Project; Patta*; Phat Farm;
  Polar Skate Co. = Polar Skate; Pro Standard*; Rassvet; Represent* = Represent Clothing; Ripndip; Rocawear;
  Salty Crew; Santa Cruz Skateboards; Sean John; Sp5der; Sporty & Rich; Stance*; Story mfg.; Stüssy;
  Supreme* = Supreme New York; Tentree; The Hundreds*; Thrasher; Trapstar; Undefeated* = UNDFTD; Vlone; Von Dutch;
  X-Girl; XLARGE; Zanerobe
shoes clothing hats bags:
  A Bathing Ape = BAPE, Bathing Ape; Converse; Vans = Vans Off the Wall
clothing jewelry eyewear hats:
  Chrome Hearts
`;
