/** Labels sold on marketplaces, in department stores and on shopping channels. See `parseMakers` for the row format. */
export const MARKETPLACE_MAKERS = `
clothing:
  14th & Union; 4SI3NNA; A New Day*; a.n.a*; Alex Marie; Alfani; Alfred Dunner; Amazon Aware; Amazon Basics = AmazonBasics; Amazon Essentials;
  Andrew Marc; Anrabess; Antonio Melani; Apt. 9; Arizona Jean Company = Arizona Jean Co.; Astr the Label = ASTR*;
  Automet; Ava & Viv; Bar III; Belle Poque; Berrylook; Blencot; Bob Mackie; Bobeau; Btfbm; Buddy Love; Buttoned Down*;
  Caslon; Charter Club*; Chaus; Chelsea28; Chicwish+; Clara Sunwoo; Club Room*; Coofandy; Core 10; Croft & Barrow;
  Cynthia Rowley; Daily Ritual*; Daniel Cremieux; Dazy; Dellytop; Dennis Basso; Diane Gilman; Dokotoo; Donna Morgan;
  Draper's & Damon's; Dresslily+; Eliza J; Emery Rose; Endless Rose*; English Factory; Epic Threads; Faded Glory*;
  Find by Amazon; First Impressions*; Floerns; Floryday; Flx*; Frank Lyman; Free Assembly*; Future Collective*;
  G.I.L.I. = GILI*; George Clothing; Giani Bernini; Gianni Bini; Glowmode; Goodfellow & Co = Goodfellow; Goodthreads;
  Grace Karin; Hanna Nikole; Hippie Rose; INC International Concepts = INC*; Iris & Lilly; Jennifer Lopez;
  JM Collection; Jones New York; Joseph Ribkoff; Karen Scott; Kate Kasin; Kirkland Signature = Kirkland; Knox Rose;
  Lark & Ro; LC Lauren Conrad = Lauren Conrad, LC Lauren Conrad Runway; Le Suit; LightInTheBox; Lillusory;
  LOGO by Lori Goldstein; London Times; Love & Sports*; Luvamia; Lysse; Magaschoni; Maggy London; Maison Jules;
  Martha Stewart; Max Studio; Melrose and Market; Member's Mark; Merokeety; Merona; Modlily;
  Mossimo = Mossimo Supply Co.; MOTF; Newchic; No Boundaries*; Noracora; Nordstrom Made; Nordstrom Signature; On 34th;
  Open Edit*; POL Clothing = POL*; Preston & York; PrettyGarden; Pumiey; Rock & Republic; ROMWE+; Rosegal+; Rotita;
  Roundtree & Yorke; Ruby Rd.; Sail to Sable; Seven7;
  Shein+ = SHEIN EZwear, SHEIN MOD, SHEIN Essnce, SHEIN VCAY, SHEIN Frenchy, SHEIN Privé; Shewin;
  Simplee Apparel = Simplee; Sofia Jeans by Sofia Vergara = Sofia Jeans, Sofia by Sofia Vergara; Sonoma Goods for Life;
  St. John's Bay; Style & Co = Style and Co.; StyleWe; Sun + Stone*; SweatyRocks; Symbol by Amazon;
  Tahari = Tahari ASL, Arthur S. Levine; Tasso Elba; Terra & Sky; The Drop*; The Limited*; Time and Tru = Time & Tru;
  Treasure & Bond; Trendy Queen; Truth & Fable; Universal Thread; Verdusa; WDIRARA; Wild Fable; Wit & Wisdom;
  Women with Control; Worthington; Xersion; Xhilaration; Zaful+; Zanzea; Zeagoo; Zenana* = Zenana Outfitters; Zesica
shoes:
  Shade & Shore
swimwear:
  Aqua Green*; Kona Sol
`;
