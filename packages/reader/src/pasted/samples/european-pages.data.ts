/** Whole pages of shops in several European languages, with the name, the maker and the price that they state. */
export const EUROPEAN_PAGES: readonly (readonly [
  shop: string,
  text: string,
  name: string,
  maker: string,
  price: string,
])[] = [
  [
    "Dutch, with the lower price without its currency",
    `zoeken
inloggen
verlanglijst
winkelwagen
Dames
Heren
Kinderen
Wonen
Sport
Sale
home
dames
kleding
broeken
wijde broeken
Levi's
Ribcage wijde broek donkergrijs
4.4
(87)
€ 119,95
89,95
kleur: donkergrijs
maat
maattabel
34
36
38
40
bestel nu, morgen in huis
in winkelmand
gratis bezorgd vanaf € 20,-
30 dagen bedenktijd
product informatie
Een wijde broek met hoge taille.
Specificaties
materiaal
99% katoen, 1% elastan
artikelnummer
16482310
anderen bekeken ook
Vero Moda
rechte broek lichtgrijs
49,99
ONLY
smalle broek zwart
44,99
klantenservice
retourneren
betalen`,
    "Ribcage wijde broek donkergrijs",
    "Levi's",
    "89.95 EUR",
  ],
  [
    "Greek, below the minimum order for free delivery",
    `Δωρεάν μεταφορικά για αγορές άνω των 50€
Σύνδεση
Καλάθι
Γυναίκα
Άνδρας
Παιδί
Παπούτσια
Αξεσουάρ
Αρχική
Γυναίκα
Ρούχα
Φορέματα
Nerida Mare
Φόρεμα Midi με Ζώνη
Κωδικός: NB-121-13
49,90 €
34,90 €
-30%
Χρώμα: Μαύρο
Μέγεθος
Οδηγός μεγεθών
XS
S
M
L
Προσθήκη στο καλάθι
Περιγραφή
Φόρεμα midi με ζώνη και κοντό μανίκι.
Σύνθεση
100% Βισκόζη
Σχετικά προϊόντα
Φόρεμα Mini με Βολάν
39,90 €
Εξυπηρέτηση πελατών
Επιστροφές
Όροι χρήσης`,
    "Φόρεμα Midi με Ζώνη",
    "Nerida Mare",
    "34.90 EUR",
  ],
  [
    "Swedish, with makers above all products, and a name that is also that of a maker",
    `Sök
Logga in
Favoriter
Varukorg
Dam
Herr
Barn
Hem & inredning
Skönhet
Outlet
Start
Dam
Klänningar
Vardagsklänningar
fjällvik collection
Klänning Lovisa
4.0
(36 recensioner)
349 kr
499 kr
Lägsta pris senaste 30 dagarna: 399 kr
Färg: Svart
Välj storlek
Storleksguide
34
36
38
40
Lägg i varukorgen
Fri frakt över 499 kr
Leverans 2-4 vardagar
30 dagars öppet köp
Produktinformation
Mjuk klänning med v-ringad hals.
Material & tvättråd
100% viskos
Artikelnummer: 1684301
Kunder köpte även
fjällvik collection
Tights
199 kr
Vero Moda
Kofta med knappar
299 kr
Kundservice
Köpvillkor
Om oss`,
    "Klänning Lovisa",
    "fjällvik collection",
    "349 SEK",
  ],
  [
    "Italian, with the first price above the current one",
    `Cerca
Accedi
Preferiti
Shopping bag
Novità
Designer
Donna
Uomo
Bambino
Abbigliamento
Scarpe
Borse
Accessori
Saldi
Donna
Scarpe
Mocassini
GUCCI
GUCCI
Mocassini
Prezzo di partenza 890,00 €
590,00 €
Colore: Nero
Taglia
Guida alle taglie
36
37
38
39
Aggiungi alla Shopping bag
Aggiungi ai preferiti
Spedizione standard 5,00 €. Gratuita sopra i 150 €
Composizione
Pelle
Dettagli
Tinta unita, punta tonda
Codice articolo: 17364721TX
Potrebbe interessarti anche
TOD'S
Mocassini
420,00 €
PRADA
Mocassini
850,00 €
Assistenza clienti
Resi
Spedizioni
Chi siamo`,
    "Mocassini",
    "GUCCI",
    "590.00 EUR",
  ],
  [
    "Spanish, in soles",
    `Buscar
Categorías
Ofertas
Moda
Vender
Ayuda
Ingresa
Mis compras
Volver al listado
Ropa
Zapatillas
Ver más productos marca Korvane
Nuevo | +500 vendidos
Zapatillas Korvane Caven 2.0 Blancas
4.7
(1505)
Agregar a favoritos
15% OFF
S/366,90
S/309
6 cuotas de S/51,50 sin interés
Ver los medios de pago
Color: Blanco
Talla
40
41
42
43
Comprar ahora
Agregar al carrito
Envío gratis a todo el país
Devolución gratis
12 meses de garantía
Características
Material
Cuero sintético
Descripción
Zapatillas para todos los días.
También te puede interesar
Zapatillas Smash
S/199
Medias
S/39,90
Atención al cliente
Términos y condiciones
Privacidad`,
    "Zapatillas Korvane Caven 2.0 Blancas",
    "Korvane",
    "309 PEN",
  ],
  [
    "French, a listing with its size, condition and maker below the name",
    `Rechercher des articles
S'inscrire
Vends tes articles
Femmes
Hommes
Articles de créateurs
Enfants
Maison
Animaux
Accueil
Hommes
Vêtements
Vestes et manteaux
Levi's
Levi's Vestes et manteaux
Veste en jean Levi's sherpa
M · Très bon état · Levi's
25,00 €
26,95 € Inclut la Protection acheteurs
Marque
Levi's
Taille
M
État
Très bon état
Couleur
Bleu
Ajouté
il y a 3 heures
Veste portée quelques fois, aucun défaut. Envoi rapide.
Envoi
à partir de 2,88 €
Acheter
Faire une offre
Message
Protection acheteurs
julie_vide
4.9 (58)
Lyon, France
Articles similaires
Levi's
L · Bon état
18,00 €
Wrangler
M · Neuf sans étiquette
30,00 €
Centre d'aide
Politique de confidentialité`,
    "Veste en jean Levi's sherpa",
    "Levi's",
    "25.00 EUR",
  ],
  [
    "Turkish, with the maker at the beginning of the name and of the department above it",
    `Giriş Yap
Favorilerim
Sepetim
Kadın
Erkek
Çocuk
Ayakkabı
Çanta
Aksesuar
İndirim
Giyim
Elbise
Midi Elbise
Nilemoda Elbise
Nilemoda Siyah Kuşaklı Midi Dokuma Elbise
4.4
1523 Değerlendirme
789,99 TL
549,99 TL
Sepette %10 İndirim
Beden:
Beden Tablosu
34
36
38
40
Sepete Ekle
Tahmini Teslim: 18 Ekim Cuma
Kargo Bedava
Ürün Özellikleri
Materyal
%100 Viskon
Boy
Midi
Renk
Siyah
Benzer Ürünler
Koton Kuşaklı Elbise
799,99 TL
DeFacto Regular Fit Elbise
499,99 TL
Müşteri Hizmetleri
İade ve Değişim
Hakkımızda
Kampanyalar`,
    "Nilemoda Siyah Kuşaklı Midi Dokuma Elbise",
    "Nilemoda",
    "549.99 TRY",
  ],
  [
    "English, by a maker that sells only its own products",
    `Thistlewick
Shop
Dresses
Knitwear
Coats
Stories
Sign in
Search
Wishlist
Cart
Knitwear
Cable Knit Cardigan
£95.00
Select Size
Size Guide
XS
S
M
L
XL
Quantity
1
Add to bag
Save
Product Details
Relaxed fit
Round neck
Long sleeves
Wash Care:
Hand wash in cold water
Dry flat
Complete the look
Pleated Midi Skirt
£80.00
Ribbed Socks
£15.00
Wool Beret
£30.00
Our knitwear is made in small batches.
Instagram
Facebook
Support
Contact
About
Privacy
Returns
© 2026 Thistlewick. All rights reserved.
Terms`,
    "Cable Knit Cardigan",
    "Thistlewick",
    "95.00 GBP",
  ],
  [
    "English, with a maker above a name that begins like another maker",
    `Search for products or brands
Sign In
New
Women
Men
Kids
Shoes
Home
Beauty
Gifts
Designer
Sale
Home
/
Women
/
Clothing
/
Sweaters
Free People
Easy Street Tunic Sweater
4.4
(2,318)
Current Price $168.00
Color: Camel
Size: Select a size
Size info
Small
Medium
Large
Add to Bag
Wish List
Details & care
A slouchy silhouette keeps this sweater cozy.
100% cotton
Hand wash, dry flat
Pair it with
AG
High Waist Ankle Skinny Jeans
$198.00
People also viewed
Vince
Oversize Turtleneck Sweater
$79.00
Reviews
Customer Service
Order Status
Careers`,
    "Easy Street Tunic Sweater",
    "Free People",
    "168.00 USD",
  ],
  [
    "French, below a department, in dirhams",
    `Atelier Tazri
Accueil
Boutique
Contact
Favoris
Panier
Bottes & Bottines
Sultana
320 DH
Une botte en cuir véritable, au design moderne et raffiné.
Sa semelle légère assure une marche souple.
Couleurs disponibles
NOIR
Marron
Tailles
Guide des tailles
39
40
41
42
Ajouter au panier
Achat immédiat
Livraison express
Cuir véritable
Produits similaires
Bottines Zellige
290 DH
Sandales Medina
180 DH
Navigation
Accueil
Boutique
Contact
Informations
FAQ
Politique de Retour
Livraison gratuite dans tout le pays
Politique de retour : 7 jours
Newsletter
Instagram
Facebook
Paiement sécurisé
Service client
Mentions légales
© 2026 Atelier Tazri. Tous droits réservés.
CGV`,
    "Sultana",
    "Atelier Tazri",
    "320 MAD",
  ],
  [
    "Finnish, with a maker between the departments and the name",
    `Kirjaudu sisään
Suosikit
Ostoskori
Naiset
Miehet
Lapset
Uutuudet
Vaatteet
Kengät
Urheilu
Asusteet
Merkit
Ale
Naiset
Vaatteet
Farkut
Leveälahkeiset farkut
ONLY
ONLVIVIAN - Wide leg -farkut - light blue denim
39,99 €
sis. alv
Väri: light blue denim
Valitse koko
Kokotaulukko
Lisää ostoskoriin
3,90 € toimitus
Materiaali ja hoito-ohjeet
Materiaali: 100% puuvillaa
Tuotetiedot
Vyötärö: Korkea
Koko ja istuvuus
Mallin pituus: 177 cm
Saatat pitää myös näistä
Gina Tricot
IDUN - Leveälahkeiset farkut
49,95 €
Vero Moda
VMTESSA - Leveälahkeiset farkut
44,99 €
34,99 €
Asiakaspalvelu
Palautukset
Toimitusehdot
Tietosuoja
Ura`,
    "ONLVIVIAN - Wide leg -farkut - light blue denim",
    "ONLY",
    "39.99 EUR",
  ],
  [
    "Polish, with the maker alone above a name that begins with it",
    `Szukaj
Zaloguj się
Ulubione
Koszyk
Ona
On
Dziecko
Nowości
Marki
Odzież
Buty
Akcesoria
Wyprzedaż
Odzież
Sukienki
Sukienki mini
Morelia Lab
Morelia Lab sukienka kolor czarny
129,90 zł
Cena regularna: 199,90 zł
Najniższa cena z 30 dni przed obniżką: 139,90 zł
Kolor: czarny
Wybierz rozmiar
Tabela rozmiarów
S
M
L
Do koszyka
Wysyłka w 24h
O produkcie
Model dopasowany. Wykonany z dzianiny.
Skład i wymiary
95% Poliester, 5% Elastan
Podobne produkty
Only sukienka kolor granatowy
99,90 zł
Guess sukienka
479,90 zł
Klienci kupili również
Kolczyki
29,90 zł
Obsługa klienta
Dostawa
Zwroty
Regulamin
O nas`,
    "Morelia Lab sukienka kolor czarny",
    "Morelia Lab",
    "129.90 PLN",
  ],
  [
    "Swedish, with a price that names no currency, and Spanish rights",
    `Sök
Logga in
Varukorg
Dam
Herr
Barn
Nyheter
Kläder
Skor
Väskor
Rea
Dam
Klänningar
Vero Moda
Klänning med knytband
349:-
Färg: Svart
Välj storlek
Storleksguide
34
36
38
40
Lägg i varukorgen
Fri frakt över 499 kr
30 dagars öppet köp
Produktinformation
Brand
Size & Fit
Mjuk klänning med v-ringad hals.
Material & tvättråd
100% viskos
Du kanske också gillar
ONLY
Kjol med volang
299:-
Selected Femme
Kofta med knappar
599:-
Kundservice
Mina sidor
Köpvillkor
Integritetspolicy
Om oss
Instagram
Facebook
© 2026 Fjällvik. Todos los derechos reservados`,
    "Klänning med knytband",
    "Vero Moda",
    "349 null",
  ],
  [
    "Italian, by a maker whose name is only in the head",
    `DONNA
UOMO
STUDIO
Massimo Dutti
CERCA
ACCEDI
CESTELLO
0
CAMICIA 100% LINO CON TASCA
69,95 EUR
AZZURRO
AGGIUNGI
XS
S
M
L
GUIDA ALLE TAGLIE
Descrizione
Camicia realizzata in tessuto di lino, con tasca sul petto.
COMPOSIZIONE
100% lino
COMPLETA IL TUO LOOK
PANTALONI IN LINO CON PINCES
89,95 EUR
AIUTO
AZIENDA`,
    "CAMICIA 100% LINO CON TASCA",
    "Massimo Dutti",
    "69.95 EUR",
  ],
  [
    "French, by a maker whose name is a word, with breadcrumbs that the name begins with",
    `Livraison offerte dès 49€ d'achat
MANGO
Rechercher
Magasins
Se connecter
Favoris
Mon panier
Nouveautés
Femme
Homme
Fille
Garçon
Bébé
Soldes
Accueil
Femme
Jean
Jean slim
Retour
Jean slim taille haute
20,00 €
4.3/5
387 avis
Couleur : Bleu foncé
Taille
Guide des tailles
34
36
38
40
Ajouter au panier
Disponible en magasin ?
Paiement en 3x sans frais dès 60€
Description
Coupe slim, taille haute, cinq poches.
Composition
98% coton, 2% élasthanne
Référence : AYL52
Complétez votre look
T-shirt uni col rond
5,00 €
Vous aimerez aussi
Jean droit
25,00 €
Avis clients
Très satisfaite
Besoin d'aide ?
Recrutement
Mentions légales`,
    "Jean slim taille haute",
    "MANGO",
    "20.00 EUR",
  ],
];
