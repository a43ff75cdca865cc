/** The lines of a text; the columns of a receipt or a table count as lines of their own. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\t]+| {3,}/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** What shops write on buttons, in menus and around a product; whole lines that are no facts. */
const FURNITURE =
  /^(?:add to (?:bag|cart|basket|wish ?list|favou?rites)|select (?:a )?(?:size|colou?r)|choose (?:a )?(?:size|colou?r)|size(?: guide| chart)?|(?:one size|xxs|xs|s|m|l|xl|xxl|[2-5]xl|\d{1,2})(?:[\s/,|]+(?:xxs|xs|s|m|l|xl|xxl|[2-5]xl|\d{1,2}))*|quantity|qty|home|menu|search|sign in|log ?in|account|share|save|wish ?list|favou?rites?|buy(?: it)? now|or best offer|best offer|watchlist|quick view|find in store|check availability|in stock|out of stock|sold out|new(?: in| arrival)?|sale|bestseller|reviews?|write a review|skip to (?:main )?content|free (?:shipping|delivery|returns).*|description|details|product details|composition|materials?|care|care instructions|shipping(?: & | and )?(?:returns|delivery)?|delivery(?: & | and )?(?:returns)?|imported|in den warenkorb|größe wählen|ajouter au panier|choisir (?:une )?taille|añadir (?:a la cesta|al carrito)|aggiungi al carrello|adicionar ao carrinho|toevoegen aan winkelmand|view (?:more|all|details)|show more|read more|you may also like.*|customers? also.*|cookies?.*|accept(?: all)?(?: cookies)?)$/i;
const BREADCRUMB = /\S\s*[›»>→]\s*\S|^home\s+\/\s|\s\/\s.*\s\/\s/i;
const RATING =
  /[★☆⭐]|\b\d(?:[.,]\d)?\s*(?:\/|out of|von|sur)\s*5\b|^\(?\d+\)? (?:reviews?|ratings?|bewertungen|avis)/i;

/** Lines that are the page's furniture, not the product's. */
export function isFurniture(line: string): boolean {
  return (
    FURNITURE.test(line) || RATING.test(line) || (BREADCRUMB.test(line) && line.length < 120 && !/[.!?]$/.test(line))
  );
}

/** Above other goods than the one that is described. */
const OTHERS =
  /^(?:you (?:may|might|will)(?: also)? (?:also )?(?:like|love)|(?:customers|people|shoppers|others) also|related (?:products|items)|similar (?:products|items)|recommended for you|recently viewed|complete the look|wear it with|pairs? (?:well )?with|shop the look|more from|das könnte (?:dir|ihnen)|ähnliche (?:artikel|produkte)|zuletzt angesehen|dazu passt|vous aimerez|produits (?:similaires|associés)|también te|productos (?:relacionados|similares)|potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|prodotti (?:correlati|simili)|você (?:também )?(?:pode|vai) gostar|produtos relacionados|misschien vind je|vergelijkbare|関連商品|おすすめ商品|추천 상품|关联商品|猜你喜欢)/i;

/** The lines that tell of the product itself: those up to where the page goes on to other goods. */
export function ownLines(lines: readonly string[]): readonly string[] {
  const others = lines.findIndex((line) => line.length < 80 && OTHERS.test(line));
  return others < 0 ? lines : lines.slice(0, others);
}

/** A line about money that is not the price: delivery, savings, instalments, what it cost before. */
export function isOtherAmount(line: string): boolean {
  return /\b(?:shipping|delivery|returns?|orders? (?:over|above)|over|spend|save|off|per month|instal\w+|payments?|paiement|mensualités?|raten|cuotas?|parcelas?|budget|under|less than|was|rrp|list price|gift card|points|versand|lieferung|livraison|livré|env[ií]o|entrega|frete|spedizione|verzending|bezorging|frakt|fragt|wysyłka|subtotal|(?:order|basket|bag|cart|grand|estimated) total|total(?=:? ?\(?\d+ (?:items?|articles?|artikel))|gesamtsumme|total (?:de la commande|du panier|do pedido|del pedido)|importe total|totale ordine|members?|membres?|mitglied\w{0,9}|tax|vat|discount|coupon|code|change|cash)\b/i.test(
    line,
  );
}
