/** Luxury houses that make most kinds of fashion. See `parseMakers` for the row format. */
export const LUXURY_MAKERS = `
clothing shoes bags belts scarves eyewear jewelry watches:
  Armani Exchange = A|X*, A|X Armani Exchange; Chanel = Coco Chanel;
  Coach* = Coach New York, Coach Outlet, Coachtopia; Dior = Christian Dior, Dior Homme, Dior Men;
  Dolce & Gabbana = D&G*; Ferragamo = Salvatore Ferragamo; Giorgio Armani = Armani, Armani Collezioni, Armani Jeans;
  Gucci; Guess* = Guess Jeans, Guess by Marciano, Guess Los Angeles, Guess Originals; Hermès = Hermès Paris;
  Karl Lagerfeld = Karl Lagerfeld Paris, Karl Lagerfeld Jeans; Louis Vuitton = LV*, Vuitton;
  Michael Kors = MICHAEL Michael Kors, MK*, MMK*, Michael Kors Collection;
  Ralph Lauren = RL*, Ralph Lauren Collection, Ralph Lauren Purple Label, Ralph Lauren Black Label; Tory Burch;
  Versace = Gianni Versace, Versace Jeans Couture, Versus Versace
clothing shoes bags belts scarves eyewear jewelry watches underwear:
  Calvin Klein = CK*, CK Jeans, Calvin Klein Jeans, CK Calvin Klein; Emporio Armani = EA7, EA7 Emporio Armani;
  Hugo Boss = Boss*, Hugo*, Boss Black*, Boss Orange*, Boss Green*, Boss by Hugo Boss;
  Tommy Hilfiger = Hilfiger, Tommy Jeans, Hilfiger Denim
clothing shoes bags belts scarves eyewear jewelry:
  Alexander McQueen = McQueen, McQ*, McQ Alexander McQueen; Amiri = Mike Amiri; Balenciaga; Balmain = Pierre Balmain;
  Blumarine; Bottega Veneta = Bottega*, BV*; Burberry = Burberrys, Burberry London, Burberry Prorsum, Burberry Brit;
  Carolina Herrera = CH Carolina Herrera; Casablanca*; Celine; Chloé = Chloe*;
  DKNY = Donna Karan, Donna Karan New York; Dsquared2 = Dsquared; Dunhill = Alfred Dunhill; Etro; Fendi; Ganni;
  Givenchy; Isabel Marant; Isabel Marant Étoile = Marant Étoile, Étoile Isabel Marant; Jacquemus; Jimmy Choo;
  Kate Spade = Kate Spade New York; Kenzo; Lanvin; Lauren Ralph Lauren = Lauren by Ralph Lauren; Loewe;
  Love Moschino = Moschino Love; Maison Margiela = Margiela, Maison Martin Margiela, Martin Margiela;
  Marc Jacobs = The Marc Jacobs, Marc by Marc Jacobs; Marni; Missoni = M Missoni; Miu Miu; MM6 Maison Margiela = MM6;
  Moschino = Moschino Couture, Moschino Cheap and Chic; Off-White c/o Virgil Abloh = Off-White Virgil Abloh;
  Palm Angels; Paul Smith = PS Paul Smith, PS by Paul Smith; Philipp Plein; Prada = Prada Linea Rossa;
  Rabanne = Paco Rabanne; Roberto Cavalli = Cavalli, Just Cavalli;
  Saint Laurent = YSL, Yves Saint Laurent, Saint Laurent Paris, SLP*; Stella McCartney; Tom Ford; Toteme;
  Valentino* = Valentino Garavani; Vivienne Westwood
clothing shoes bags scarves hats belts eyewear:
  Acne Studios = Acne*; Polo Ralph Lauren = Polo by Ralph Lauren, Polo RL, PRL*
clothing shoes bags belts:
  A.P.C. = APC*; Alaïa = Azzedine Alaïa; Alexander Wang = T by Alexander Wang;
  Ami Paris = AMI*, Ami Alexandre Mattiussi; Ann Demeulemeester; Bally*; Bimba y Lola; Courrèges; Dries Van Noten;
  Fear of God = Fear of God Essentials; Gabriela Hearst; Golden Goose = GGDB, Golden Goose Deluxe Brand; Heron Preston;
  Jil Sander; JW Anderson; Khaite; Lemaire = Christophe Lemaire; Liu Jo; MCM*; MSGM; Mulberry*; Pinko*;
  Proenza Schouler = Proenza Schouler White Label; Rick Owens = DRKSHDW, Rick Owens DRKSHDW; See by Chloé; The Row*;
  Tod's; Trussardi = Trussardi Jeans; Twinset* = Twinset Milano; Zadig & Voltaire = Zadig et Voltaire;
  Zegna = Ermenegildo Zegna, Z Zegna
clothing shoes bags scarves hats:
  Brunello Cucinelli = Cucinelli; Loro Piana
clothing denim belts bags shoes hats:
  Diesel*
bags clothing shoes:
  Furla; Longchamp
clothing shoes scarves:
  Comme des Garçons = CDG*, Comme des Garçons Play, CDG Play, Comme des Garçons Homme Plus; Max Mara = MaxMara Studio;
  Oscar de la Renta; Victoria Beckham; Weekend Max Mara = Max Mara Weekend; Yohji Yamamoto = Y's*
`;
