import type { PastedCase } from "./ways-to-paste.data.ts";

/** Whole pages, selected and copied as plain text: menus, captions, the product, reviews, other products, a footer. */
export const WHOLE_PAGES: readonly PastedCase[] = [
  [
    `Skip to main content
Free shipping on orders over $75
Women
Men
Kids
Sale
Sign In
Bag (0)
Home
Women
Sweaters
Cable-Knit Cashmere Cardigan
Cable-Knit Cashmere Cardigan, front view
Cable-Knit Cashmere Cardigan, back view
NEW
Tolland & Bray
Cable-Knit Cashmere Cardigan
4.7
(86)
$198.00
or 4 payments of $49.50 with Afterpay
Color: Oatmeal
Size
XS
S
M
L
XL
Size Guide
Add to Bag
Find in Store
Details
A grandfather cardigan for cold offices, knit in chunky cables with horn buttons.
100% cashmere
Dry clean
Imported
Shipping & Returns
Free returns within 30 days
Reviews
"Love this! I bought the Wool Coat too" - Anna
Size purchased: M
You May Also Like
Merino Crewneck Sweater
$88.00
Wool Coat
$398.00
Customer Service
Contact Us
Gift Cards
© 2024 Tolland & Bray. All rights reserved.`,
    "Cable-Knit Cashmere Cardigan",
    "Tolland & Bray",
    "198.00 USD",
    "cardigan",
    "100 cashmere",
  ],
  [
    `Zum Inhalt springen
Kostenloser Versand ab 50 €
Damen
Herren
Kinder
Suche
Anmelden
Warenkorb
Startseite / Herren / Jacken / Steppjacken
Steppjacke mit Stehkragen
Steppjacke mit Stehkragen
von TOM TAILOR
79,99 €
UVP 99,99 €
inkl. MwSt. zzgl. Versandkosten
Farbe: Dunkelblau
Größe wählen
S
M
L
XL
Größentabelle
In den Warenkorb
Auf den Merkzettel
Lieferzeit 2-3 Werktage
Produktdetails
Leichte Steppjacke mit Reißverschluss und zwei Eingrifftaschen.
Obermaterial: 100% Polyamid
Futter: 100% Polyester
Füllung: 100% Polyester
Artikelnummer: 1038722
Bewertungen (23)
Sehr gute Jacke, fällt etwas klein aus.
Das könnte dir auch gefallen
Wollmantel
149,99 €
Strickmütze
19,99 €
Newsletter abonnieren und 10 % sparen
Impressum
Datenschutz
AGB`,
    "Steppjacke mit Stehkragen",
    "TOM TAILOR",
    "79.99 EUR",
    "puffer jacket|jacket",
    "100 polyamide, 100 polyester, 100 polyester",
  ],
  [
    `Aller au contenu
Livraison offerte dès 60 €
Nouveautés
Femme
Homme
Enfant
Se connecter
Panier
Accueil
Femme
Robes
Robes longues
Robe longue à fleurs
La Maison Verte
Robe longue à fleurs
89,90 €
Couleur : Bleu
Sélectionner une taille
34
36
38
40
42
Guide des tailles
Ajouter au panier
Ajouter aux favoris
Description
Une robe fluide aux manches ballon, ceinturée à la taille.
Composition : 100% viscose
Entretien : lavage à la main
Livraison et retours
Livraison à domicile : 4,90 €
Avis clients
4,5/5
Vous aimerez aussi
Jupe midi
49,90 €
Sandales en cuir
79,90 €
Mentions légales
Nous contacter`,
    "Robe longue à fleurs",
    "La Maison Verte",
    "89.90 EUR",
    "dress",
    "100 viscose",
  ],
  [
    `Vai al contenuto principale
Spedizione gratuita sopra i 99 €
Donna
Uomo
Borse
Saldi
Accedi
Carrello
Home > Donna > Borse > Borse a tracolla
Borsa a tracolla in pelle martellata
FURLA
Borsa a tracolla in pelle martellata
Prezzo originale 295,00 €
Prezzo scontato 206,50 €
-30%
Colore: Nero
Aggiungi al carrello
Aggiungi alla lista dei desideri
Descrizione
Borsa compatta con patta e chiusura girevole, tracolla regolabile in catena.
Materiale: 100% pelle
Dimensioni: 22 x 15 x 7 cm
Spedizioni e resi
Resi gratuiti entro 30 giorni
Potrebbe piacerti anche
Portafoglio zip
115,00 €
Portachiavi
45,00 €
Iscriviti alla newsletter
Privacy policy`,
    "Borsa a tracolla in pelle martellata",
    "FURLA",
    "206.50 EUR",
    "sling bag|shoulder bag|handbag",
    "100 leather",
  ],
  [
    `Ir al contenido
Envío gratis a partir de 30 €
Mujer
Hombre
Niños
Buscar
Mi cuenta
Cesta
Inicio / Mujer / Pantalones
Pantalón recto de lino
Pantalón recto de lino
REF. 0881/234
45,95 €
Color: Arena
Selecciona tu talla
36
38
40
42
Guía de tallas
Añadir a la cesta
Descripción
Pantalón de tiro alto con bolsillos laterales y bajo recto.
Composición
55% lino, 45% algodón
Cuidados
Lavar a máquina a 30 grados
Envíos y devoluciones
Opiniones
Me encanta, muy fresco. Lo compré con la blusa blanca.
También te puede gustar
Blusa de algodón
29,95 €
Sandalias planas
35,95 €
Aviso legal
Política de cookies`,
    "Pantalón recto de lino",
    null,
    "45.95 EUR",
    "trousers",
    "55 linen, 45 cotton",
  ],
  [
    `Accept all cookies
Manage preferences
Search
Shop
About
Journal
Account
Cart
0
Previous
Next
1 / 6
The Sunday Loafer
Regular price
$245
Tax included.
Size
6
6.5
7
7.5
8
8.5
9
Only 3 left
Add to cart
More payment options
Handmade in León, Mexico from vegetable-tanned leather, with a stacked heel and a sole that can be replaced.
Materials
Upper: cow leather. Lining: pig leather. Outsole: leather.
Fit
True to size. If you are between sizes, go up.
Shipping
Ships in 2 business days.
Share
Quick links
FAQ
Terms of Service
© 2024, Calle Onix Powered by Shopify`,
    "The Sunday Loafer",
    "Calle Onix",
    "245 USD",
    "loafers",
    "",
  ],
  [
    `Menu
Watches
Straps
Stories
Stores
Log in
Basket
Home
Watches
Dive
Meridian Diver 300
Meridian Diver 300
Ref. MD300-BLU
£875.00 inc. VAT
£729.17 exc. VAT
Or £72.92 a month over 12 months
Strap
Steel bracelet
Rubber +£20
Add to basket
Delivery in 3-5 working days
Specification
Case diameter 41 mm
Case material 316L stainless steel
Movement Sellita SW200, automatic
Crystal sapphire, domed
Water resistance 300 m
Bracelet integrated steel, quick release
Warranty 5 years
Recently viewed
Meridian GMT
£1,150.00
Leather strap, tan
£65.00
Sign up for our newsletter
Your email
Subscribe
Terms and conditions`,
    "Meridian Diver 300",
    null,
    "875.00 GBP",
    "watch",
    "",
  ],
  [
    `Skip to content
SALE up to 50% off
WOMEN MEN SHOES BAGS SALE
Track Order
Store Locator
Help
Home / Shoes / Boots / Ankle Boots
Steve Madden
Leopold Western Ankle Boot
Was $139.95
Now $83.97
40% off
4.3 out of 5 stars (1,204)
Color: Cognac Leather
Select Size
5
6
7
8
9
10
Add To Cart
Wishlist
Ships free
Product Details
Leather upper
Synthetic lining and sole
2.5 inch block heel
Pull-on
Style # LEOP01S1
Ratings & Reviews
Runs small
Comfort
Very comfortable and cute! Pairs with my Gap jeans. - Kelly, Ohio
Customers Also Viewed
Jessie Sneaker
$79.95
Possession Sandal
$99.95
Get 10% off your first order
Enter your email`,
    "Leopold Western Ankle Boot",
    "Steve Madden",
    "83.97 USD",
    "boots",
    "",
  ],
  [
    `Nach oben
Kundenservice
Filialfinder
DE | EN
Damen
Wäsche
BHs
Home
Damenwäsche
BHs
Bügel-BHs
Spitzen-BH mit Bügel
Lisann
Spitzen-BH mit Bügel
34,95 €
-20% mit Code HERBST
Artikel-Nr. 55-1120
Farbe
schwarz
Größe
75B
75C
80B
80C
Passformberater
In den Warenkorb
Beschreibung
Zarter BH aus floraler Spitze mit herausnehmbaren Kissen und verstellbaren Trägern.
Materialzusammensetzung
88% Polyamid, 12% Elasthan
Pflege
Handwäsche
Passend dazu
Spitzen-Slip
14,95 €
Zuletzt angesehen
Strumpfhose
9,95 €
Zahlungsarten
Versand & Retoure`,
    "Spitzen-BH mit Bügel",
    "Lisann",
    "34.95 EUR",
    "bra",
    "88 polyamide, 12 elastane",
  ],
  [
    `Shop now, pay later
Women's
Men's
Denim Guide
Our Stores
Women's / Denim / Wide Leg
Image 1 of 5: The Baggy Wide-Leg Jean in Fairlane Wash
Image 2 of 5: The Baggy Wide-Leg Jean in Fairlane Wash
Share
The Baggy Wide-Leg Jean in Fairlane Wash
$148
$111
Price includes 25% off
Waist size
23 24 25 26 27 28 29 30
Fit: Standard Petite Tall
Notify me
ADD TO BAG
About this item
Low slung and easy, like the pair you stole from your brother.
98% cotton, 2% elastane
11" rise, 31" inseam
Machine wash
Do Well: made with less water
Questions
Does it shrink? A little.
Wear it with
Cashmere Tee
$98
Leather Belt
$48
Stay in touch
Careers
Accessibility`,
    "The Baggy Wide-Leg Jean in Fairlane Wash",
    null,
    "111 USD",
    "jeans",
    "98 cotton, 2 elastane",
  ],
  [
    `Home
Jewelry
Rings
Sign in / Register
0 items
Zoom
Twisted Stacking Ring
By Ardent & Oak
$64.00
In stock
Metal: 14k gold filled
Ring size
5
6
7
8
Quantity
1
Add to cart
Buy it now
Pay in 4 interest-free installments of $16.00
Description
A slim band twisted by hand in our Portland studio. Wear it alone or stack it with friends.
Band width 1.6 mm
Care
Polish with the cloth provided.
Related products
Hammered Cuff Bracelet
$92.00
Moonstone Necklace
$110.00
Follow us
Instagram
Pinterest
Privacy policy`,
    "Twisted Stacking Ring",
    "Ardent & Oak",
    "64.00 USD",
    "ring",
    "",
  ],
  [
    `Passer au contenu
PROMO -15% CODE HELLO15
BOUTIQUE
LA MARQUE
JOURNAL
Mon compte
Panier 0
Accueil
Sacs
Le cabas Louison
Le cabas Louison
(142 avis)
165,00 €
Ou 3x 55,00 € sans frais
Coloris : Noisette
Ajouter au panier
Livré entre mardi et jeudi
Détails
Un grand cabas en cuir grainé, avec poche intérieure zippée et anses longues. Il accompagne le quotidien, comme un ami.
Matière : cuir de vachette
Dimensions : H 30 x L 40 x P 14 cm
Fabriqué en Espagne
Entretien
Nos engagements
On complète le look ?
La pochette Zoé
55,00 €
Le portefeuille Max
75,00 €
Inscrivez-vous à la newsletter
CGV`,
    "Le cabas Louison",
    null,
    "165.00 EUR",
    "tote bag",
    "",
  ],
  [
    `Marketplace
Help & Contact
Sell
Watchlist
Expand Basket
Back to search results
Clothes, Shoes & Accessories > Men > Men's Coats & Jackets
Picture 1 of 8
Vintage Carhartt Detroit Jacket Blanket Lined Brown Duck Canvas XL
threadbarn (2241)
99.6% positive feedback
US $128.00
or Best Offer
Condition:
Pre-owned
"Fading at the elbows, small hole near pocket"
Buy It Now
Add to basket
Add to Watchlist
Postage: US $14.20 USPS Ground
Located in: Dayton, Ohio, United States
Returns: No returns accepted
Item specifics
Brand
Carhartt
Size
XL
Outer Shell Material
Cotton
Color
Brown
Similar items
Carhartt Active Jacket Mens L Black
US $64.99
Dickies Eisenhower Jacket
US $45.00
About this seller`,
    "Vintage Carhartt Detroit Jacket Blanket Lined Brown Duck Canvas",
    "Carhartt",
    "128.00 USD",
    "jacket",
    "",
  ],
  [
    `Prejsť na obsah
Deals
Today's Deals
Gift Cards
Hello, sign in
Orders
Clothing, Shoes & Jewelry › Women › Shoes › Sandals
Roll over image to zoom in
Women's Strappy Block Heel Sandals Open Toe Ankle Strap Dress Shoes
Visit the Kelmora Store
4.1
4.1 out of 5 stars
2,310 ratings
-15% $33.99
List Price: $39.99
FREE Returns
Coupon: Apply 5% coupon
Size:
Select
Color: Nude
Product details
Heel type
Block
Outsole material
Rubber
About this item
STYLISH: ankle strap and open toe for parties, weddings and proms
COMFY: padded insole, like walking on clouds
Ships from
Kelmora-US
Add to Cart
Frequently bought together
This item: Women's Strappy Block Heel Sandals Open Toe Ankle Strap Dress Shoes
$33.99
Invisible Socks 6 Pairs
$12.99
Total price: $46.98
Products related to this item
Wedge Sandals Espadrille
$29.99
Back to top`,
    "Women's Strappy Block Heel Sandals Open Toe Ankle Strap Dress Shoes",
    "Kelmora",
    "33.99 USD",
    "sandals|heels",
    "",
  ],
  [
    `Salta al contenuto
Consegna gratuita
NUOVI ARRIVI
ABBIGLIAMENTO
ACCESSORI
OUTLET
Cerca
Login
Homepage
Abbigliamento
Cappotti
Cappotto doppiopetto in lana vergine
1 di 4
Cappotto doppiopetto in lana vergine
420,00 €
Il prezzo più basso degli ultimi 30 giorni: 399,00 €
Colore: Cammello
Taglia
40
42
44
46
Guida alle taglie
Aggiungi alla borsa
Dettagli
Cappotto lungo con revers a lancia, due tasche a filetto e spacco posteriore.
Composizione: 90% lana vergine, 10% cashmere. Fodera: 100% cupro
Lavaggio a secco
Made in Italy
Completa il look
Sciarpa in seta
95,00 €
Servizio clienti
Cookie policy
P.IVA 01234567890`,
    "Cappotto doppiopetto in lana vergine",
    null,
    "420.00 EUR",
    "coat",
    "90 wool, 10 cashmere, 100 cupro",
  ],
];
