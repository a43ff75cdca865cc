/** The lines of a text; the columns of a receipt or a table count as lines of their own. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\t]+| {3,}/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** What shops write on buttons, in menus and around a product; whole lines that are no facts. */
const FURNITURE =
  /^(?:add to (?:bag|cart|basket|wish ?list|favou?rites)|select (?:a )?(?:size|colou?r)|choose (?:a )?(?:size|colou?r)|size(?: guide| chart)?|(?:one size|xxs|xs|s|m|l|xl|xxl|[2-5]xl|\d{1,2})(?:[\s/,|]+(?:xxs|xs|s|m|l|xl|xxl|[2-5]xl|\d{1,2}))*|quantity|qty|home|menu|search|sign in|log ?in|account|share|save|wish ?list|favou?rites?|buy(?: it)? now|find in store|check availability|in stock|out of stock|sold out|new(?: in| arrival)?|sale|bestseller|reviews?|write a review|skip to (?:main )?content|free (?:shipping|delivery|returns).*|description|details|product details|composition|materials?|care|care instructions|shipping(?: & | and )?(?:returns|delivery)?|delivery(?: & | and )?(?:returns)?|imported|in den warenkorb|größe wählen|ajouter au panier|choisir (?:une )?taille|añadir (?:a la cesta|al carrito)|aggiungi al carrello|adicionar ao carrinho|toevoegen aan winkelmand|view (?:more|all|details)|show more|read more|you may also like.*|customers? also.*|cookies?.*|accept(?: all)?(?: cookies)?)$/i;
const BREADCRUMB = /\S\s*[›»>→]\s*\S|^home\s+\/\s|\s\/\s.*\s\/\s/i;
const RATING =
  /[★☆⭐]|\b\d(?:[.,]\d)?\s*(?:\/|out of|von|sur)\s*5\b|^\(?\d+\)? (?:reviews?|ratings?|bewertungen|avis)/i;

/** Lines that are the page's furniture, not the product's. */
export function isFurniture(line: string): boolean {
  return (
    FURNITURE.test(line) || RATING.test(line) || (BREADCRUMB.test(line) && line.length < 120 && !/[.!?]$/.test(line))
  );
}

/** A line about money that is not the price: delivery, savings, instalments, what it cost before. */
export function isOtherAmount(line: string): boolean {
  return /\b(?:shipping|delivery|returns?|orders? (?:over|above)|over|spend|save|off|per month|instal\w+|payments?|was|rrp|list price|gift card|points|versand|lieferung|livraison|env[ií]o|spedizione|subtotal|tax|vat|discount|coupon|code|change|cash)\b/i.test(
    line,
  );
}
