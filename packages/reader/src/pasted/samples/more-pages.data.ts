import type { PastedCase } from "./ways-to-paste.data.ts";

/** Whole pages copied as text. */
export const MORE_WHOLE_PAGES: readonly PastedCase[] = [
  [
    `Skip to content
WINTER SALE | UP TO 50% OFF
SHOP NOW
Menu
New Arrivals
Clothing
Shoes
Handbags
Jewelry
Designers
Sale
Search
0
Home
/
Designers
/
Ulla Johnson
Ulla Johnson
Kiri Puff-Sleeve Cotton Top
Kiri Puff-Sleeve Cotton Top
$395.00
$237.00
40% Off
Color: Blossom
Size:
0
2
4
6
8
10
Size Guide
Only 2 left
ADD TO BAG
ADD TO WISHLIST
Free Shipping & Returns on all orders over $200
Details
Ulla Johnson top in a hand-blocked floral.
Scoop neckline; elbow puff sleeves
Cropped hem
Cotton
Dry clean
Imported
Style #: UJ24-HOL-2231
You May Also Like
Ulla Johnson
Soraya Midi Dress
$550.00
Farm Rio
Printed Blouse
$140.00
$98.00
Recently Viewed
Mansur Gavriel
Mini Bucket Bag
$545.00
Sign up for 15% off your first order
Customer Care
Shipping
Returns
Store Locator
Privacy Policy`,
    "Kiri Puff-Sleeve Cotton Top",
    "Ulla Johnson",
    "237 USD",
    "top|blouse",
    "",
  ],
  [
    `Direkt zum Inhalt
Über 1 Million zufriedene Kunden
30 Tage Rückgaberecht
Anmelden
Wunschliste
Warenkorb
0,00 €
Neu
Damen
Herren
Outdoor
Schuhe
Rucksäcke
Marken
SALE %
Startseite
Schuhe
Wanderschuhe
Wanderstiefel
LOWA
Renegade GTX Mid
Wanderschuhe
4,7 (1.203)
UVP 220,00 €
ab 175,90 €
inkl. MwSt., versandkostenfrei
Farbe: anthrazit / steel
Größe (EU)
41
41,5
42
42,5
43,5
44
Größenberater
In den Warenkorb
Sofort lieferbar, 1-3 Werktage
Kauf auf Rechnung
Klimaneutraler Versand
Produktbeschreibung
Der Bestseller unter den Trekkingschuhen: Seit über 25 Jahren begleitet der Renegade Wanderer in aller Welt.
Obermaterial: Nubukleder
Membran: GORE-TEX
Sohle: Vibram
Gewicht: 1.120 g (Paar)
Artikelnummer: 310945-9781
Kundenbewertungen
Bequem vom ersten Tag an. Habe sie mit den Smartwool Socken getragen.
Andere Kunden kauften auch
Falke TK2 Socken
24,95 €
Nikwax Imprägnierspray
12,95 €
Service
Versandkosten
Impressum
AGB`,
    "Renegade GTX Mid",
    "LOWA",
    "175.90 EUR",
    "shoes|boots|sports shoes",
    "",
  ],
  [
    `Passer au contenu principal
Click & Collect gratuit
Mon compte
Mon panier 0
NOUVEAUTÉS
FEMME
HOMME
ENFANT
MAISON
OUTLET
Accueil Femme Prêt-à-porter Robes
Photo 1 sur 5
Photo 2 sur 5
Photo 3 sur 5
Robe longue imprimée à volants
Robe longue imprimée à volants
129,00 €
77,40 €
-40 %
Prix le plus bas sur 30 jours : 90,30 €
Couleur : Imprimé terracotta
Taille
34
36
38
40
42
Guide des tailles
Ajouter au panier
Disponibilité en boutique
Description
Robe longue fluide, encolure en V, manches ballon, ceinture à nouer.
La mannequin mesure 1m77 et porte une taille 36.
Composition et entretien
Tissu principal : 100% viscose
Doublure : 100% polyester
Lavage à 30°
Livraison et retours
Livraison offerte dès 80 €
Complétez le look
Ceinture tressée
35,00 €
Sandales compensées
89,00 €
Nos clientes ont aussi aimé
Robe chemise en lin
99,00 €
À propos de Comptoir des Lavandes
Nos boutiques
Mentions légales
© 2025 Comptoir des Lavandes`,
    "Robe longue imprimée à volants",
    "Comptoir des Lavandes",
    "77.40 EUR",
    "dress",
    "100 viscose, 100 polyester",
  ],
  [
    `Watches
Brands
Pre-Owned
Straps
Journal
Help
Account
Cart (0)
Home › Watches › Seiko › Presage
Seiko Presage Cocktail Time "Mockingbird" SRPJ13
Seiko
Presage Cocktail Time "Mockingbird" SRPJ13
Be the first to review this product
Save $70
$355.00
$425.00
In stock, ready to ship
Add to Cart
Buy with PayPal
More payment options
Or 4 interest-free payments of $88.75. Learn more
Description
Inspired by the bars of Tokyo, the dial changes from emerald to almost black depending on the light.
Specifications
Movement
4R35 automatic with manual winding
Case diameter
40.5mm
Case thickness
11.8mm
Case material
Stainless steel
Crystal
Hardlex box
Water resistance
50m
Strap
Calfskin leather, 20mm
Warranty
3 years
Pair it with
Leather Watch Roll
$120.00
You may also like
Citizen Tsuyosa NJ0150
$450.00
Orient Bambino 38
$215.00
Tissot PRX Powermatic 80
$725.00
Join our newsletter
About us
Shipping policy
Terms of service
© 2025 Harrow & Finch Timepieces`,
    `Presage Cocktail Time "Mockingbird" SRPJ13`,
    "Seiko",
    "355 USD",
    "watch",
    "",
  ],
  [
    `Accessibility Screen-Reader Guide
Find a Store
Sign In
Women
Women's Plus
Men
Kids
Home
Beauty
Bed & Bath
Shoes
Handbags & Accessories
Juniors
Jewelry & Watches
Furniture
Brands
Limited-Time Specials
Home
Women
Coats & Jackets
Women's Hooded Packable Puffer Coat, Created for Macy's
Charter Club
Women's Hooded Packable Puffer Coat, Created for Macy's
4.6078
(1,287)
$100.00
$49.99 (50% off)
Sale ends 1/14
Earn Bonus Points Now
Color: Intrepid Blue
Size Type: Regular
Size:
XS
S
M
L
XL
XXL
Size Chart
Add To Bag
Pick Up
Free ship at $49
Product Details
Pack it, wear it, love it. This lightweight puffer folds into its own pouch.
Approx. 33" long
Attached hood; zipper closure
Shell/lining/fill: 100% polyester
Machine washable
Imported
Web ID: 15082377
Customers also shopped
Lauren Ralph Lauren
Women's Quilted Coat
$240.00
$119.99
CALVIN KLEIN
Women's Shine Puffer
$300.00
Reviews
Love it. Bought the black one too for $60
Customer Service
Macy's Credit Card
Corporate Sites`,
    "Women's Hooded Packable Puffer Coat",
    "Charter Club",
    "49.99 USD",
    "puffer coat|puffer jacket|coat|jacket",
    "100 polyester",
  ],
  [
    `Vai al contenuto
Spedizione gratuita da 99€
ACCEDI
BORSE
PORTAFOGLI
VALIGERIA
ZAINI
OUTLET
Cerca
Home
Borse donna
Borse a spalla
Zoom
The Bridge - Borsa a spalla Story Donna in pelle marrone
Marchio: The Bridge
Codice: 04105801
Disponibile
€ 412,00
Tasse incluse
Quantità
Aggiungi al carrello
Aggiungi alla lista dei desideri
Pagamento in 3 rate da € 137,33 con Scalapay
Descrizione
Borsa a spalla con patta e fibbia in ottone, tasca posteriore con zip, tracolla regolabile.
Dimensioni: 30 x 23 x 10 cm
Materiale: 100% pelle di vitello conciata al vegetale
Made in Italy
Dello stesso marchio
The Bridge - Portafoglio uomo
€ 139,00
The Bridge - Zaino Kallio
€ 298,00
Informazioni
Contatti
Condizioni di vendita
P.IVA 03355870123`,
    "Borsa a spalla Story Donna in pelle marrone",
    "The Bridge",
    "412 EUR",
    "shoulder bag|bag|handbag",
    "100 leather",
  ],
  [
    `Nike
Find a Store
Help
Join Us
Sign In
New & Featured
Men
Women
Kids
Jordan
Sale
Search
Bestseller
Nike Pegasus 41
Men's Road Running Shoes
$140
White/Pure Platinum/Black
Select Size
Size Guide
M 6 / W 7.5
M 6.5 / W 8
M 7 / W 8.5
M 8 / W 9.5
Add to Bag
Favorite
This product is excluded from site promotions and discounts.
Responsive cushioning in the Pegasus provides an energized ride for everyday road running.
Shown: White/Pure Platinum/Black
Style: FD2722-100
View Product Details
Free Delivery and Returns
Reviews (812)
4.6 Stars
Complete the Look
Nike Dri-FIT Stride
Men's 7" Brief-Lined Running Shorts
$60
Nike Everyday Plus Cushioned
Training Crew Socks (3 Pairs)
$22
You Might Also Like
Nike Vomero 18
Men's Road Running Shoes
$150
Resources
Gift Cards
Company
About Nike
© 2025 Nike, Inc. All rights reserved`,
    "Nike Pegasus 41",
    "Nike",
    "140 USD",
    "running shoes|sports shoes|shoes",
    "",
  ],
  [
    `Envíos gratis a partir de 30€
Mujer
Hombre
Niños
Hogar
Iniciar sesión
Cesta
Inicio
Mujer
Ropa
Faldas
Falda plisada satinada
39,99 €
19,99 €
-50%
Color: Verde botella
XS
S
M
L
Últimas unidades
Añadir a la cesta
Encuentra tu talla
Descripción
Falda midi plisada con acabado satinado y cintura elástica. La modelo mide 1,78 m y lleva una talla S.
Composición
100% poliéster
Cuidados
Lavar a mano
Ver disponibilidad en tienda
Combínalo con
Jersey cuello alto
29,99 €
Botines de tacón
59,99 €
Quizás te interese
Falda vaquera
25,99 €
Síguenos en Instagram
Suscríbete a nuestra newsletter y consigue un 10% de descuento
Ayuda
Devoluciones
Política de privacidad
Trabaja con nosotros`,
    "Falda plisada satinada",
    null,
    "19.99 EUR",
    "skirt",
    "100 polyester",
  ],
  [
    `eBay
Hi! Sign in or register
Daily Deals
Help & Contact
Ship to
Sell
Watchlist
Shop by category
Back to search results
Clothing, Shoes & Accessories
Men
Men's Shoes
Boots
Red Wing Iron Ranger 8111 Amber Harness Men's Boots Size 10 D
Picture 1 of 12
Have one to sell? Sell now
hudsonvintage (2418)
99.6% positive
Seller's other items
Contact seller
Red Wing Iron Ranger 8111 Amber Harness Men's Boots Size 10 D
US $189.99
or Best Offer
Condition: Pre-owned – Good
Buy It Now
Add to cart
Make offer
Add to watchlist
Shipping: US $16.75 USPS Priority Mail
Returns: Seller does not accept returns
Payments: PayPal G Pay VISA
Shop with confidence
eBay Money Back Guarantee
About this item
Seller assumes all responsibility for this listing.
eBay Item Number: 225871190342
Item specifics
Condition
Pre-owned – Good
Brand
Red Wing Shoes
Upper Material
Leather
US Shoe Size
10
Color
Brown
Item description from the seller
Heels about 80%, one light scratch at left toe cap, resoled 2023. Wool blanket lining in the pull tabs. No box.
Similar items
Red Wing 875 Moc Toe Size 9
US $129.00
Thursday Captain Boots 10.5
US $85.00
Wolverine 1000 Mile
US $210.00
About eBay
Announcements
Community
Copyright © 1995-2025 eBay Inc.`,
    "Red Wing Iron Ranger 8111 Amber Harness Men's Boots",
    "Red Wing",
    "189.99 USD",
    "boots",
    "",
  ],
  [
    `Free standard delivery over £50
Stores
Account
Bag
Womens
Mens
Girls
Boys
Baby
Home
Brands
Lipsy
Clearance
Home / Mens / Suits / Jackets
Navy Blue Slim Fit Signature TG Di Fabio Wool Suit: Jacket
£160
4.5
(34)
Colour
Navy Blue
Fit
Slim
Size
Choose size
36 Regular
38 Regular
40 Regular
Add to bag
Description
Expertly cut from Italian wool by Tollegno, half canvassed construction, notch lapel, two button fastening, double vent.
Composition: 100% Wool. Lining 52% Acetate, 48% Cupro.
Dry clean only
Product code: A19-304
Complete the outfit
Navy Blue Slim Fit Signature Wool Suit: Trousers
£85
Pale Blue Cotton Shirt
£36
Reviews
Super fit, looks more expensive than my £400 Hugo Boss.
Next
Privacy
Accessibility
Change country
© 2025 Next Retail Ltd`,
    "Navy Blue Slim Fit Signature TG Di Fabio Wool Suit: Jacket",
    "Next",
    "160 GBP",
    "blazer|jacket|suit",
    "100 wool, 52 acetate, 48 cupro",
  ],
];
