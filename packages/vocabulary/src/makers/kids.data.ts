/** Makers of children's clothes. See `parseMakers` for the row format. */
export const KIDSWEAR_MAKERS = `
clothing:
  Absorba*; Appaman; Art Class*; Babyhug; Balabala; Bellabu Bear; Billieblush; Bobo Choses; Boboli; Bonds Wondersuit;
  Bonpoint; Bonton; Burt's Bees Baby; Carter's+; Cat & Jack; Catimini*; Chicco; Child of Mine; Childrensalon+; Crazy 8;
  Cyrillus; Deux Par Deux; Disana; Du Pareil au Même = DPAM; FirstCry; Florence Eiseman; Frugi; Garanimals;
  Gerber Childrenswear = Gerber*; Gocco; Gymboree; Hanna Andersson = Hanna Anderssen; Hust & Claire; IKKS; Il Gufo;
  Jacadi+; Jako-o; Jamie Kay; Janie and Jack = Janie & Jack; Joha; JoJo Maman Bébé; Jumping Beans*; Kickee Pants;
  Kite Clothing; Konges Sløjd; Kyte Baby = Kyte; La Coqueta; Liewood; Limited Too*; Little Planet*; Little Sleepies;
  Louise Misha; Magnetic Me; Mamas & Papas+; MarMar Copenhagen = MarMar; Mayoral*; Miki House; Mini Rodini; Minoti;
  Molo*; Monnalisa; Mothercare+; Muddy Puddles; Name It*; Nature Baby*; Noppies; Okaïdi+; OshKosh B'gosh = OshKosh;
  PatPat; Pepa & Co.; Polarn O. Pyret; Posh Peanut; Prénatal*; Pumpkin Patch*; Purebaby; Quincy Mae; Rachel Riley;
  Rare Editions*; Rylee + Cru; Sergent Major*; Simple Joys by Carter's = Simple Joys*; Soft Gallery*; Steiff;
  Sterntaler; Tartine et Chocolat; Tea Collection*; The Beaufort Bonnet Company = Beaufort Bonnet;
  The Children's Place+ = Children's Place; The Little White Company; The New Society*; The White Company+; Topolino*;
  Tuc Tuc; Tumble 'n Dry; Vertbaudet+; Vingino; Wheat Kidswear; Wonder Nation*; Zutano
`;
