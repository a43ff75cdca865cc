/** Makers of watches, including microbrands and makers of homages. See `parseMakers` for the row format. */
export const WATCH_MAKERS = `
watches:
  A. Lange & Söhne = Lange & Söhne, Lange*, ALS*; About Vintage*; Accurist; Addiesdive; Adee Kaye; Aerowatch; Agelocer;
  Akribos; Albishorn; Alpina Watches = Alpina Geneve; Alsta; Angelus*; Anoma; Anonimo*; Anordain; Apple*;
  Aquastar; Archimede; Armand Nicolet; Armin Strom; Armitron; Arnold & Son; Astor & Banks; Atelier Wen;
  Audemars Piguet = AP*, Audemars; August Steiner; Autodromo; AVI-8; Baillod = BA111OD; Ball Watch; Baltany;
  Baltic* = Baltic Watches; Bamford Watch Department = Bamford; Bangalore Watch Company; Batavi; Baume & Mercier;
  Bausele; Beaubleu; Beaucroft; Behrens; Bell & Ross; Benrus; Benyar; Berneron; Berny; Blancpain; Bliger; Boderry;
  Bōken; BOLDR; Botta Design; Bovet; Brathwait; Bravur; Breguet; Breitling; Bremont;
  Brew Watch = Brew Watches, Brew Watch Co.; Bruno Söhnle; Bulova = Accutron; Cadisen; Campanola; Candino;
  Caravelle = Caravelle New York; Carl F. Bucherer; Casio = G-Shock, Baby-G; Certina;
  Charriol; Chenxi; Christian Paul; Christopher Ward = C Ward; Chronoswiss; CIGA Design; Cimier; Circula;
  Citizen* = Citizen Watch; Corgeut; Corum; Credor; Croton; Crrju; Cuervo y Sobrinos; Curren; Czapek; D1 Milano;
  Damasko; Dan Henry; Daniel Klein; Daniel Roth; De Bethune; Debert; Deep Blue Watches; Defakto; Dekla; Delma;
  Dennison; Detroit Watch Co.; Devon Works; Didun; Direnzo; Doxa; Duckworth Prestex; Dugena; Ebel;
  Eberhard & Co. = Eberhard; Ebohr; Echo/Neutra; Edox; Elgin*; Elliot Brown; Enicar; Epos; Erroyl; ESQ Movado;
  Excelsior Park; F.P. Journe; Farer*; Farr + Swit; Fastrack; Fears*; Ferrari Watches = Scuderia Ferrari Watches;
  Festina; Filippo Loreti; Fiyta; FOD Watch; Formex; Forsining; Franck Muller; Frederique Constant; Furlan Marri;
  Gagà Milano; Garmin; Garrick*; Geckota; Gerald Genta; Gevril; Gigandet; Ginault; Girard-Perregaux = GP*;
  Glashütte Original; Glycine*; Graham London; Grand Seiko; Greubel Forsey; Gruen; Gruppo Gamma; Guanqin; Guinand;
  H. Moser & Cie = Moser & Cie, H. Moser; Haigh & Hastings; Hajime Asaoka; Halda; Halios; Hamilton* = Hamilton Watch;
  Hanhart; Hautlence; Heimdallr; Helm Watches*; Helson; Henry London; Herbelin = Michel Herbelin; HMT Watches;
  Holthinrichs; Horizon Watches*; Hruodland; Hublot; Ice-Watch; Ikepod; Ingersoll; Invicta; Iron Annie;
  Islander* = Islander Watch, Long Island Watch; Isotope*; IWC = IWC Schaffhausen; IX&DAO = Ipose; J.N. Shapiro;
  Jack Mason; Jacob & Co.; Jacob Jensen; Jacques Lemans; Jaeger-LeCoultre = JLC; Jaipur Watch Company; Jaquet Droz;
  Jochen Benzinger; Jord*; Junghans; Junkers; Juvenia; Kari Voutilainen = Voutilainen;
  Komandirskie = Vostok, Vostok Amphibia; Konstantin Chaykin; Kronaby; Kuoe; Kurono Tokyo = Kurono; Laco; Lacz Denton;
  Lang & Heyne; Larsson & Jennings; Laurent Ferrier; Lige; Lilienthal Berlin; Lobinni; Locman; Longines; Longio;
  Lorier; Lorus; Louis Erard; Louis Moinet; Lucien Piccard; Luminox; Maen; Marathon Watch = Marathon Watches;
  March LA.B; Marloe = Marloe Watch Company; Maserati Watches; Mathey-Tissot; Maurice Lacroix; MB&F; Megir;
  Meistersinger; Melbourne Watch Company; Merkur Watches; Micromilspec; Mido; Militado; Minase; Ming*; Mini Focus*;
  MKII; Mondaine; Monta*; Moritz Grossmann; Movado; Mr Jones Watches; Mühle Glashütte; Naoya Hida; Naviforce;
  Nivada = Nivada Grenchen; Nodus; Nomos = Nomos Glashütte; Nordgreen; Norqain; NTH Watches = NTH*; Oak & Oscar; Obaku;
  Obris Morgan; Ocean Crawler; Ochstin; Olevs; Ollech & Wajs; Omax; Omega = Omega Watches; Ophion; Orient Star*;
  Orient* = Orient Watch, Orient Watches; Original Grain*; Oris; Otsuka Lotec; Pagani Design;
  Panerai = Officine Panerai; Parmigiani Fleurier = Parmigiani; Parnis; Patek Philippe = Patek; Paulin; Pequignet;
  Perrelet; Petermann Bédat; Peugeot*; Philip Watch; Philippe Dufour; Phoibos; Phylida; Pinion Watches; Poedagar;
  Poljot; Pulsar*; Rado; Raketa; Raúl Pagès; Raven Watches; Raymond Weil; Rdunae; Red Star Watch; Reef Tiger; Regent*;
  Ressence; Revue Thommen; Rexhep Rexhepi = Akrivia; RGM = RGM Watch; Richard Mille; Roamer*; Roger Dubuis;
  Roger W. Smith; Rolex; Rosendahl; Rotary Watches; RZE; San Martin* = San Martin Watches; Sarpaneva; Schofield*;
  Scurfa; Seagull 1963 = Seagull Watch*; Sector No Limits; Seestern;
  Seiko; Sekonda; Serica; Simon Brette; Sinn*;
  Sjöö Sandström; Skmei; Smiths*; Speake-Marin; Spinnaker Watches; Squale*; Starking; Steeldive; Steinhart; Sternglas;
  Stowa; Straum; Studio Underd0g; Stuhrling; Sturmanskie; SUF Helsinki; Sugess; Suunto; Swatch*;
  Swiss Military = Swiss Military Hanowa; Tandorio; Technomarine; Tevise; Time Force; Timex; Tisell; Tissot;
  Titan* = Titan Watches; Titoni; Tockr; Toledano & Chan; Tornek-Rayville; Tourby; Trafford*; Traser;
  Traska; TRIWA; Tudor*; Tutima; U-Boat; Ulysse Nardin; Undone*; Unimatic; Union Glashütte; Urwerk;
  Vacheron Constantin = Vacheron, VC*; Vaer; Vandaag*; Vario*; Venezianico; Vertex*; Vincero; Void Watches; Von Doren;
  Vulcain; Wancher; Watchdives; Weiss Watch; Wempe Glashütte; Wittnauer; Wolbrook; Wwoor; Yema; Zelos = Zelos Watches;
  Zenith*; Zeppelin*; Zodiac*
watches eyewear bags:
  Kapten & Son; TAG Heuer = Heuer*
watches jewelry:
  Bering*; Breil; Cluse*; Daniel Wellington = DW*; Morellato; Olivia Burton; Piaget; Rosefield; Skagen
watches bags:
  Nixon*
watches eyewear:
  Komono; MVMT
`;
