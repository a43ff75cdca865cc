/** Makers missing from the tables of their fields. See `readMakers` for the row format. */
export const FURTHER = `
jewelry:
  Agatha* = Agatha Paris Bijoux; Astrid & Miyu; Aurelie*; Deakin & Francis; Dogeared; Kinn*; Linda Tahija;
  Lizzie Mandler; Maanesten; Maty*; Sarah & Sebastian; Shane Co; Sorellina; Tilly Sveaas; Timeless Pearly; Wald Berlin
jewelry electronics:
  Oura
bags:
  Abro*; Aigner = Etienne Aigner; Antler*; Brandon Blackwood; Floyd Luggage; Freitag*; Gaston Luga; Got Bag;
  Hill & Friends; Knomo; Lancaster*; Misako; Mismo; Nobl Travel; Nomad Goods; Oleada; Osprey London;
  Parker Thatch; Picard*; Quince Luggage; Roam Luggage; Texier; The Bridge*; Troubadour Goods; Ucon Acrobatics;
  Vessel Bags
shoes:
  4CCCCEES; Acorn*; Alberto Fasciani; Aquatalia; Black Suede Studio; Easymoc; Ipanema*; Kizik; Kodiak Boots;
  LaCrosse; Legres; Moma*; Nomasei; Pons Quintana; Premiata; San Marina; Sanders & Sanders; Sioux*;
  Suzanne Rae; Taft* = Taft Clothing; Taos*; Tropicfeel; Viron*; Yuketen; Zespa
clothing:
  Apiece Apart; Aquascutum; Atelier Delphine; Barrie*; Bella Freud; De Bonne Facture;
  Deiji Studios; Esse Studios; Fanm Mon; Flint and Tinder; Hessnatur = Hess Natur; Honest Basics; Hush Homewear;
  iBlues; Kitri Studio; La Ligne; Lanius; Lemlem; Leset; Lucy & Yak; Maloja; Mate the Label; Misha Nonoo; Monrow;
  Nigel Cabourn; Pendleton; Pennyblack; Pistola*; Posse the Label; Primary.com;
  Rapanui; Roland Mouret; Seraphine*; Suzie Kondi; The Fold London; Tigra Tigra; Trigema; Uterqüe = Uterque;
  Vanessa Seward; Victor Glemaud; Warehouse London; Wax London; Windsor*; Zulu & Zephyr
swimwear clothing:
  Hermoza; Peony Swimwear; Vitamin A Swim
hosiery:
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
jewelry:
  Dorsey*; Heaven Mayhem; Redline*; Satellite Paris
bags:
  Caraa; Hozen*; Nannini*; Ridge*; Serapian; Think Royln
shoes:
  Barker Shoes; Caulaincourt; Dubarry; Duke + Dexter; Graceland*; Igi&Co; Larroudé; Mascaró; Mellow Yellow*;
  Moreschi; Reike Nen; Samo Ondoh; Svensson*; Vincci*
clothing:
  Allude*; Autograph*; Beymen; Blue Banana*; Bohemian Traders; Bonobo Jeans; Brice*; By Malina;
  Cath Kidston; Collusion*; Comma*; Comoli*; Dagmar*; Devred; FTC Cashmere; Glenmuir; Goddiva; Golden Point*; Goodmove;
  Grana*; Graphpaper*; Hawico; Ibex*; Imperial*; Jacamo; JD Williams; Jules*;
  Juvia; Kontatto; Lipsy London; Luis Trenker; Makia; Masai*; Oltre*; Purple Brand; Reclaimed Vintage*;
  Rosner*; Sfera; Simply Be; Someday*; South2 West8; Sportsgirl; Stylein; Teatora; Tobi*; Trendyol; Vakko; Vicolo*;
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
`;
