/** Labels that shops write before a fact, keyed by fact: comma-separated, in lowercase, without the colon. */
export const LABELS = {
  brand: [
    "brand, make, brand name, vendor, maker, manufacturer, designer, label, by brand",
    "marque, fabricant, marke, hersteller, markenname, marca, marchio, fabricante, fabbricante, produttore, merk, fabrikant",
    "marka, producent, značka, výrobce, výrobca, gyártó, márka, marcă, producător, varumärke, mærke, merke, merkki, valmistaja",
    "бренд, марка, торговая марка, производитель, виробник, zīmols, ražotājs, prekės ženklas, gamintojas, kaubamärk, tootja, bränd, μάρκα",
    "品牌, 品牌名稱, 厂商, ブランド, メーカー, 브랜드, 제조사, الماركة, العلامة التجارية, מותג, יצרן",
    "thương hiệu, nhãn hiệu, merek, jenama, แบรนด์, ยี่ห้อ, 브랜드명, ブランド名, 品牌名称, торгова марка, κατασκευαστής, proizvođač, proizvajalec, robna marka, blagovna znamka, brend, برند, ماركة",
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
    "chất liệu, thành phần, loại vải, bahan, bahan utama, kain, komposisi, fabrik, วัสดุ, เนื้อผ้า, ส่วนประกอบ, วัสดุผ้า, 원단, 제품소재, 제품 소재, 소재/혼용률, 소재 혼용률, 生地, 品質, 組成, 混用率, 本体素材, 面料成分, 主面料, 材质成分, 材質成分, 成份",
    "القماش, الخامات, نوع القماش, المواد, הרכב בד, הרכב הבד, סוג בד, جنس, جنس پارچه",
    "тканина, матеріал, матеріали, склад тканини, ύφασμα, υλικά, σύσταση, materialul, anyaga, külső anyag, tkaniny, látka, sestavine, auduma sastāvs, materialesammensætning, materialzusammensetzung und pflege",
  ],
  /** The material of one part. */
  part: [
    "shell, outer, outside, exterior, outer shell, outer material, outer fabric, outer fabric material, main material, main fabric, body, upper, upper material, lining, lining material, sole, outsole, insole, sole material, filling, padding, trim, rib",
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
    "confection, pays de confection, lieu de confection, genäht in, produziert in, gefertigt in, productieland, geproduceerd in, produktionsland, produktionssted, tillverkad i, produceret i, produsert i, produksjonsland, lugar de fabricación, país de confección, país de fabricación y confección, local de fabrico, confezionato in, sewn in, assembled in, country of assembly, country of production/manufacture, manufacturing country",
    "xuất xứ, nơi sản xuất, sản xuất tại, nước sản xuất, negara asal, negara pembuat, buatan, diproduksi di, ประเทศผู้ผลิต, ประเทศที่ผลิต, ประเทศต้นกำเนิด, ผลิตใน, ผลิตที่, แหล่งผลิต, 제조국가, 제조국(원산지), 제조국/원산지, 생산국, 원산지/제조국, 生産地, 製造地, 生产地, 制造国, 製造國",
    "країна-виробник, країна походження, країна виробник товару, χώρα κατασκευής, κατασκευάζεται, zemlja proizvodnje, zemlja podrijetla, država izvora, gyártási hely, gyártás helye, țara de fabricație, krajina výroby, země výroby, kraj wyprodukowania, صنع في, بلد التصنيع, ארץ הייצור, מיוצר ב, کشور سازنده",
  ],
  color: [
    "color, colour, colors, colours, color name, colour name, selected color, selected colour, select color, select colour, choose color, you selected, shown here, shown in, pictured in, ausgewählt, ausgewählte farbe, gewählte farbe, farbe auswählen, farbe außen, außenfarbe, exterior color, exterior colour, outer color, outer colour, couleur extérieure, colore esterno, color exterior, coloris présenté, coloris sélectionné, couleur sélectionnée, seleziona colore, colore selezionato, color seleccionado, couleur, coloris, farbe, farben, colore, cor, color principal, kleur, kolor, barva, farba, szín, culoare, färg, farve, farge, väri, цвет, колір, цвят, krāsa, spalva, värv, χρώμα, renk, 颜色, 顏色, カラー, 色, 색상, اللون, צבע",
    "màu sắc, màu, warna, สี, 컬러, 色, 颜色分类, χρώματα, boja, رنگ, barevné provedení",
  ],
  category: [
    "category, product type, type, style, catégorie, kategorie, produktart, categoría, categoria, kategoria, категория, 分類, カテゴリー",
    "danh mục, kategori, หมวดหมู่, 카테고리, 类别, 類別, категорія, κατηγορία, kategória, categorie, الفئة, קטגוריה",
  ],
  price: [
    "price, our price, sale price, now, current price, total price, prix, notre prix, preis, unser preis, precio, prezzo, preço, prijs, cena, ár, preț, pris, hinta, цена, ціна, cena, kaina, hind, τιμή, fiyat, 价格, 價格, 售價, 価格, 가격, السعر, מחיר",
    "giá, giá bán, harga, ราคา, 판매가, 할인판매가, 할인가, 販売価格, 税込価格, 售价, 现价, 特價, 促销价, السعر الحالي, מחיר מבצע, pret, cijena, cena z ddv, fiyatı, قیمت",
  ],
  product: [
    "product, product name, name, item, title, item name, article, style name, nom, produit, produkt, artikel, bezeichnung, artikelbezeichnung, produktname, produktbezeichnung, désignation, nom du produit, denominazione, nome prodotto, nome del prodotto, nombre del producto, denominación, producto, nombre, prodotto, nome, produto, artículo, articolo, название, наименование, товар, 品名, 商品名",
    "tên sản phẩm, nama produk, nama barang, ชื่อสินค้า, 상품명, 제품명, 製品名, 商品名称, 产品名称, 商品名稱, 產品名稱, اسم المنتج, שם המוצר, שם מוצר, نام محصول, назва, назва товару, найменування, όνομα, όνομα προϊόντος, προϊόν, terméknév, termék neve, megnevezés, denumire, denumire produs, nume produs, nazwa, nazwa produktu, název, název produktu, názov, ürün, ürün adı, produktname, produktnamn, produktnavn, productnaam, naziv, naziv proizvoda, tuote, tuotteen nimi, nosaukums, pavadinimas, nom du produit, nombre del producto, nome prodotto, nome do produto",
  ],
  description: [
    "description, details, product description, product details, about, beschreibung, descripción, descrizione, descrição, omschrijving, opis, описание",
    "mô tả, deskripsi, คำอธิบาย, 상품설명, 商品説明, 商品描述, الوصف, תיאור, опис, περιγραφή, leírás, descriere, popis, açıklama, beskrivning, beskrivelse, kuvaus",
  ],
} as const satisfies Record<string, readonly string[]>;
