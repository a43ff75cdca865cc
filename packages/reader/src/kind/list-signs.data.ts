/** What shops call pages that show many products, or none: URL segments, in the languages of the large shops. */

/** Matches a path segment of a search, cart or account page. */
export const NON_PRODUCT_SEGMENT =
  /^(?:search|searchresults?|search-results?|suche|suchergebnisse?|recherche|resultados?|busca|buscar|busqueda|pesquisa|ricerca|cerca|zoeken|szukaj|sok|arama|poisk|cart|basket|bag|shopping-?bag|shopping-?cart|warenkorb|panier|carrito|cesta|carrello|winkelwagen|koszyk|sepet|carrinho|checkout|kasse|caisse|wish-?lists?|favou?rites?|merkliste|login|signin|sign-in|register|my-?account|account|stores|store-?locator|store-?finder|filialen|magasins|boutiques|tiendas|negozi|help|faq|contact(?:-us)?|about(?:-us)?|404)(?:\.\w{2,5})?$/i;

/** Matches a path segment of a list, at the end of the path or before the list's name. */
export const LIST_SEGMENT =
  /^(?:c|cat|category|categories|categoria|categorie|categorias|kategorie|kategorien|kategoria|catalog|catalogue|catalogo|katalog|collections?|kollektion|brands?|marken?|marques?|marcas?|marche|designers?|sale|sales|soldes|saldi|rebajas|offers?|offerte|ofertas|angebote|aktionen|aktion|promo|promos|promotions?|promotion|deals?|outlet|clearance|new-?in|new-?arrivals?|neuheiten|nouveautes|novedades|novita|best-?sellers?|trending|launch|launches|upcoming|lookbook|inspiration|lists?|shop-all|all|women|womens|woman|men|mens|man|kids|girls|boys|damen|herren|kinder|femme|homme|enfant|donna|uomo|bambini|mujer|hombre|dames|heren|shoes|clothing|bags|accessories|dresses|shop|store|department|departments|browse|plp|s|b|l)(?:\.\w{2,5})?$/i;

/** Matches a path segment of a single product. */
export const PRODUCT_SEGMENT =
  /^(?:p|pd|dp|pdp|prod|product|products|produkt|produkte|produit|produits|producto|productos|produto|prodotto|itm|item|items|ip|gp|artikel|article|ad|classified-ad|listing|listings)$|^p-\d|[-_]p-?\d{3,}|-\d{5,}(?:\.\w+)?$|\d{5,}\.html?$|^product(?:_info)?\.\w+$|\.prd$/i;

/** Matches the name of a URL parameter that identifies one product. */
export const PRODUCT_PARAMETER = /^(?:pid|p_?id|sku|product-?_?id|item-?_?id|style-?_?id|prd|article(?:no|id)?)$/i;

/** Matches the name of a URL parameter that holds a search query. */
export const SEARCH_PARAMETER = /^(?:q|k|query|search|keywords?|searchterm|search_query|_nkw|text|term|st|ntt|suche)$/i;

/** Matches a heading or title that counts products, or that names a page that isn't about a single product. */
export const LIST_HEADING =
  /\b\d[\d.,\s]{0,12}(?:\+ )?(?:results?|items?|products?|styles?|ergebnisse?|artikel|produkte|treffer|résultats?|produits|articles|risultati|prodotti|articoli|resultados|productos|artículos|produtos|resultaten|producten|wyników|produktów|товар\w*|результат\w*)\b|\b(?:search results?|results for|suchergebnisse?|ergebnisse für|résultats (?:de recherche|pour)|risultati (?:di ricerca|per)|resultados (?:de búsqueda|de busca|para)|zoekresultaten|wyniki wyszukiwania|результаты поиска)\b/iu;
export const BASKET_HEADING =
  /^(?:(?:your |my )?(?:shopping )?(?:cart|bag|basket|wish ?list|favou?rites)|(?:ihr |mein |dein )?(?:warenkorb|einkaufswagen|merkzettel)|(?:votre |mon )?panier|(?:tu |mi |su )?(?:carrito|cesta)(?: de (?:la )?compras?)?|(?:il (?:tuo|mio) )?carrello|(?:je )?winkelwagen|(?:twój )?koszyk|(?:meu |seu )?carrinho|корзина|checkout|sign in|log ?in|create (?:an )?account)(?:\s*\(?\d*\)?| is (?:currently )?empty|\s?[:|–—-].*)?$/iu;

/** Matches the host of a social network, a search engine or Wikipedia, none of which sells the product itself. */
export const NON_SHOP_HOST =
  /(?:^|\.)(?:instagram|facebook|tiktok|youtube|pinterest|twitter|x|threads|reddit|snapchat|linkedin|tumblr|wikipedia|google|bing|duckduckgo)\.(?:com|org|net|de|fr|co\.uk)$/i;

/** Matches the label of a button that adds the product to the bag. */
export const BUY_BUTTON =
  /^(?:add (?:it )?to (?:my |your |shopping )?(?:bag|cart|basket|trolley)|buy (?:it )?now|pre-?order(?: now)?|in den (?:warenkorb|einkaufswagen)(?: legen)?|ajouter (?:au|à mon) panier|añadir (?:al carrito|a la cesta)|aggiungi al(?: carrello|la borsa)|adicionar ao carrinho|comprar(?: agora)?|in winkelwagen|dodaj do koszyka|lägg i varukorgen|добавить в корзину|в корзину|купить|加入購物車|加入购物车|カートに入れる|장바구니)$/iu;
