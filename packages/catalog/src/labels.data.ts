/** What shops write before a fact, in the languages of their labels. Lower case, without the colon. */
export const LABELS = {
  brand: [
    "brand, brand name, maker, manufacturer, designer, label, by brand",
    "marque, fabricant, marke, hersteller, markenname, marca, fabricante, fabbricante, produttore, merk, fabrikant",
    "marka, producent, značka, výrobce, výrobca, gyártó, márka, marcă, producător, varumärke, mærke, merke, merkki, valmistaja",
    "бренд, марка, торговая марка, производитель, виробник, zīmols, ražotājs, prekės ženklas, gamintojas, kaubamärk, tootja, bränd, μάρκα",
    "品牌, 品牌名稱, 厂商, ブランド, メーカー, 브랜드, 제조사, الماركة, العلامة التجارية, מותג, יצרן",
  ],
  material: [
    "material, materials, composition, fabric, fabrics, fabric composition, material composition, fabric content, fabric type, fabric & care, fabric and care, fabric details, material & care, material and care, materials & care, materials and care, composition & care, composition and care, composition/care, content, contents, made of, made from, made with, material type, fibre content, fiber content, fibre composition, details & composition, care & composition",
    "matière, matières, matière principale, composition et entretien, composition & entretien, tissu, matériau, matériaux",
    "materialzusammensetzung, zusammensetzung, materialien, stoff, material & pflege, material und pflege, stoffzusammensetzung, materialangaben, qualität",
    "composición, composición y cuidados, materiales, tejido",
    "composizione, composizione e cura, materiale, materiali, tessuto, composizione e lavaggio",
    "composição, composição e cuidados, materiais, tecido, composição do tecido",
    "materiaal, samenstelling, stof, materiaalsamenstelling, materiaal en samenstelling, materialer, materiaali, koostumus, materiale, sammansättning, sammensætning, sammensetning",
    "materiał, skład, skład materiału, tkanina, materiál, složení, zloženie, anyag, anyagösszetétel, összetétel, compoziție, compozitie, sastav, materijal, sestava",
    "состав, материал, материалы, ткань, состав ткани, склад, материя, състав, материали, sastāvs, materiāls, materiāli, sudėtis, medžiaga, materjal, koostis, υλικό, σύνθεση, kumaş, kumaş bilgisi, malzeme, materyal",
    "材质, 材質, 面料, 成分, 布料, 素材, 소재, 재질, 혼용률, خامة, المادة, التركيب, חומר, הרכב, בד",
  ],
  /** The material of one part. */
  part: [
    "shell, outer, outer shell, outer material, outer fabric, outer fabric material, main material, main fabric, body, upper, upper material, lining, lining material, sole, outsole, insole, sole material, filling, padding, trim, rib",
    "matière extérieure, doublure, dessus, semelle, rembourrage, obermaterial, oberstoff, futter, innenmaterial, sohle, laufsohle, decksohle, füllung",
    "material principal, material exterior, exterior, forro, suela, relleno, materiale esterno, esterno, fodera, suola, imbottitura, material externo, sola, sangola",
    "buitenmateriaal, voering, zool, vulling, materiał wierzchni, podszewka, podeszwa, верх, подкладка, подошва, утеплитель, dış materyal, astar, taban",
  ],
  origin: [
    "country of origin, country of manufacture, country of production, country/region of origin, country/region of manufacture, made in, origin, place of origin, manufactured in, produced in, origin country, region of origin, sourced from",
    "pays d'origine, pays de fabrication, fabriqué en, fabriqué au, fabrication, origine, lieu de fabrication, origine du produit",
    "herkunftsland, ursprungsland, hergestellt in, herkunft, herstellungsland, ursprungsland oder -region, produktionsland, land",
    "país de origen, origen, fabricado en, hecho en, país de fabricación, procedencia, paese di origine, paese d'origine, prodotto in, fatto in, origine prodotto, paese di produzione",
    "país de origem, origem, fabricado em, feito em, procedência, país de fabrico, land van herkomst, herkomst, gemaakt in, land van oorsprong",
    "kraj pochodzenia, kraj produkcji, wyprodukowano w, země původu, krajina pôvodu, származási hely, származási ország, țara de origine, tara de origine, zemlja porijekla, država porekla, ursprungsland, tillverkningsland, oprindelsesland, opprinnelsesland, alkuperämaa, valmistusmaa",
    "страна производства, страна производитель, страна-производитель, страна изготовитель, страна происхождения, страна, производство, країна виробник, країна виробництва, държава, произход, страна на произход, izcelsmes valsts, ražotājvalsts, kilmės šalis, pagaminimo šalis, päritoluriik, tootjamaa, χώρα προέλευσης, menşei, üretim yeri, menşe ülke",
    "原产地, 原產地, 原產地(國), 产地, 產地, 商品產地, 生產地, 原産国, 生産国, 製造国, 원산지, 제조국, بلد المنشأ, بلد الصنع, ארץ ייצור, ארץ יצור, תוצרת",
  ],
  colour: [
    "color, colour, colors, colours, color name, colour name, selected color, selected colour, couleur, coloris, farbe, farben, colore, cor, color principal, kleur, kolor, barva, farba, szín, culoare, färg, farve, farge, väri, цвет, колір, цвят, krāsa, spalva, värv, χρώμα, renk, 颜色, 顏色, カラー, 色, 색상, اللون, צבע",
  ],
  category: [
    "category, product type, type, style, catégorie, kategorie, produktart, categoría, categoria, kategoria, категория, 分類, カテゴリー",
  ],
  price: [
    "price, our price, sale price, now, current price, total price, prix, notre prix, preis, unser preis, precio, prezzo, preço, prijs, cena, ár, preț, pris, hinta, цена, ціна, cena, kaina, hind, τιμή, fiyat, 价格, 價格, 售價, 価格, 가격, السعر, מחיר",
  ],
  product: [
    "product, product name, name, item, title, item name, article, style name, nom, produit, produkt, artikel, bezeichnung, producto, nombre, prodotto, nome, produto, artículo, articolo, название, наименование, товар, 品名, 商品名",
  ],
  description: [
    "description, details, product description, product details, about, beschreibung, descripción, descrizione, descrição, omschrijving, opis, описание",
  ],
} as const satisfies Record<string, readonly string[]>;
