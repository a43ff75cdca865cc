/** More makers sold on marketplaces, in online shops or by mail order. See `parseMakers` for the row format. */
export const MORE_MARKETPLACE_MAKERS = `
knitwear clothing:
  Kule
clothing:
  Aleumdr; Alimens & Gentle; Allegra K; Amegoya; Angashion; Appleseed's;
  Arach & Cloz; Astylish; Bankeng; Beaully; Bellivera; BerryGo; Bingerlily; Birddogs; BKE; Blair*;
  BoxLunch; Btween*; Bylt; Caracilia; Cato*; Chicgal; Chouyatou; Cicy Bell; Cnkwei; Coevals Club; Cyz; Danedvi;
  Deer Lady; Delia's; Didk; Douerye; Dresstells; Efan*; Elesol; Ermonn; Evaless; Exlura; Fahsyee; Farktop; Fekermia;
  Ficerd; Fisoew; Fresh Clean Threads; Gihuo; Giolshon; Grecerelle; Haband; Haellun; Hoonew; Hount; Imily Bela;
  Ink+Ivy; J.Ver; Jinidu; Jouica; Kancystore; Kirundo; Kissonic; Lacavocor; Langwyqu; Latuza; Legendary Whitetails;
  Levaca; Libin; Lyaner; MagComsen; MakeMeChic; Mangopop; Mascomoda; Maurices; Meladyan; Milumia; Miusol; Mixfeer;
  Mizzen+Main; Muxxn; Naggoo; Nimin; OFEEFAN; Omoone; OQQ; Outdoor Ventures; Perk Clothing; Pink Queen;
  PJ Paul Jones = Paul Jones; Poetsky; Prettoday; PrettyGuide; Public Rec; QINSEN; R.Vivimos; Remidoo;
  Reoria; Roaman's; Runcati; Sampeel; Saodimallsu; Sidefeel; Simier Fariry; Sipaya; Soly Hux; State & Liberty;
  Sundance*; Sunzel; Tacvasen; Tagoo; Tankaneo; Tanming; Tronjori; True Classic; Twillory; Uaneo; Ugerlov; Vatpave;
  Velius; VFShow; Viottiset; Wantdo; Wenrine; Wespornow; Who What Wear; Wiholl; Woman Within; Yathon; Ymduch; Yming;
  Zattcas; Zenergy*; Zwurew
shoes:
  Arromic; Ataiwee; Athlefit; Blowfish; Breckelle's; Bronax; Cape Robbin; Cloudwalk; Cobian; Corkys; Coutgo;
  Easy Street; Feethit; Forever Link; Fracora; Frank Mully; Freewaters; Greatonu; Gypsy Jazz; Hike Footwear;
  J. Adams; Jim Green; Jousen; Juliet Holy; Konhill; Lucky Step; Mavirs; Munro*; mysoft; Nuusol; Obtaom;
  Parlovable; Project Cloud; Qupid; Rekayla; Saguaro; Semwiss; Shevalues; Shoeslocker; Soda*; Somiliss; Stq; Syktkmx;
  Telic; Top Moda; Trary; Trotters; Very G; Wild Diva; Yoki; Zgr
bags:
  Able Carry; Abshoo; American Green Travel; Ashioup; Baboon to the Moon; Befen; Catmicoo; Coolife; Covelin;
  Dreubea; Estarer; Evergoods; Gm Likkie; Gusio; Heaye; Himawari; Hoxis; Jassica; July*; Kah&Kee;
  Kasqo; Keyli; Kroser; Ladymiranda; Matein; Merax; Mosiso; Nomad Lane; Nubily; Pincnel; Prite; Realer; Ronsin;
  Showkoo; Stubble & Co; SwissGear; Telenabags; Tortuga*; Travelers Club; Vaschy; Veadly; Worldlyda; Wrangler Luggage;
  Ytonet; Zmqn
jewelry:
  Adoyi; Allencoco; Amazon Collection; Angara; Apsvo; Barzel; Bestyle; By Pariah; Carovo; Carrie Elizabeth;
  Charles & Colvard; ChicSilver; Cleor; Cowlyn; Dazzlingrock; Dearmay; Diamond Nexus; Doubgood; Eihoulaie; Fansilver;
  Fesciory; Fosir; Gemsme; Gemvara; Gokeey; Grown Brilliance; Houston Diamond District; Iefil; Jared*; Jewelili;
  Jewlpire; Kate Thornton; Kisper; Lanqueen; Lily & Roo; M Mooham; Miabella; Mooham; Morganne Bello; Orangelove;
  Ottoman Hands; Paul Valentine; Prosilver; Purelei; Rare Carat; Reoxvo; Roxanne First; Savlano; Singularu; Szul;
  Tewiky; Turandoss; U7 Jewelry; Wempe; Whiteflash; Wowshow; Wowwish; Xenox; Yinhong
watches:
  Akribos XXIV; Botta*; Braun*; Burei; Carlien; Cronos*; Escapement Time;
  Eterna-Matic; L Lavareda; Martenero; Megalith; Merkur; Proxima*; Rotary*; Ruhla; Spinnaker*; SwiftDial
eyewear:
  Attcl; Black Eyewear; Blenders*; Chiko; DMY by DMY = DMY Studios; Dollger; Dragon Alliance; Duco*; Feisedyn;
  Finlay*; Fozono; Gaoye; JiFiMug; Kaleos; Kaliyadi; Livho; Merry's; Monokel; Mosanana; Myiaur; Pared*; Polette;
  Shady Rays; State Optical; Trendy Fun; Valley Eyewear; Vanlinker; WearMe Pro; Westward Leaning
underwear:
  2UNDR; Balanced Tech; BN3TH; Bravissimo; Cotton Club; Curvy Couture; Curvypower; Darjeeling*; David Archy; Delimira;
  Deyllo; Dora Larsen; Else Lingerie; Empreinte; Ethika; Exclare; Feelingirl; Fishers Finery; Gotoly; Hotouch; Hsia;
  Implicite; Kindly Yours; Lively*; Marie Jo; Modibodi; Nebility; Niidor; Ompoal; Orosy; Pair of Thieves; Panache*;
  Popilush; Pour Moi; PrimaDonna; PSD Underwear; Real Essentials; Separatec; Shinesty; Sholdit; Smart & Sexy; Speidel;
  Vanity Fair*; Vermilion Bird; Werena; Wingslove
belts gloves scarves hats:
  Achiou; Alepo; Anson Belt; Bailey*; Beltox; Bessky; Buffway; Century Star; Dimore; Downholme;
  Earnda; Fioretto; Funky Junque; Furtalk; Gallery Seven; Gerinly; Groove Life; GSG; Harrms; Harssidanzar; Jasgood;
  Jukmo; Kinzd; Lanzom; Lavemi; Maamgic; Matsu; Melifluos; Moonrel; Nappaglo; Nexbelt; Ozero; Radmore; Riiqiichy;
  Riparo; Rothco; Runbox; Samtree; Scarf Bling; Serman Brands; Slimpuro; Suosdey; Toughergun; Trakline; Travelambo;
  Tyidalin; Veronz; Vgo; Vislivin; Vochic; Wander Agio; Warmen; Werforu; Whippy; Yiseven; Zando*; Zitahli
`;
