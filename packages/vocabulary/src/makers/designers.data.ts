/** Designer and contemporary labels, and makers of outerwear and knitwear. See `parseMakers` for the row format. */
export const DESIGNER_MAKERS = `
clothing:
  1017 Alyx 9SM = Alyx; A-Cold-Wall; A.L.C. = ALC*; Acler; Adam Lippes; Ader Error; Adriana Iglesias; Adrianna Papell;
  Agnès b.; Agnona; Agua by Agua Bendita; Aidan Mattox; Aimé Leon Dore = ALD*; Akris = Akris Punto; Albam;
  Alberta Ferretti; Alémais; Alex Mill; Alice and Trixie; Aligne; Almada Label; Altuzarra; Amanda Uprichard; Ambush*;
  American Vintage; Amomento; Amsale; Andersson Bell; Andres Otalora; Anna Field; Anouk*; Anrealage; Antonelli Firenze;
  Antonio Marras; Apple Bottoms; Arrow*; Aspesi; Assembly Label; ATM Anthony Thomas Melillo; Auralee; Avant Toi;
  Aviator Nation; AX Paris; Azazie+; Azzaro; Ba&sh; Baby Phat; Badgley Mischka; Baldessarini; Balibaris; Balzac Paris+;
  Band of Outsiders; Barba Napoli; Basler; Bassike; Batsheva; Baukjen; Baum und Pferdgarten = Baum & Pferdgarten;
  BB Dakota = BB Dakota by Steve Madden; Beams Plus = Beams*; Bec + Bridge; Bella Dahl; Bellerose; Better Rich*;
  Betty Barclay; Beulah London; BHLDN+; Bianca Spender; Bikkembergs = Dirk Bikkembergs; Billy Reid; Birdy Grey+;
  Birgitte Herskind; Blazé Milano; Blugirl; Bode*; Boggi = Boggi Milano; Boglioli; Bonobos; Borgo de Nor;
  Brandon Maxwell; Brax; Briglia 1949; Brioni; Brock Collection; Buck Mason; Bueno*; Bugatti;
  By Malene Birger = Malene Birger; Bydee; Cabane de Zucca; Cacharel; Cambio*; Camel Active; Camila Coelho;
  Camilla and Marc; Canali; Carl Gross; Carla Zampatti; Casual Male; Catherine Malandrino; Cecilie Bahnsen; Cefinn;
  Cerruti 1881 = Cerruti; Cesare Attolini; Charles Tyrwhitt+; Chi Chi London; Christopher Esber;
  Christopher John Rogers; Christopher Kane; Christy Dawn; Ciao Lucia; Cinq à Sept; Cinque*; Circolo 1901;
  Claudie Pierlot; Cleobella; Closed*; Club L London+; Collina Strada; ColorPlus; Comptoir des Cotonniers; Corneliani;
  Craig Green; Cupcakes and Cashmere; Cynthia Steffe; Damsel in a Dress; Danielle Bernstein; David's Bridal+;
  Day Birger et Mikkelsen; De Fursac = Fursac; Denham*; Derek Lam = Derek Lam 10 Crosby; Des Petits Hauts;
  Designers Remix; Destination XL = DXL; Digel; Dion Lee; Dissh+; Djerf Avenue; Dôen; Dorothee Schumacher; Drake's;
  Draper James; Drykorn; Eckhaus Latta; Eileen Fisher; Elie Saab; Elie Tahari; Elisabetta Franchi; Elizabeth and James;
  Elka Collective; Emilia Wickstead; Emporio Sirenuse; Engineered Garments; Enza Costa; Equipment*; Erdem;
  Ermanno Scervino; Escada*; Essense of Australia; Essentiel Antwerp; Eterna*; Eton* = Eton Shirts; Ever New*;
  Everlast; Evi Grintela; Fabiana Filippi; Facetasm; Faguo; Faherty; Faithfull the Brand; Fausto Puglisi; Faviana;
  Finamore; Find Me Now; Finery London; Flying Machine*; Folk*; Fornarina; Forte Forte*;
  Frankie Shop = The Frankie Shop; Garcia*; Gauge81; GCDS; Gentryportofino; Gerard Darel; Gerry Weber; Gestuz;
  Ghost London; Giambattista Valli; Gianfranco Ferré; Gieves & Hawkes; Gimaguas; Gina Bacconi; Giuliva Heritage;
  Grace Loves Lace; Guy Laroche; Hackett* = Hackett London; Haider Ackermann; Halston = Halston Heritage;
  Han Kjøbenhavn; Harmont & Blaine; Hawes & Curtis+; Helmut Lang; Henrik Vibskov; Hervé Léger; Hill House Home = Hill House;
  Holzweiler; Hope & Ivy; Hope Stockholm; House of CB; House of Dagmar; House of Pataudi; House of Sunny; Human Made*;
  Hysteric Glamour; Iceberg*; Incotex; Indian Terrain; Indochino; Iris van Herpen; Iris von Arnim; IRO*; Isaia;
  Izabel London; J.McLaughlin+; Jacob Cohën; Jaded London; Jaeger; James Perse; Jason Wu = Jason Wu Collection;
  Jean Paul Gaultier = JPG*; Jenny Packham; Jenny Yoo; JJ's House; JNBY; Johanna Ortiz; John Elliott;
  John Galliano = Galliano; John Players; John Richmond; Johnnie-O; Johnny Was; Joie*; Joop!; Joseph*; Jovani;
  Juliette Hogan; Junya Watanabe; Justin Alexander; Juun.J; K-Way; Kamakura Shirts; Kapital*; Karen Kane; Karen Walker;
  Kika Vargas; Kiko Kostadinov; Killer Jeans; Kith+; Kiton; Kitri; Kowtow; Krimson Klover; L'Agence; La DoubleJ;
  Lafayette 148 = Lafayette 148 New York; Lala Berlin; LaQuan Smith; Lardini; Lascana; Laura Ashley; Laurèl*;
  Lavish Alice; Le17septembre; Leo Lin; Leonardo*; Les Deux*; Libas; Lilly Pulitzer; Line & Dot*; Linea*;
  Lisa Says Gah; Little Mistress; Living Crafts; Lonsdale; Lorena Antoniazzi; Loretta Caponi; Loulou Studio;
  Lovechild 1979; Lovers and Friends; LoveShackFancy; Low Classic; Luigi Borrelli; Luisa Cerano; Luisa Spagnoli;
  M.J. Bale; Mac Duggal; Mack Weldon; Mads Nørgaard; Magda Butrym; Maggie Marilyn; Maggie Sottero; Maison Kitsuné;
  Maison Labiche; Maje; Majestic Filatures; Malaikaraiss; Mame Kurogouchi; Manning Cartell; Manyavar; Mara Hoffman;
  Marc Cain; Marcelo Burlon = Marcelo Burlon County of Milan; Marchesa* = Marchesa Notte; Mardi Mercredi; Marella*;
  Margaret Howell = MHL*, MHL by Margaret Howell; Marina Rinaldi; Marine Layer; Marine Serre; Mark Kenly Domino Tan;
  Martine Rose; Mary Katrantzou; Maryam Nassir Zadeh; Matin Kim; Matteau; Max&Co.; Maya Deluxe; Mazzarelli; Me+Em;
  Meshki+; Michael Stars; Mihara Yasuhiro = Maison Mihara Yasuhiro; Minga London; Mint Velvet; Misa Los Angeles;
  Miss Sixty; Mistress Rocks; Molly Goddard; Monique Lhuillier = ML Monique Lhuillier; Monse*; Moorer;
  Motel Rocks = Motel*; Mugler = Thierry Mugler; Munthe; Musier; N°21 = No. 21, Numero Ventuno; Nadine Merabi;
  Naeem Khan; Nanamica; Nanette Lepore; Narciso Rodriguez; Native Youth*; NBD*; Needle & Thread; Needles*;
  Nensi Dojaka; Never Fully Dressed; New & Lingwood; Nic + Zoe; Nicholas the Label; Nili Lotan; Nina Ricci; NN07;
  Noah NY; Nobody Denim; Nobody's Child; Norma Kamali; Norse Projects; Nour Hammour; Number (N)ine; Numero Uno;
  Octobre Éditions; Odeeh; Officine Générale; Oh Polly+; Oliver Spencer; Olymp; Omnes*; Opening Ceremony*; orSlow;
  Ottolinger; Our Legacy*; Outerknown; Oxbow*; Pal Zileri; Paloma Wool; Parx; Pasduchas; PatBO; Patou; Patrizia Pepe;
  Paul & Joe; Peppermayo+; Percival*; Peserico; Peter Millar; Petrol Industries; Philosophy di Lorenzo Serafini;
  Pierre Cardin; Portmans+; Prabal Gurung; Prairie Underground; Preen by Thornton Bregazzi; Princess Polly+;
  Private White V.C. = Private White*; Pronovias; Proper Cloth*; PT Torino = PT01, Pantaloni Torino; Rabens Saloner;
  Rachel Comey; Rafaella*; Raffaello Rossi; Rails*; Raquel Allegra; Rat & Boa; Realisation Par; Really Wild;
  Rebecca Taylor; Rebecca Vallance; Red Valentino; Reem Acra; Reformation*+; Remain Birger Christensen; Retrofête;
  Review Australia; Rhone*; Rhude; Riani; Rich & Royal; Richard James; Richard Quinn; Ring Jacket; Rixo = Rixo London;
  Rochas; Rodd & Gunn; Rodebjer; Róhe*; Rokh; Roksanda; Roman Originals; Rosa Clará; Rosetta Getty; Rosie Assoulin;
  Rotate Birger Christensen; Rouje; Rowing Blazers; Roy Robson; Roy Roger's; S Max Mara; Sacai; Saks Potts; Sandro*;
  Sandy Liang; Sass & Bide; Scanlan Theodore; Schiaparelli; Scotch & Soda; Sea New York = Sea NY; Seidensticker;
  Selkie*; Sessùn; Sézane+; Sherri Hill; Shona Joy; Shoshanna; Show Me Your Mumu; Shrimps*; Shushu/Tong;
  Silvia Tcherassi; Simkhai = Jonathan Simkhai; Sir the Label; Sister Jane; Skall Studio; Sleeper* = The Sleeper;
  Slowear; Snidel; Soeur*; Sonia Rykiel; Sophnet; Sosandar; Soulland; Southern Tide*;
  Spell & the Gypsy Collective = Spell & the Gypsy; Spier & Mackay; Spiritual Gangster; Sportmax; Sportscraft; Spykar;
  St. Agni; St. John* = St. John Knits; Stefanel; Stefano Ricci; Stine Goya; Strellson; Strenesse; Studio Nicholson;
  Stutterheim; Suncoo; Sundry*; Sunspel; SuperTrash; Supriya Lele; Susana Monaco; Suzannah London; Swims*; T.M.Lewin+;
  Tadashi Shoji; Tagliatore; Taifun*; Talbot Runhof; Tara Jarmon; Taylor Stitch; Ted Lapidus;
  Temperley London = Alice Temperley; The Attico = Attico; The Garment; The Kooples; Theory*; Thierry Colson;
  thisisneverthat; Thom Browne; Thomas Pink; Tibi; Todd Snyder; Toga Archives = Toga Pulla; Tove*; Tracy Reese;
  Trina Turk; Trollkids; True Decadence*; Tularosa; Turnbull & Asser; Ulla Johnson; Uma Wang; Undercover*;
  Ungaro = Emanuel Ungaro; United Arrows+; Universal Works; UNTUCKit; Urban Revivo; van Laack; Vanessa Bruno;
  Velvet by Graham & Spencer = Velvet Graham & Spencer; Vera Wang = Simply Vera Vera Wang, Simply Vera; Veronica Beard; Vetements*;
  Viktor & Rolf; Viktoria & Woods; Vince*; Vineyard Vines; Virgos Lounge; Vishudh; Visvim; Vivetta; Wacko Maria;
  Wales Bonner; Watters; WeWoreWhat; White Fox*+ = White Fox Boutique; White Mountaineering; Wildfox; William Fan;
  Wills Lifestyle; With Jéan; Wood Wood; Wooyoungmi; WTAPS; Wyse London; Xacus; Xirena; Y/Project;
  YMC* = You Must Create; Yumi Kim; Yumi*; Zac Posen; Zambesi; Zhivago
shoes clothing belts bags:
  R.M. Williams = RMW*
clothing bags:
  Issey Miyake = Pleats Please, Pleats Please Issey Miyake, Homme Plissé, Homme Plissé Issey Miyake
outerwear clothing shoes activewear:
  Bogner
outerwear clothing shoes bags hats:
  Canada Goose; Moncler = Moncler Grenoble, Moncler Genius
outerwear clothing:
  66°North; Aero Leather; Alpha Industries; Apparis; Avirex; Baracuta; Belstaff; Blauer* = Blauer USA; Bosideng;
  C.P. Company; Chrysalis England; Cinzia Rocca; Colmar* = Colmar Originals; Didriksons; Duvetica; Fusalp; Gloverall; Goldbergh;
  Golden Bear*; Grenfell; Harris Wharf London; Herno; Ilse Jacobsen; Jott; Lavenham; Lewis Leathers; London Fog;
  Mackage; Mackintosh*; Maium; Moose Knuckles; Nobis; Norwegian Rain; Orolay; Pajar; Parajumpers; Penfield;
  Perfect Moment*; Peuterey; Pyrenex; Rains*; Refrigiwear; Rudsak; Save the Duck; Schott = Schott NYC; Soia & Kyo;
  Stand Studio; Sterlingwear of Boston; Stone Island; Ten c; The Arrivals*; Woolrich; Yves Salomon
outerwear clothing bags hats:
  Barbour = Barbour International, J. Barbour & Sons, Barbour Beacon; Fjällräven
clothing shoes bags watches jewelry:
  Juicy Couture; Kenneth Cole = Kenneth Cole New York, Kenneth Cole Reaction
shoes bags outerwear:
  Cole Haan
knitwear clothing:
  360Cashmere; 525 America; Alan Paine; Andersen-Andersen; Aran Crafts; Arch4; Armor-Lux; Autumn Cashmere*; Babaà;
  Ballantyne; Begg x Co = Begg & Co; Brora; Chinti & Parker; Cruciani; Dale of Norway; Demylee; Devold; Drumohr;
  Eleven Six*; Eric Bompard; Extreme Cashmere*; Falconeri; Fedeli; Gobi Cashmere = Gobi*; Gran Sasso;
  Guest in Residence; Harley of Scotland; Inis Meáin; Jamieson's of Shetland; Jenni Kayne; John Smedley;
  Johnstons of Elgin = Johnstons; Le Minor; Lisa Yang; Lyle & Scott; Ma'ry'ya; Madeleine Thompson; Minnie Rose; N.Peal; Naadam;
  Oleana; Petit Bateau; Pringle of Scotland = Pringle*; Rauma; Roberto Collina; S.N.S. Herning; Saint James;
  Sies Marjan; Soft Goat*; State Cashmere*; The Knotty Ones; White + Warren; William Lockie; Wooden Ships*; Zanone
clothing bags shoes:
  Adolfo Dominguez; Aje*; Alice + Olivia; AllSaints+; Anine Bing; Bevza; Coperni; Cult Gaia; Damson Madder;
  Diane von Furstenberg = DVF; Elleme; Filippa K; Hvisk; J.Lindeberg; Libertine-Libertine; Nanushka; Neil Barrett;
  Peter Do; Phillip Lim = 3.1 Phillip Lim; Pucci = Emilio Pucci; Purificación García; Rag & Bone; Rejina Pyo;
  Samsøe Samsøe; Sancia; Self-Portrait* = Self Portrait*; Simone Rocha; Staud; Suitsupply+;
  Ted Baker = Ted Baker London; Telfar; Tiger of Sweden; Tuckernuck+; Zimmermann
bags shoes hats:
  Loeffler Randall
shoes:
  Athletic Propulsion Labs = APL*; Igor*; Lemon Jelly; United Nude*
activewear:
  BMJL; Fox Racing; Scott Sports = Scott*
home:
  IKEA+; Le Creuset
electronics:
  Dyson
`;
