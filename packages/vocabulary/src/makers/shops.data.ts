/** Shops that sell products made by others. See `parseMakers` for the row format. */
export const SHOPS = `
  24S; 29CM; 43einhalb; 6pm*; About You*; Academy Sports; Åhléns; Ajio; Alibaba; AliExpress; Altitude Sports;
  Amazon = Amazon.com, Amazon Fashion, Amazon Prime; Answear; Argos*; Arnotts; Asda; Backcountry*; Baltini;
  Bass Pro Shops; Belk; Bergdorf Goodman = Bergdorf; Bestsecret; Beymen; BHV Marais; Bicester Village; Big W;
  Bloomingdale's = Bloomies; Bluefly; Bob's Watches; Bol.com; Boozt.com; Boscov's; Boyner; Brandalley; Breuninger;
  Brown Thomas; Browns Fashion; BSTN; Burlington Coat Factory; Cabela's; Caliroots; Carousell; Cettire; Champs Sports;
  Childsplay Clothing; Chrono24; Citi Trends; City Beach; Coolblue; Costco; Coupang; Craigslist; Crown & Caliber; David Jones;
  De Bijenkorf = Bijenkorf; Depop; DHgate; Dick's Sporting Goods = DICK'S*; Dillard's; DSW = Designer Shoe Warehouse;
  DTLR; Eastbay; eBay; eBay Kleinanzeigen; El Corte Inglés; End Clothing = END.*; Engelhorn; eObuwie; Etsy; Evine;
  Famous Footwear*; Farfetch; Fashionphile; Fenwick; Finish Line*; Flannels*; Flight Club; Flipkart; Foot Locker;
  Foot Patrol; Footasylum; Fortnum & Mason; FWRD; Gabe's; Galaxus; Galeria Kaufhof; Galeries Lafayette; Garmentory;
  Globus*; GOAT*; Goodhood; Grailed; Gumtree; Harrods; Harvey Nichols; HauteLook; HBX; Hepsiburada; Hibbett;
  Hodinkee Shop; Outletcity Metzingen = Outletcity; Holt Renfrew; HomeGoods; House of Fraser; HSN; Hudson's Bay = The Bay*, Hudson's Bay Company;
  Intermix*; Isetan; JCPenney; JD Sports; Jelmoli; John Lewis = John Lewis & Partners; Jomashop; Journeys*; KaDeWe;
  Karstadt; Kleinanzeigen; Kohl's; La Samaritaine; Lamoda; Lane Crawford; Lazada; Le Bon Marché; Leboncoin;
  Littlewoods; Long Island Watch Store; Lord & Taylor; Lotte Department Store; Ludwig Beck; Luisaviaroma = LVR*; Lyst;
  Macy's; Magasin du Nord; MandM Direct; Marktplaats; Marshalls*; Matchesfashion; Meesho; Mercari; Miinto; Mitsukoshi;
  Moda Operandi; Modivo; Monnier Frères; Monnier Paris; Moosejaw; Mr Porter; Musinsa; Myer; Myntra; Mytheresa;
  Naked Copenhagen; Namshi; Neiman Marcus = Neiman's; Net-a-Porter = NAP*; NK Stockholm; Nordstrom = Nordstrom Rack;
  Nordstrom.com; Not Just a Label; Novica; Nykaa Fashion = Nykaa; OfferUp; Oi Polloi; Omoda; Ounass; Overstock*; Ozon;
  Payless; Peek & Cloppenburg; Pinduoduo; Place des Tendances; Poshmark; Privalia; QVC; Rakuten; Rebag;
  Revolve* = REVOLVE Clothing; Rinascente = La Rinascente; Ross Dress for Less; Rue La La; Sainsbury's;
  Saks Fifth Avenue = Saks*, Saks Off 5th; Sam's Club; Sarenza; Sears*; Secret Sales; Selfridges; Schuh*; Sephora; Shinsegae;
  Shoe Carnival; Shoe Palace; Shopbop; Shopee; ShopHQ; ShopStyle; Showroomprivé; Sierra Trading Post; Slam Jam;
  Sneakersnstuff; Snipes*; Solebox; Spartoo; Sporting Life; Sports Direct; SSENSE; SSG.com; Stadium Goods;
  Steen & Strøm; Steep & Cheap; Stein Mart; Stockmann; StockX; Surfstitch; Takashimaya; Taobao; Target*; Tata Cliq; Temu; Tesco;
  The Iconic*; The Outnet = Outnet; The RealReal = RealReal; ThredUp; TikTok Shop = TikTok; TJ Maxx; TK Maxx; Tmall;
  Ulta; Uncommon Goods*; Universal Store*; Vakko; Veepee; Verishop; Very.co.uk; Vestiaire Collective = Vestiaire*;
  Vinted; Von Maur; W Concept; Walgreens; Wallapop; Walmart; WatchBox; Watchfinder; Wehkamp; Wildberries;
  Wolf & Badger; Woodbury Common; Yoox; Zalando = Zalando Lounge; Zalando Privé; Zalora; Zappos; ZOZOTOWN = Zozo;
  Zulily
`;
