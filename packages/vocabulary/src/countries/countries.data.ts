/**
 * Countries, keyed by common English name, each with its ISO 3166-1 alpha-2 code and its names, comma-separated, in the
 * languages of shops. Sources: Unicode CLDR region names in 37 languages (through ICU) and older and shorter names. For
 * the countries that make the most clothes, the names include the inflected form that follows "made in".
 */
export const COUNTRIES: Readonly<Record<string, { readonly code: string; readonly names: string }>> = {
  Afghanistan: {
    code: "AF",
    names:
      "afganistán, afeganistão, afganistan, afghánistán, afganisztán, афганистан, αφγανιστάν, авганистан, afganistāna, afganistanas, афганістан, أفغانستان, אפגניסטן, アフガニスタン, 阿富汗, 아프가니스탄",
  },
  Albania: {
    code: "AL",
    names:
      "albanien, albanie, albânia, albanië, albanía, albánie, albánsko, albánia, албания, αλβανία, albanija, албанија, albaania, albānija, arnavutluk, албанія, albània, ألبانيا, אלבניה, アルバニア, 阿尔巴尼亚, 阿爾巴尼亞, 알바니아",
  },
  Algeria: {
    code: "DZ",
    names:
      "algerien, algérie, argelia, argélia, algerije, algeriet, algerie, alsír, algieria, alžírsko, algéria, алжир, αλγερία, alžir, alžirija, alžeeria, alžīrija, alžyras, cezayir, algèria, الجزائر, אלג׳יריה, アルジェリア, 阿尔及利亚, 阿爾及利亞, 알제리, aljazair",
  },
  Andorra: {
    code: "AD",
    names: "andorre, andora, андора, ανδόρα, андорра, أندورا, אנדורה, アンドラ, 安道尔, 安道爾, 안도라",
  },
  Angola: { code: "AO", names: "angóla, ангола, αγκόλα, أنغولا, אנגולה, アンゴラ, 安哥拉, 앙골라" },
  Argentina: {
    code: "AR",
    names:
      "argentinien, argentine, argentinië, argentiina, argentína, argentyna, аржентина, αργεντινή, аргентина, argentīna, arjantin, الأرجنتين, ארגנטינה, アルゼンチン, 阿根廷, 아르헨티나",
  },
  Armenia: {
    code: "AM",
    names:
      "armenien, arménie, armênia, armenië, armenía, arménsko, örményország, армения, αρμενία, armenija, јерменија, armeenia, armēnija, armėnija, ermenistan, вірменія, armènia, أرمينيا, ארמניה, アルメニア, 亚美尼亚, 亞美尼亞, 아르메니아",
  },
  Australia: {
    code: "AU",
    names:
      "australien, australie, austrália, australië, ástralía, austrálie, ausztrália, австралия, αυστραλία, australija, avstralija, аустралија, austraalia, austrālija, avustralya, австралія, austràlia, أستراليا, אוסטרליה, オーストラリア, 澳大利亚, 澳洲, 오스트레일리아, úc",
  },
  Austria: {
    code: "AT",
    names:
      "österreich, autriche, áustria, oostenrijk, østrig, österrike, østerrike, itävalta, austurríki, rakousko, rakúsko, ausztria, австрия, αυστρία, austrija, avstrija, аустрија, avusturya, австрія, àustria, النمسا, אוסטריה, オーストリア, 奥地利, 奧地利, 오스트리아, áo",
  },
  Azerbaijan: {
    code: "AZ",
    names:
      "aserbaidschan, azerbaïdjan, azerbaiyán, azerbaigian, azerbaijão, azerbeidzjan, aserbajdsjan, azerbajdzjan, azerbaidžan, aserbaídsjan, azerbejdżan, ázerbájdžán, azerbajdžan, azerbajdzsán, azerbaidjan, азербайджан, αζερμπαϊτζάν, азербејџан, aserbaidžaan, azerbaidžāna, azerbaidžanas, azerbaycan, أذربيجان, אזרבייג׳ן, アゼルバイジャン, 阿塞拜疆, 亞塞拜然, 아제르바이잔",
  },
  Bahamas: {
    code: "BS",
    names:
      "bahama’s, bahama, bahamaeyjar, bahamy, bahama-szigetek, бахамски острови, μπαχάμες, bahami, бахами, bahamu salas, bahamos, bahamalar, багамы, багамські острови, bahames, جزر البهاما, איי בהאמה, バハマ, 巴哈马, 巴哈馬, 바하마",
  },
  Bahrain: {
    code: "BH",
    names:
      "bahreïn, baréin, bahrein, barein, bahrajn, бахрейн, μπαχρέιν, бахреин, bahreina, bahreinas, bahreyn, البحرين, בחריין, バーレーン, 巴林, 바레인",
  },
  Bangladesh: {
    code: "BD",
    names:
      "bangladesch, bangladés, bangladess, bangladesz, bangladéš, banglades, бангладеш, μπανγκλαντές, bangladeš, bangladeša, bangladešas, bangladeş, بنغلاديش, בנגלדש, バングラデシュ, 孟加拉国, 孟加拉, 방글라데시, bangladeszu, bangladeši, bangladeshissa, บังกลาเทศ",
  },
  Barbados: {
    code: "BB",
    names:
      "barbade, барбадос, μπαρμπέιντος, barbadosa, barbadosas, بربادوس, ברבדוס, バルバドス, 巴巴多斯, 巴貝多, 바베이도스",
  },
  Belarus: {
    code: "BY",
    names:
      "biélorussie, bielorrusia, bielorussia, bielorrússia, valko-venäjä, hvíta-rússland, białoruś, bělorusko, bielorusko, belarusz, беларус, λευκορωσία, bjelorusija, belorusija, белорусија, valgevene, baltkrievija, baltarusija, беларусь, білорусь, belarús, بيلاروس, בלארוס, ベラルーシ, 白俄罗斯, 白俄羅斯, 벨라루스, belorussia, republic of belarus, беларуси, białorusi, рб",
  },
  Belgium: {
    code: "BE",
    names:
      "belgien, belgique, bélgica, belgio, belgië, belgia, belgía, belgie, belgicko, белгия, βέλγιο, belgija, белгија, beļģija, belçika, бельгия, бельгія, bèlgica, بلجيكا, בלגיה, ベルギー, 比利时, 比利時, 벨기에, bỉ",
  },
  Belize: {
    code: "BZ",
    names: "belice, belís, белиз, μπελίζ, белизе, beliza, belizas, беліз, بليز, בליז, ベリーズ, 伯利兹, 貝里斯, 벨리즈",
  },
  Benin: {
    code: "BJ",
    names: "bénin, benín, бенин, μπενίν, benina, beninas, бенін, بنين, בנין, ベナン, 贝宁, 貝南, 베냉",
  },
  Bhutan: {
    code: "BT",
    names:
      "bhoutan, bután, butão, bútan, bhútán, bhután, бутан, μπουτάν, butan, butāna, butanas, بوتان, בהוטן, ブータン, 不丹, 부탄",
  },
  Bolivia: {
    code: "BO",
    names:
      "bolivien, bolivie, bolívia, bólivía, boliwia, bolívie, боливия, βολιβία, bolivija, боливија, boliivia, bolīvija, bolivya, болівія, بوليفيا, בוליביה, ボリビア, 玻利维亚, 玻利維亞, 볼리비아, bolivia plurinational state of",
  },
  "Bosnia and Herzegovina": {
    code: "BA",
    names:
      "bosnia & herzegovina, bosnien und herzegowina, bosnie-herzégovine, bosnia y herzegovina, bosnia ed erzegovina, bósnia e herzegovina, bosnië en herzegovina, bosnien-hercegovina, bosnien och hercegovina, bosnia-hercegovina, bosnia ja hertsegovina, bosnía og hersegóvína, bośnia i hercegowina, bosna a hercegovina, bosznia-hercegovina, bosnia și herțegovina, босна и херцеговина, βοσνία - ερζεγοβίνη, bosna i hercegovina, bosna in hercegovina, bosnia ja hertsegoviina, bosnija un hercegovina, bosnija ir hercegovina, bosna-hersek, босния и герцеговина, боснія і герцеговина, bòsnia i hercegovina, البوسنة والهرسك, בוסניה והרצגובינה, ボスニア・ヘルツェゴビナ, 波斯尼亚和黑塞哥维那, 波士尼亞與赫塞哥維納, 보스니아 헤르체고비나, bosnia và herzegovina, bosnia dan herzegovina, bosnia, bosnia-herzegovina, bih",
  },
  Botswana: {
    code: "BW",
    names:
      "botsuana, botsvana, ботсвана, μποτσουάνα, bocvana, боцвана, botsvāna, بوتسوانا, בוטסואנה, ボツワナ, 博茨瓦纳, 波札那, 보츠와나",
  },
  Brazil: {
    code: "BR",
    names:
      "brasilien, brésil, brasil, brasile, brazilië, brasilia, brasilía, brazylia, brazílie, brazília, brazilia, бразилия, βραζιλία, brazilija, бразил, brasiilia, brazīlija, brezilya, бразилія, البرازيل, ברזיל, ブラジル, 巴西, 브라질",
  },
  Brunei: {
    code: "BN",
    names:
      "brunei darussalam, brunéi, brúnei, brunej, бруней даруссалам, μπρουνέι, брунеј, bruneja, brunėjus, бруней, بروناي, ברוניי, ブルネイ, 文莱, 汶萊, 브루나이",
  },
  Bulgaria: {
    code: "BG",
    names:
      "bulgarien, bulgarie, bulgária, bulgarije, búlgaría, bułgaria, bulharsko, българия, βουλγαρία, bugarska, bolgarija, бугарска, bulgaaria, bulgārija, bulgarija, bulgaristan, болгария, болгарія, bulgària, بلغاريا, בולגריה, ブルガリア, 保加利亚, 保加利亞, 불가리아, bułgarii, bulharsku, bulgariassa, болгарии",
  },
  "Burkina Faso": {
    code: "BF",
    names:
      "burquina faso, búrkína fasó, буркина фасо, μπουρκίνα φάσο, burkinafaso, burkina fasas, буркина-фасо, буркіна-фасо, بوركينا فاسو, בורקינה פאסו, ブルキナファソ, 布基纳法索, 布吉納法索, 부르키나파소",
  },
  Burundi: {
    code: "BI",
    names:
      "búrúndí, бурунди, μπουρούντι, burundija, burundis, бурунді, بوروندي, בורונדי, ブルンジ, 布隆迪, 蒲隆地, 부룬디",
  },
  Cambodia: {
    code: "KH",
    names:
      "kambodscha, cambodge, camboya, cambogia, camboja, cambodja, kambodja, kambodsja, kambodža, kambódía, kambodża, kambodzsa, cambodgia, камбоджа, καμπότζη, камбоџа, kamboçya, كمبوديا, קמבודיה, カンボジア, 柬埔寨, 캄보디아, campuchia, kamboja, kambodży, kambodži, kampuchea, камбодже, กัมพูชา",
  },
  Cameroon: {
    code: "CM",
    names:
      "kamerun, cameroun, camerún, camerun, camarões, kameroen, kamerún, камерун, καμερούν, kamerūna, kamerūnas, الكاميرون, קמרון, カメルーン, 喀麦隆, 喀麥隆, 카메룬",
  },
  Canada: { code: "CA", names: "kanada, canadá, канада, καναδάς, kanāda, canadà, كندا, קנדה, カナダ, 加拿大, 캐나다" },
  "Cape Verde": {
    code: "CV",
    names:
      "cabo verde, cap-vert, capo verde, kaapverdië, kap verde, kapp verde, grænhöfðaeyjar, republika zielonego przylądka, kapverdy, zöld-foki köztársaság, capul verde, кабо верде, πράσινο ακρωτήριο, zelenortska republika, zelenortski otoki, зеленортска острва, roheneemesaared, kaboverde, žaliasis kyšulys, кабо-верде, cap verd, الرأس الأخضر, כף ורדה, カーボベルデ, 佛得角, 維德角, 카보베르데, tanjung verde",
  },
  "Central African Republic": {
    code: "CF",
    names:
      "zentralafrikanische republik, république centrafricaine, república centroafricana, repubblica centrafricana, república centro-africana, centraal-afrikaanse republiek, den centralafrikanske republik, centralafrikanska republiken, den sentralafrikanske republikk, keski-afrikan tasavalta, mið-afríkulýðveldið, republika środkowoafrykańska, středoafrická republika, stredoafrická republika, közép-afrikai köztársaság, republica centrafricană, централноафриканска република, κεντροαφρικανική δημοκρατία, srednjoafrička republika, srednjeafriška republika, централноафричка република, kesk-aafrika vabariik, centrālāfrikas republika, centrinės afrikos respublika, orta afrika cumhuriyeti, центрально-африканская республика, центральноафриканська республіка, república centreafricana, جمهورية أفريقيا الوسطى, הרפובליקה המרכז-אפריקאית, 中央アフリカ共和国, 中非共和国, 中非共和國, 중앙 아프리카 공화국, cộng hòa trung phi, republik afrika tengah",
  },
  Chad: {
    code: "TD",
    names:
      "tschad, tchad, ciad, chade, tsjaad, tsjad, tšad, czad, čad, csád, чад, τσαντ, tšaad, čada, čadas, çad, txad, تشاد, צ׳אד, チャド, 乍得, 查德, 차드",
  },
  Chile: {
    code: "CL",
    names:
      "chili, cile, síle, čile, чили, χιλή, чиле, tšiili, čīle, čilė, şili, чилі, xile, تشيلي, צ׳ילה, チリ, 智利, 칠레",
  },
  China: {
    code: "CN",
    names:
      "chine, cina, kina, kiina, kína, chiny, čína, китай, κίνα, kitajska, кина, hiina, ķīna, kinija, çin, xina, الصين, סין, 中国, 中國, 중국, trung quốc, tiongkok, p.r.c., prc, p.r. china, pr china, people's republic of china, peoples republic of china, mainland china, volksrepublik china, vr china, rpc, chinach, číně, kiinassa, kínában, китае, кнр, китая, 中华人民共和国, 中國大陸, จีน, ประเทศจีน",
  },
  Colombia: {
    code: "CO",
    names:
      "kolumbien, colombie, colômbia, kolumbia, kólumbía, kolumbie, columbia, колумбия, κολομβία, kolumbija, колумбија, kolombiya, колумбія, colòmbia, كولومبيا, קולומביה, コロンビア, 哥伦比亚, 哥倫比亞, 콜롬비아, kolombia",
  },
  Comoros: {
    code: "KM",
    names:
      "komoren, comores, comoras, comore, comoren, comorerne, komorerna, komorene, komorit, kómoreyjar, komory, comore-szigetek, коморски острови, κομόρες, komori, коморска острва, komoorid, komoru salas, komorai, komorlar, коморы, комори, جزر القمر, קומורו, コモロ, 科摩罗, 葛摩, 코모로, komoro",
  },
  "Costa Rica": {
    code: "CR",
    names:
      "kostaríka, kostaryka, kostarika, коста рика, κόστα ρίκα, костарика, kosta rika, коста-рика, كوستاريكا, קוסטה ריקה, コスタリカ, 哥斯达黎加, 哥斯大黎加, 코스타리카",
  },
  Croatia: {
    code: "HR",
    names:
      "kroatien, croatie, croacia, croazia, croácia, kroatië, kroatia, króatía, chorwacja, chorvatsko, chorvátsko, horvátország, croația, хърватия, κροατία, hrvatska, hrvaška, хрватска, horvaatia, horvātija, kroatija, hırvatistan, хорватия, хорватія, croàcia, كرواتيا, קרואטיה, クロアチア, 克罗地亚, 克羅埃西亞, 크로아티아, kroasia, republic of croatia",
  },
  Cuba: { code: "CU", names: "kuba, kuuba, kúba, куба, κούβα, küba, كوبا, קובה, キューバ, 古巴, 쿠바" },
  Cyprus: {
    code: "CY",
    names:
      "zypern, chypre, chipre, cipro, cypern, kypros, kýpur, cypr, kypr, ciprus, cipru, кипър, κύπρος, cipar, ciper, кипар, küpros, kipra, kipras, kıbrıs, кипр, кіпр, xipre, قبرص, קפריסין, キプロス, 塞浦路斯, 賽普勒斯, 키프로스, síp, siprus",
  },
  "Czech Republic": {
    code: "CZ",
    names:
      "czechia, tschechien, tchéquie, chequia, cechia, tchéquia, tsjechië, tjekkiet, tjeckien, tsjekkia, tšekki, tékkland, czechy, česko, csehország, cehia, чехия, τσεχία, češka, чешка, tšehhi, čehija, čekija, çekya, чехія, txèquia, التشيك, צ׳כיה, チェコ, 捷克, 체코, séc, ceko, česku, czech rep., cr, czechach, ceska republika, české republice, bohemia",
  },
  "Democratic Republic of the Congo": {
    code: "CD",
    names:
      "congo - kinshasa, kongo-kinshasa, congo-kinshasa, república democrática del congo, kongon demokraattinen tasavalta, kongó-kinshasa, demokratyczna republika konga, kongo – kinshasa, konžská demokratická republika, kongó – kinshasa, конго (киншаса), κονγκό - κινσάσα, kongo - kinshasa, demokratična republika конго - киншаса, kongo dv, kongo (kinšasa), kongas-kinšasa, kongo - kinşasa, конго – кіншаса, الكونغو - كينشاسا, קונגו - קינשאסה, コンゴ民主共和国(キンシャサ), 刚果（金）, 剛果（金夏沙）, 콩고-킨샤사",
  },
  Denmark: {
    code: "DK",
    names:
      "dänemark, danemark, dinamarca, danimarca, denemarken, danmark, tanska, danmörk, dania, dánsko, dánia, danemarca, дания, δανία, danska, данска, taani, dānija, danija, danimarka, данія, الدانمرك, דנמרק, デンマーク, 丹麦, 丹麥, 덴마크, đan mạch",
  },
  Djibouti: {
    code: "DJ",
    names:
      "dschibuti, yibuti, gibuti, djibuti, djíbútí, dżibuti, džibutsko, dzsibuti, джибути, τζιμπουτί, džibuti, џибути, džibutija, džibutis, cibuti, джибуті, جيبوتي, ג׳יבוטי, ジブチ, 吉布提, 吉布地, 지부티, jibuti",
  },
  Dominica: {
    code: "DM",
    names:
      "dominique, dóminíka, dominika, доминика, ντομίνικα, домініка, دومينيكا, דומיניקה, ドミニカ国, 多米尼克, 도미니카",
  },
  "Dominican Republic": {
    code: "DO",
    names:
      "dominikanische republik, république dominicaine, república dominicana, repubblica dominicana, dominicaanse republiek, den dominikanske republik, dominikanska republiken, den dominikanske republikk, dominikaaninen tasavalta, dóminíska lýðveldið, dominikana, dominikánská republika, dominikánska republika, dominikai köztársaság, republica dominicană, доминиканска република, δομινικανή δημοκρατία, dominikanska republika, dominikaani vabariik, dominikāna, dominikos respublika, dominik cumhuriyeti, доминиканская республика, домініканська республіка, جمهورية الدومينيكان, הרפובליקה הדומיניקנית, ドミニカ共和国, 多米尼加共和国, 多明尼加共和國, 도미니카 공화국, cộng hòa dominica, republik dominika, dominikanie",
  },
  Ecuador: {
    code: "EC",
    names:
      "équateur, equador, ekvador, ekwador, ekvádor, еквадор, ισημερινός, ekvadora, ekvadoras, эквадор, الإكوادور, אקוודור, エクアドル, 厄瓜多尔, 厄瓜多, 에콰도르, ekuador",
  },
  Egypt: {
    code: "EG",
    names:
      "ägypten, égypte, egipto, egitto, egito, egypte, egypten, egypti, egyptaland, egipt, egyiptom, египет, αίγυπτος, egipat, египат, egiptus, ēģipte, egiptas, mısır, єгипет, egipte, مصر, מצרים, エジプト, 埃及, 이집트, ai cập, mesir, egipcie, egyptissä, египте, arab republic of egypt",
  },
  "El Salvador": {
    code: "SV",
    names:
      "salvador, salwador, salvádor, салвадор, ελ σαλβαδόρ, salvadora, salvadoras, сальвадор, السلفادور, אל סלבדור, エルサルバドル, 萨尔瓦多, 薩爾瓦多, 엘살바도르",
  },
  "Equatorial Guinea": {
    code: "GQ",
    names:
      "äquatorialguinea, guinée équatoriale, guinea ecuatorial, guinea equatoriale, guiné equatorial, equatoriaal-guinea, ækvatorialguinea, ekvatorialguinea, ekvatorial-guinea, päiväntasaajan guinea, miðbaugs-gínea, gwinea równikowa, rovníková guinea, egyenlítői-guinea, guineea ecuatorială, екваториална гвинея, ισημερινή γουινέα, ekvatorska gvineja, ekvatorialna gvineja, екваторијална гвинеја, ekvatoriaal-guinea, ekvatoriālā gvineja, pusiaujo gvinėja, ekvator ginesi, экваториальная гвинея, екваторіальна гвінея, guinea equatorial, غينيا الاستوائية, גינאה המשוונית, 赤道ギニア, 赤道几内亚, 赤道幾內亞, 적도 기니, guinea xích đạo, guinea ekuatorial",
  },
  Eritrea: {
    code: "ER",
    names:
      "érythrée, eritreia, erítrea, erytrea, eritreea, еритрея, ερυθραία, eritreja, еритреја, eritrėja, eritre, эритрея, إريتريا, אריתריאה, エリトリア, 厄立特里亚, 厄利垂亞, 에리트리아",
  },
  Estonia: {
    code: "EE",
    names:
      "estland, estonie, estônia, viro, eistland, estonsko, estónsko, észtország, естония, εσθονία, estonija, естонија, eesti, igaunija, estija, estonya, эстония, естонія, estònia, إستونيا, אסטוניה, エストニア, 爱沙尼亚, 愛沙尼亞, 에스토니아, estonii, virossa",
  },
  Eswatini: {
    code: "SZ",
    names:
      "esuatini, essuatíni, esvatíní, szváziföld, есватини, εσουατίνι, esvatini, свазиленд, svaasimaa, svatini, svazilandas, эсватини, есватіні, إسواتيني, אסוואטיני, エスワティニ, 斯威士兰, 史瓦帝尼, 에스와티니",
  },
  Ethiopia: {
    code: "ET",
    names:
      "äthiopien, éthiopie, etiopía, etiopia, etiópia, ethiopië, etiopien, eþíópía, etiopie, етиопия, αιθιοπία, etiopija, етиопија, etioopia, etiyopya, эфиопия, ефіопія, etiòpia, إثيوبيا, אתיופיה, エチオピア, 埃塞俄比亚, 衣索比亞, 에티오피아, etiopii",
  },
  Fiji: {
    code: "FJ",
    names:
      "fidschi, fidji, fiyi, figi, fidži, fídjíeyjar, fidżi, fidzsi, фиджи, φίτζι, фиџи, fidžis, фіджі, فيجي, פיג׳י, フィジー, 斐济, 斐濟, 피지",
  },
  Finland: {
    code: "FI",
    names:
      "finnland, finlande, finlandia, finlândia, suomi, finsko, fínsko, finnország, finlanda, финландия, φινλανδία, finska, финска, soome, somija, suomija, finlandiya, финляндия, фінляндія, finlàndia, فنلندا, פינלנד, フィンランド, 芬兰, 芬蘭, 핀란드, phần lan, suomessa, finlandii",
  },
  France: {
    code: "FR",
    names:
      "frankreich, francia, frança, frankrijk, frankrig, frankrike, ranska, frakkland, francja, francie, francúzsko, franciaország, franța, франция, γαλλία, francuska, francija, француска, prantsusmaa, prancūzija, fransa, франція, فرنسا, צרפת, フランス, 法国, 法國, 프랑스, pháp, prancis, francji, francii, ranskassa, franciaországban, франции, ฝรั่งเศส",
  },
  Gabon: {
    code: "GA",
    names: "gabun, gabón, gabão, габон, γκαμπόν, gabona, gabonas, الغابون, גבון, ガボン, 加蓬, 加彭, 가봉",
  },
  Gambia: {
    code: "GM",
    names:
      "gambie, gâmbia, gambía, гамбия, γκάμπια, gambija, гамбија, gambiya, гамбія, gàmbia, غامبيا, גמביה, ガンビア, 冈比亚, 甘比亞, 감비아",
  },
  Georgia: {
    code: "GE",
    names:
      "georgien, géorgie, geórgia, georgië, georgía, gruzja, gruzie, gruzínsko, grúzia, грузия, γεωργία, gruzija, грузија, gruusia, gürcistan, грузія, geòrgia, جورجيا, גאורגיה, ジョージア, 格鲁吉亚, 喬治亞, 조지아",
  },
  Germany: {
    code: "DE",
    names:
      "deutschland, allemagne, alemania, germania, alemanha, duitsland, tyskland, saksa, þýskaland, niemcy, německo, nemecko, németország, германия, γερμανία, njemačka, nemčija, немачка, saksamaa, vācija, vokietija, almanya, німеччина, alemanya, ألمانيا, גרמניה, ドイツ, 德国, 德國, 독일, đức, jerman, niemczech, německu, saksassa, németországban, германии, brd, เยอรมนี",
  },
  Ghana: { code: "GH", names: "gana, ghána, гана, γκάνα, غانا, גאנה, ガーナ, 加纳, 迦納, 가나" },
  Greece: {
    code: "GR",
    names:
      "griechenland, grèce, grecia, grécia, griekenland, grækenland, grekland, hellas, kreikka, grikkland, grecja, řecko, grécko, görögország, гърция, ελλάδα, grčka, grčija, грчка, kreeka, grieķija, graikija, yunanistan, греция, греція, grècia, اليونان, יוון, ギリシャ, 希腊, 希臘, 그리스, hy lạp, yunani, grecji, kreikassa",
  },
  Guatemala: {
    code: "GT",
    names: "gvatemala, gwatemala, гватемала, γουατεμάλα, غواتيمالا, גואטמלה, グアテマラ, 危地马拉, 瓜地馬拉, 과테말라",
  },
  Guinea: {
    code: "GN",
    names:
      "guinée, guiné, guinee, gínea, gwinea, guineea, гвинея, γουινέα, gvineja, гвинеја, gvinėja, gine, гвінея, غينيا, גינאה, ギニア, 几内亚, 幾內亞, 기니",
  },
  Guyana: {
    code: "GY",
    names:
      "guiana, gvæjana, gujana, гаяна, γουιάνα, gvajana, гвајана, gajāna, gajana, гайана, غيانا, גיאנה, ガイアナ, 圭亚那, 蓋亞那, 가이아나",
  },
  Haiti: {
    code: "HT",
    names: "haïti, haití, haítí, хаити, αϊτή, haitis, гаити, гаїті, هايتي, האיטי, ハイチ, 海地, 아이티",
  },
  Honduras: {
    code: "HN",
    names:
      "hondúras, хондурас, ονδούρα, hondurasa, hondūras, гондурас, hondures, هندوراس, הונדורס, ホンジュラス, 洪都拉斯, 宏都拉斯, 온두라스",
  },
  "Hong Kong": {
    code: "HK",
    names:
      "hong kong sar china, sonderverwaltungsregion hongkong, r.a.s. chinoise de hong kong, rae de hong kong (china), ras di hong kong, hong kong rae da china, hongkong sar van china, sar hongkong, hongkong sar, hongkong sar kina, hongkong – kiinan erityishallintoalue, sérstjórnarsvæðið hong kong, sra hongkong (chiny), hongkong – zao číny, hongkong – oao číny, hongkong kkt, r.a.s. hong kong china, хонконг сар на китай, χονγκ κονγκ εδπ κίνας, pup hong kong kina, posebno upravno območje ljudske republike kitajske hongkong, сар хонгконг (кина), hongkongi erihalduspiirkond, ķīnas īpašās pārvaldes apgabals honkonga, ypatingasis administracinis kinijos regionas honkongas, çin hong kong öi̇b, гонконг (сар), гонконг оар китаю, hong kong (rae xina), هونغ كونغ الصينية (منطقة إدارية خاصة), הונג קונג (אזור מנהלי מיוחד של סין), 中華人民共和国香港特別行政区, 中国香港特别行政区, 中國香港特別行政區, 홍콩(중국 특별행정구), đặc khu hành chính hồng kông trung quốc, hong kong dak tiongkok, hong kong sar, hongkong, hong-kong, hk, h.k.",
  },
  Hungary: {
    code: "HU",
    names:
      "ungarn, hongrie, hungría, ungheria, hungria, hongarije, ungern, unkari, ungverjaland, węgry, maďarsko, magyarország, ungaria, унгария, ουγγαρία, mađarska, madžarska, мађарска, ungari, ungārija, vengrija, macaristan, венгрия, угорщина, hongria, هنغاريا, הונגריה, ハンガリー, 匈牙利, 헝가리, hungaria, węgrzech, maďarsku, magyarországon, unkarissa",
  },
  Iceland: {
    code: "IS",
    names:
      "island, islande, islandia, islanda, islândia, ijsland, islanti, ísland, izland, исландия, ισλανδία, islandija, исланд, i̇zlanda, ісландія, islàndia, آيسلندا, איסלנד, アイスランド, 冰岛, 冰島, 아이슬란드",
  },
  India: {
    code: "IN",
    names:
      "indien, inde, índia, intia, indland, indie, индия, ινδία, indija, индија, hindistan, індія, الهند, הודו, インド, 印度, 인도, ấn độ, indiach, indii, intiassa, indiában, индии, bharat, อินเดีย",
  },
  Indonesia: {
    code: "ID",
    names:
      "indonesien, indonésie, indonésia, indonesië, indónesía, indonezja, indonézia, indonezia, индонезия, ινδονησία, indonezija, индонезија, indoneesia, indonēzija, endonezya, індонезія, indonèsia, إندونيسيا, אינדונזיה, インドネシア, 印度尼西亚, 印尼, 인도네시아, indonezji, indonésii, indonesiassa, индонезии, อินโดนีเซีย",
  },
  Iran: {
    code: "IR",
    names:
      "irán, irã, íran, írán, иран, ιράν, iraan, irāna, iranas, i̇ran, іран, إيران, איראן, イラン, 伊朗, 이란, iran islamic republic of, islamic republic of iran",
  },
  Iraq: {
    code: "IQ",
    names: "irak, iraque, írak, irák, ирак, ιράκ, iraak, irāka, irakas, ірак, العراق, עיראק, イラク, 伊拉克, 이라크",
  },
  Ireland: {
    code: "IE",
    names:
      "irland, irlande, irlanda, ierland, irlanti, írland, irlandia, irsko, írsko, írország, ирландия, ιρλανδία, irska, ирска, iirimaa, īrija, airija, i̇rlanda, ірландія, أيرلندا, אירלנד, アイルランド, 爱尔兰, 愛爾蘭, 아일랜드, republic of ireland, eire, éire",
  },
  Israel: {
    code: "IL",
    names:
      "israël, israele, ísrael, izrael, израел, ισραήλ, iisrael, izraēla, izraelis, i̇srail, израиль, ізраїль, إسرائيل, ישראל, イスラエル, 以色列, 이스라엘",
  },
  Italy: {
    code: "IT",
    names:
      "italien, italie, italia, itália, italië, ítalía, włochy, itálie, taliansko, olaszország, италия, ιταλία, italija, италија, itaalia, itālija, i̇talya, італія, itàlia, إيطاليا, איטליה, イタリア, 意大利, 義大利, 이탈리아, in italia, włoszech, italiassa, itálii, olaszországban, италии, італії, อิตาลี",
  },
  "Ivory Coast": {
    code: "CI",
    names:
      "côte d’ivoire, costa d’avorio, costa do marfim, ivoorkust, elfenbenskysten, elfenbenskusten, norsunluurannikko, fílabeinsströndin, pobřeží slonoviny, pobrežie slonoviny, elefántcsontpart, кот д’ивоар, ακτή ελεφαντοστού, obala bjelokosti, slonokoščena obala, обала слоноваче (кот д’ивоар), elevandiluurannik, kotdivuāra, dramblio kaulo krantas, кот-д’ивуар, кот-дʼівуар, ساحل العاج, חוף השנהב, コートジボワール, 科特迪瓦, 象牙海岸, 코트디부아르",
  },
  Jamaica: {
    code: "JM",
    names:
      "jamaika, jamaïque, giamaica, jamaíka, jamajka, ямайка, τζαμάικα, јамајка, جامايكا, ג׳מייקה, ジャマイカ, 牙买加, 牙買加, 자메이카",
  },
  Japan: {
    code: "JP",
    names:
      "japon, japón, giappone, japão, japani, japonia, japonsko, japán, япония, ιαπωνία, japonska, јапан, jaapan, japāna, japonija, japonya, японія, japó, اليابان, יפן, 日本, 일본, nhật bản, jepang, japonii, japonsku, japanissa, японии, nippon, ญี่ปุ่น",
  },
  Jordan: {
    code: "JO",
    names:
      "jordanien, jordanie, jordania, giordania, jordânia, jordanië, jórdanía, jordánsko, jordánia, iordania, йордания, ιορδανία, jordanija, јордан, jordaania, jordānija, ürdün, иордания, йорданія, jordània, الأردن, ירדן, ヨルダン, 约旦, 約旦, 요르단, yordania, hashemite kingdom of jordan",
  },
  Kazakhstan: {
    code: "KZ",
    names:
      "kasachstan, kazajistán, kazakistan, cazaquistão, kazachstan, kasakhstan, kazakstan, kasakstan, kazachstán, kazahsztán, kazahstan, казахстан, καζακστάν, kasahstan, kazahstāna, kazachstanas, كازاخستان, קזחסטן, カザフスタン, 哈萨克斯坦, 哈薩克, 카자흐스탄",
  },
  Kenya: {
    code: "KE",
    names:
      "kenia, quênia, kenía, keňa, кения, κένυα, kenija, кенија, keenia, кенія, كينيا, קניה, ケニア, 肯尼亚, 肯亞, 케냐",
  },
  Kuwait: {
    code: "KW",
    names:
      "koweït, koeweit, kúveit, kuwejt, kuvajt, kuvait, kuweit, кувейт, κουβέιτ, кувајт, kuveit, kuveita, kuveitas, kuveyt, الكويت, כווית, クウェート, 科威特, 쿠웨이트",
  },
  Kyrgyzstan: {
    code: "KG",
    names:
      "kirgisistan, kirghizstan, kirguistán, kirghizistan, quirguistão, kirgizië, kirgizistan, kirgisia, kirgistan, kyrgyzstán, kirgizsko, kirgizisztán, kârgâzstan, киргизстан, κιργιστάν, киргистан, kõrgõzstan, kirgizstāna, kirgizija, kırgızistan, киргизия, kirguizstan, قيرغيزستان, קירגיזסטן, キルギス, 吉尔吉斯斯坦, 吉爾吉斯, 키르기스스탄, kirgizstan",
  },
  Laos: {
    code: "LA",
    names:
      "laosz, лаос, λάος, laosa, laosas, lao, لاوس, לאוס, ラオス, 老挝, 寮國, 라오스, lào, lao people's democratic republic, lao pdr",
  },
  Latvia: {
    code: "LV",
    names:
      "lettland, lettonie, letonia, lettonia, letônia, letland, łotwa, lotyšsko, lettország, латвия, λετονία, latvija, летонија, läti, letonya, латвія, letònia, لاتفيا, לטביה, ラトビア, 拉脱维亚, 拉脫維亞, 라트비아, łotwie, latviassa",
  },
  Lebanon: {
    code: "LB",
    names:
      "libanon, liban, líbano, libano, líbanon, ливан, λίβανος, либан, liibanon, libāna, libanas, lübnan, ліван, líban, لبنان, לבנון, レバノン, 黎巴嫩, 레바논, li-băng",
  },
  Lesotho: {
    code: "LS",
    names: "lesoto, lesótó, лесото, λεσότο, lesotas, ليسوتو, לסוטו, レソト, 莱索托, 賴索托, 레소토",
  },
  Liberia: {
    code: "LR",
    names:
      "libéria, líbería, libérie, либерия, λιβερία, liberija, либерија, libeeria, libērija, liberya, ліберія, libèria, ليبيريا, ליבריה, リベリア, 利比里亚, 賴比瑞亞, 라이베리아",
  },
  Libya: {
    code: "LY",
    names:
      "libyen, libye, libia, líbia, libië, líbía, líbya, либия, λιβύη, libija, либија, liibüa, lībija, ливия, лівія, ليبيا, לוב, リビア, 利比亚, 利比亞, 리비아",
  },
  Liechtenstein: {
    code: "LI",
    names:
      "lichtenštejnsko, lichtenštajnsko, лихтенщайн, λιχτενστάιν, lihtenštajn, лихтенштајн, lihtenšteina, lichtenšteinas, лихтенштейн, ліхтенштейн, ليختنشتاين, ליכטנשטיין, リヒテンシュタイン, 列支敦士登, 列支敦斯登, 리히텐슈타인",
  },
  Lithuania: {
    code: "LT",
    names:
      "litauen, lituanie, lituania, lituânia, litouwen, liettua, litháen, litwa, litva, litvánia, литва, λιθουανία, литванија, leedu, lietuva, litvanya, lituània, ليتوانيا, ליטא, リトアニア, 立陶宛, 리투아니아, litwie, liettuassa",
  },
  Luxembourg: {
    code: "LU",
    names:
      "luxemburg, luxemburgo, lussemburgo, lúxemborg, luksemburg, lucembursko, luxembursko, люксембург, λουξεμβούργο, луксембург, luksemburga, liuksemburgas, lüksemburg, لوكسمبورغ, לוקסמבורג, ルクセンブルク, 卢森堡, 盧森堡, 룩셈부르크",
  },
  Macao: {
    code: "MO",
    names:
      "macao sar china, sonderverwaltungsregion macau, r.a.s. chinoise de macao, rae de macao (china), ras di macao, macau rae da china, macau sar van china, sar macao, macao sar, macao sar kina, macao – kiinan erityishallintoalue, sérstjórnarsvæðið makaó, sra makau (chiny), macao – zao číny, macao – oao číny, makaó kkt, r.a.s. macao china, макао сар на китай, μακάο εδπ κίνας, pup makao kina, posebno upravno območje kitajske makav, сар макао (кина), macau erihalduspiirkond, ķtr īpašais administratīvais reģions makao, ypatingasis administracinis kinijos regionas makao, çin makao öi̇b, макао (сар), макао оар китаю, macau (rae xina), منطقة ماكاو الإدارية الخاصة, מקאו (אזור מנהלי מיוחד של סין), 中華人民共和国マカオ特別行政区, 中国澳门特别行政区, 中國澳門特別行政區, 마카오(중국 특별행정구), đặc khu hành chính macao trung quốc, makau dak tiongkok",
  },
  Madagascar: {
    code: "MG",
    names:
      "madagaskar, madagaszkár, мадагаскар, μαδαγασκάρη, madagaskara, madagaskaras, مدغشقر, מדגסקר, マダガスカル, 马达加斯加, 馬達加斯加, 마다가스카르, madagaskarze",
  },
  Malawi: {
    code: "MW",
    names:
      "malaui, malaví, малави, μαλάουι, malavi, malāvija, malavis, малаві, ملاوي, מלאווי, マラウイ, 马拉维, 馬拉威, 말라위",
  },
  Malaysia: {
    code: "MY",
    names:
      "malaisie, malasia, malásia, maleisië, malesia, malasía, malezja, malajsie, malajzia, малайзия, μαλαισία, malezija, малезија, malaisia, malaizija, malezya, малайзія, malàisia, ماليزيا, מלזיה, マレーシア, 马来西亚, 馬來西亞, 말레이시아",
  },
  Maldives: {
    code: "MV",
    names:
      "malediven, maldivas, maldive, maldiven, maldiverne, maldiverna, maldivene, malediivit, maldíveyjar, malediwy, maledivy, maldivy, maldív-szigetek, малдиви, μαλδίβες, maldivi, maldiivid, maldīvija, maldyvai, maldivler, мальдивы, мальдіви, جزر المالديف, האיים המלדיביים, モルディブ, 马尔代夫, 馬爾地夫, 몰디브, maladewa",
  },
  Mali: { code: "ML", names: "malí, мали, μάλι, malis, малі, مالي, מאלי, マリ, 马里, 馬利, 말리" },
  Malta: { code: "MT", names: "malte, málta, малта, μάλτα, мальта, مالطا, מלטה, マルタ, 马耳他, 馬爾他, 몰타" },
  Mauritania: {
    code: "MR",
    names:
      "mauretanien, mauritanie, mauritânia, mauritanië, máritanía, mauretania, mauritánie, mauritánia, мавритания, μαυριτανία, mauretanija, mavretanija, мауританија, mauritaania, mauritānija, mauritanija, moritanya, мавританія, mauritània, موريتانيا, מאוריטניה, モーリタニア, 毛里塔尼亚, 茅利塔尼亞, 모리타니",
  },
  Mauritius: {
    code: "MU",
    names:
      "maurice, mauricio, maurício, máritíus, mauricius, maurícius, мавриций, μαυρίκιος, mauricijus, mavricij, маурицијус, maurīcija, маврикий, маврикій, maurici, موريشيوس, מאוריציוס, モーリシャス, 毛里求斯, 模里西斯, 모리셔스, mauritiussa",
  },
  Mexico: {
    code: "MX",
    names:
      "mexiko, mexique, méxico, messico, meksiko, mexíkó, meksyk, mexikó, mexic, мексико, μεξικό, mehika, mehhiko, meksika, мексика, mèxic, المكسيك, מקסיקו, メキシコ, 墨西哥, 멕시코",
  },
  Moldova: {
    code: "MD",
    names:
      "republik moldau, moldavie, moldavia, moldávia, moldavië, moldavien, moldóva, mołdawia, moldavsko, republica moldova, молдова, μολδαβία, moldavija, молдавија, moldàvia, مولدوفا, מולדובה, モルドバ, 摩尔多瓦, 摩爾多瓦, 몰도바, republic of moldova, moldova republic of",
  },
  Monaco: {
    code: "MC",
    names:
      "mónaco, mônaco, mónakó, monako, монако, μονακό, monakas, mònaco, موناكو, מונקו, モナコ, 摩纳哥, 摩納哥, 모나코",
  },
  Mongolia: {
    code: "MN",
    names:
      "mongolei, mongolie, mongólia, mongolië, mongoliet, mongólía, mongolsko, монголия, μογγολία, mongolija, монголија, mongoolia, moğolistan, монголія, mongòlia, منغوليا, מונגוליה, モンゴル, 蒙古, 몽골, mông cổ",
  },
  Montenegro: {
    code: "ME",
    names:
      "monténégro, svartfjallaland, czarnogóra, černá hora, čierna hora, montenegró, muntenegru, черна гора, μαυροβούνιο, crna gora, črna gora, црна гора, melnkalne, juodkalnija, karadağ, черногория, чорногорія, الجبل الأسود, מונטנגרו, モンテネグロ, 黑山, 蒙特內哥羅, 몬테네그로",
  },
  Morocco: {
    code: "MA",
    names:
      "marokko, maroc, marruecos, marocco, marrocos, marocko, marokkó, maroko, мароко, μαρόκο, maroka, marokas, fas, марокко, marroc, المغرب, מרוקו, モロッコ, 摩洛哥, 모로코, ma-rốc, maroku, marokossa",
  },
  Mozambique: {
    code: "MZ",
    names:
      "mosambik, mozambico, moçambique, mósambík, mozambik, mozambic, мозамбик, μοζαμβίκη, mosambiik, mozambika, mozambikas, мозамбік, moçambic, موزمبيق, מוזמביק, モザンビーク, 莫桑比克, 莫三比克, 모잠비크",
  },
  Myanmar: {
    code: "MM",
    names:
      "myanmar (burma), myanmar (birmanie), myanmar (birmania), mianmar (birmânia), myanmar (birma), mjanmar (búrma), mjanma (birma), myanmar (barma), mjanmarsko, mianmar, мианмар (бирма), μιανμάρ (βιρμανία), mjanmar (burma), мијанмар (бурма), mianmaras (birma), мьянма (бирма), мʼянма (бірма), myanmar (birmània), ميانمار (بورما), מיאנמר (בורמה), ミャンマー (ビルマ), 缅甸, 緬甸, 미얀마, myanmar (miến điện), burma, birma, birmanie, birmania, union of myanmar",
  },
  Namibia: {
    code: "NA",
    names:
      "namibie, namíbia, namibië, namibía, намибия, ναμίμπια, namibija, намибија, namiibia, namībija, namibya, намібія, ناميبيا, נמיביה, ナミビア, 纳米比亚, 納米比亞, 나미비아",
  },
  Nepal: {
    code: "NP",
    names: "népal, nepál, непал, νεπάλ, nepāla, nepalas, نيبال, נפאל, ネパール, 尼泊尔, 尼泊爾, 네팔",
  },
  Netherlands: {
    code: "NL",
    names:
      "niederlande, pays-bas, países bajos, paesi bassi, países baixos, nederland, nederlandene, nederländerna, alankomaat, holland, holandia, nizozemsko, holandsko, hollandia, țările de jos, нидерландия, κάτω χώρες, nizozemska, холандија, nīderlande, nyderlandai, hollanda, нидерланды, нідерланди, països baixos, هولندا, הולנד, オランダ, 荷兰, 荷蘭, 네덜란드, hà lan, belanda, the netherlands, hollande, olanda, holanda, holandii",
  },
  "New Zealand": {
    code: "NZ",
    names:
      "neuseeland, nouvelle-zélande, nueva zelanda, nuova zelanda, nova zelândia, nieuw-zeeland, nya zeeland, uusi-seelanti, nýja-sjáland, nowa zelandia, nový zéland, új-zéland, noua zeelandă, нова зеландия, νέα ζηλανδία, novi zeland, nova zelandija, нови зеланд, uus-meremaa, jaunzēlande, naujoji zelandija, yeni zelanda, новая зеландия, нова зеландія, nova zelanda, نيوزيلندا, ניו זילנד, ニュージーランド, 新西兰, 紐西蘭, 뉴질랜드, selandia baru",
  },
  Nicaragua: {
    code: "NI",
    names:
      "nicarágua, níkaragva, nikaragua, никарагуа, νικαράγουα, nikaragva, никарагва, нікарагуа, نيكاراغوا, ניקרגואה, ニカラグア, 尼加拉瓜, 니카라과",
  },
  Niger: {
    code: "NE",
    names: "níger, нигер, νίγηρας, nigēra, nigeris, nijer, нігер, النيجر, ניז׳ר, ニジェール, 尼日尔, 尼日, 니제르",
  },
  Nigeria: {
    code: "NG",
    names:
      "nigéria, nígería, nigérie, нигерия, νιγηρία, nigerija, нигерија, nigeeria, nigērija, nijerya, нігерія, nigèria, نيجيريا, ניגריה, ナイジェリア, 尼日利亚, 奈及利亞, 나이지리아",
  },
  "North Korea": {
    code: "KP",
    names:
      "nordkorea, corée du nord, corea del norte, corea del nord, coreia do norte, noord-korea, nord-korea, pohjois-korea, norður-kórea, korea północna, severní korea, severná kórea, észak-korea, coreea de nord, северна корея, βόρεια κορέα, sjeverna koreja, severna koreja, северна кореја, põhja-korea, ziemeļkoreja, šiaurės korėja, kuzey kore, кндр, північна корея, كوريا الشمالية, קוריאה הצפונית, 北朝鮮, 朝鲜, 北韓, 북한, triều tiên, korea utara, democratic people's republic of korea",
  },
  "North Macedonia": {
    code: "MK",
    names:
      "nordmazedonien, macédoine du nord, macedonia del norte, macedonia del nord, macedônia do norte, noord-macedonië, nordmakedonien, nord-makedonia, pohjois-makedonia, norður-makedónía, macedonia północna, severní makedonie, severné macedónsko, észak-macedónia, macedonia de nord, северна македония, βόρεια μακεδονία, sjeverna makedonija, severna makedonija, северна македонија, põhja-makedoonia, ziemeļmaķedonija, šiaurės makedonija, kuzey makedonya, северная македония, північна македонія, macedònia del nord, مقدونيا الشمالية, מקדוניה הצפונית, 北マケドニア, 北马其顿, 北馬其頓, 북마케도니아, bắc macedonia, makedonia utara, macedonia, fyrom",
  },
  Norway: {
    code: "NO",
    names:
      "norwegen, norvège, noruega, norvegia, noorwegen, norge, norja, noregur, norwegia, norsko, nórsko, norvégia, норвегия, νορβηγία, norveška, норвешка, norra, norvēģija, norvegija, norveç, норвегія, النرويج, נורווגיה, ノルウェー, 挪威, 노르웨이, na uy",
  },
  Oman: {
    code: "OM",
    names: "omán, omã, óman, оман, ομάν, omaan, omāna, omanas, umman, عُمان, עומאן, オマーン, 阿曼, 오만",
  },
  Pakistan: {
    code: "PK",
    names:
      "pakistán, paquistão, pákistán, pakisztán, пакистан, πακιστάν, pakistāna, pakistanas, باكستان, פקיסטן, パキスタン, 巴基斯坦, 파키스탄, pakistanie, pakistánu, pakistanissa, пакистане",
  },
  Palestine: {
    code: "PS",
    names:
      "palestinian territories, palästinensische autonomiegebiete, territoires palestiniens, territorios palestinos, territori palestinesi, territórios palestinos, palestijnse gebieden, de palæstinensiske områder, palestinska territorierna, det palestinske området, palestiinalaisalue, heimastjórnarsvæði palestínumanna, terytoria palestyńskie, palestinská území, palestínske územia, palesztin autonómia, teritoriile palestiniene, палестински територии, παλαιστινιακά εδάφη, palestinsko područje, palestinsko ozemlje, палестинске територије, palestiina alad, palestīnas teritorijas, palestinos teritorija, filistin bölgeleri, палестинские территории, палестинські території, territoris palestins, الأراضي الفلسطينية, השטחים הפלסטיניים, パレスチナ自治区, 巴勒斯坦领土, 巴勒斯坦自治區, 팔레스타인 지구, lãnh thổ palestine, wilayah palestina",
  },
  Panama: { code: "PA", names: "panamá, панама, παναμάς, panamà, بنما, פנמה, パナマ, 巴拿马, 巴拿馬, 파나마" },
  "Papua New Guinea": {
    code: "PG",
    names:
      "papua-neuguinea, papouasie-nouvelle-guinée, papúa nueva guinea, papua nuova guinea, papua-nova guiné, papoea-nieuw-guinea, papua ny guinea, papua nya guinea, papua ny-guinea, papua-uusi-guinea, papúa nýja-gínea, papua-nowa gwinea, papua-nová guinea, pápua új-guinea, papua-noua guinee, папуа-нова гвинея, παπούα νέα γουινέα, papua nova gvineja, папуа нова гвинеја, paapua uus-guinea, papua-jaungvineja, papua naujoji gvinėja, papua yeni gine, папуа — новая гвинея, папуа-нова гвінея, papua nova guinea, بابوا غينيا الجديدة, פפואה גינאה החדשה, パプアニューギニア, 巴布亚新几内亚, 巴布亞紐幾內亞, 파푸아뉴기니, papua nugini",
  },
  Paraguay: {
    code: "PY",
    names:
      "paraguai, paragvæ, paragwaj, paraguaj, парагвай, παραγουάη, paragvaj, парагвај, paragvaja, paragvajus, باراغواي, פרגוואי, パラグアイ, 巴拉圭, 파라과이",
  },
  Peru: { code: "PE", names: "pérou, perú, perù, перу, περού, peruu, بيرو, פרו, ペルー, 秘鲁, 秘魯, 페루" },
  Philippines: {
    code: "PH",
    names:
      "philippinen, filipinas, filippine, filipijnen, filippinerne, filippinerna, filippinene, filippiinit, filippseyjar, filipiny, filipíny, fülöp-szigetek, filipine, филипини, φιλιππίνες, filipini, filipiinid, filipīnas, filipinai, filipinler, филиппины, філіппіни, filipines, الفلبين, הפיליפינים, フィリピン, 菲律宾, 菲律賓, 필리핀, filipina, the philippines, filipinach",
  },
  Poland: {
    code: "PL",
    names:
      "polen, pologne, polonia, polônia, puola, pólland, polska, polsko, poľsko, lengyelország, полша, πολωνία, poljska, пољска, poola, polija, lenkija, polonya, польша, польща, polònia, بولندا, פולין, ポーランド, 波兰, 波蘭, 폴란드, ba lan, polandia, polsce, polsku, puolassa, польше",
  },
  Portugal: {
    code: "PT",
    names:
      "portogallo, portugali, portúgal, portugalia, portugalsko, portugália, португалия, πορτογαλία, portugalska, португалија, portugāle, portugalija, portekiz, португалія, البرتغال, פורטוגל, ポルトガル, 葡萄牙, 포르투갈, bồ đào nha, portugalii, portugalissa, portugáliában, португалии, โปรตุเกส, portugis",
  },
  "Puerto Rico": {
    code: "PR",
    names:
      "porto rico, portorico, púertó ríkó, portoryko, portoriko, пуерто рико, πουέρτο ρίκο, порторико, puertoriko, puerto rikas, porto riko, пуэрто-рико, пуерто-рико, بورتوريكو, פוארטו ריקו, プエルトリコ, 波多黎各, 푸에르토리코, puerto riko",
  },
  Qatar: {
    code: "QA",
    names: "katar, catar, катар, κατάρ, katara, kataras, قطر, קטאר, カタール, 卡塔尔, 卡達, 카타르",
  },
  "Republic of the Congo": {
    code: "CG",
    names:
      "congo - brazzaville, kongo-brazzaville, congo-brazzaville, congo, república do congo, kongon tasavalta, kongó-brazzaville, kongo – brazzaville, konžská republika, kongó – brazzaville, конго (бразавил), κονγκό - μπραζαβίλ, kongo - brazzaville, конго - бразавил, kongo vabariik, kongo (brazavila), kongas-brazavilis, kongo - brazavil, конго - браззавиль, конго – браззавіль, الكونغو - برازافيل, קונגו - ברזאויל, コンゴ共和国(ブラザビル), 刚果（布）, 剛果（布拉薩）, 콩고-브라자빌",
  },
  Romania: {
    code: "RO",
    names:
      "rumänien, roumanie, rumanía, romênia, roemenië, rumænien, rúmenía, rumunia, rumunsko, románia, românia, румъния, ρουμανία, rumunjska, romunija, румунија, rumeenia, rumānija, rumunija, romanya, румыния, румунія, رومانيا, רומניה, ルーマニア, 罗马尼亚, 羅馬尼亞, 루마니아, rumania, rumunii, rumunsku, romaniassa, румынии, romaniei",
  },
  Russia: {
    code: "RU",
    names:
      "russland, russie, rusia, rússia, rusland, ryssland, venäjä, rússland, rosja, rusko, oroszország, русия, ρωσία, rusija, русија, venemaa, krievija, rusya, россия, росія, روسيا, רוסיה, ロシア, 俄罗斯, 俄羅斯, 러시아, nga, russian federation, rossija, россии, rosji, rusku, venäjällä",
  },
  Rwanda: { code: "RW", names: "ruanda, rúanda, руанда, ρουάντα, رواندا, רואנדה, ルワンダ, 卢旺达, 盧安達, 르완다" },
  "San Marino": {
    code: "SM",
    names:
      "saint-marin, san marínó, san maríno, сан марино, άγιος μαρίνος, sanmarīno, san marinas, сан-марино, سان مارينو, סן מרינו, サンマリノ, 圣马力诺, 聖馬利諾, 산마리노",
  },
  "Saudi Arabia": {
    code: "SA",
    names:
      "saudi-arabien, arabie saoudite, arabia saudí, arabia saudita, arábia saudita, saoedi-arabië, saudiarabien, saudi-arabia, sádi-arabía, arabia saudyjska, saúdská arábie, saudská arábia, szaúd-arábia, arabia saudită, саудитска арабия, σαουδική αραβία, saudijska arabija, saudova arabija, саудијска арабија, saudi araabia, saūda arābija, saudo arabija, suudi arabistan, саудовская аравия, саудівська аравія, aràbia saudí, المملكة العربية السعودية, ערב הסעודית, サウジアラビア, 沙特阿拉伯, 沙烏地阿拉伯, 사우디아라비아, ả rập xê-út, arab saudi",
  },
  Senegal: {
    code: "SN",
    names:
      "sénégal, szenegál, сенегал, σενεγάλη, senegāla, senegalas, السنغال, סנגל, セネガル, 塞内加尔, 塞內加爾, 세네갈",
  },
  Serbia: {
    code: "RS",
    names:
      "serbien, serbie, sérvia, servië, serbía, srbsko, szerbia, сърбия, σερβία, srbija, србија, serbija, sırbistan, сербия, сербія, sèrbia, صربيا, סרביה, セルビア, 塞尔维亚, 塞爾維亞, 세르비아, republic of serbia, serbii",
  },
  Seychelles: {
    code: "SC",
    names:
      "seychellen, seicheles, seychellerne, seychellerna, seychellene, seychellit, seychelles-eyjar, seszele, seychely, seychelle-szigetek, сейшели, σεϋχέλλες, sejšeli, сејшели, seišellid, seišelu salas, seišeliai, seyşeller, сейшельские о-ва, сейшельські острови, سيشل, איי סיישל, セーシェル, 塞舌尔, 塞席爾, 세이셸",
  },
  "Sierra Leone": {
    code: "SL",
    names:
      "sierra leona, serra leoa, síerra leóne, сиера леоне, σιέρα λεόνε, sijera leone, сијера леоне, sjerraleone, siera leonė, сьерра-леоне, сьєрра-леоне, سيراليون, סיירה לאון, シエラレオネ, 塞拉利昂, 獅子山, 시에라리온",
  },
  Singapore: {
    code: "SG",
    names:
      "singapur, singapour, singapura, singapúr, szingapúr, сингапур, σιγκαπούρη, singapūra, singapūras, сінгапур, سنغافورة, סינגפור, シンガポール, 新加坡, 싱가포르",
  },
  Slovakia: {
    code: "SK",
    names:
      "slowakei, slovaquie, eslovaquia, slovacchia, eslováquia, slowakije, slovakiet, slovakien, slóvakía, słowacja, slovensko, szlovákia, slovacia, словакия, σλοβακία, slovačka, slovaška, словачка, slovakkia, slovākija, slovakija, slovakya, словаччина, eslovàquia, سلوفاكيا, סלובקיה, スロバキア, 斯洛伐克, 슬로바키아, slovak republic, slovensku",
  },
  Slovenia: {
    code: "SI",
    names:
      "slowenien, slovénie, eslovenia, eslovênia, slovenië, slovenien, slóvenía, słowenia, slovinsko, szlovénia, словения, σλοβενία, slovenija, словенија, sloveenia, slovēnija, slovėnija, slovenya, словенія, eslovènia, سلوفينيا, סלובניה, スロベニア, 斯洛文尼亚, 斯洛維尼亞, 슬로베니아, republic of slovenia",
  },
  Somalia: {
    code: "SO",
    names:
      "somalie, somália, somalië, sómalía, somálsko, szomália, сомалия, σομαλία, somalija, сомалија, somaalia, somālija, somalis, somali, сомали, сомалі, somàlia, الصومال, סומליה, ソマリア, 索马里, 索馬利亞, 소말리아",
  },
  "South Africa": {
    code: "ZA",
    names:
      "südafrika, afrique du sud, sudáfrica, sudafrica, áfrica do sul, zuid-afrika, sydafrika, sør-afrika, etelä-afrikka, suður-afríka, republika południowej afryki, jihoafrická republika, južná afrika, dél-afrikai köztársaság, africa de sud, южна африка, νότια αφρική, južnoafrička republika, južnoafriška republika, јужноафричка република, lõuna-aafrika vabariik, dienvidāfrikas republika, pietų afrika, güney afrika, южно-африканская республика, південно-африканська республіка, sud-àfrica, جنوب أفريقيا, דרום אפריקה, 南アフリカ, 南非, 남아프리카, nam phi, afrika selatan",
  },
  "South Korea": {
    code: "KR",
    names:
      "südkorea, corée du sud, corea del sur, corea del sud, coreia do sul, zuid-korea, sydkorea, sør-korea, etelä-korea, suður-kórea, korea południowa, jižní korea, južná kórea, dél-korea, coreea de sud, южна корея, νότια κορέα, južna koreja, јужна кореја, lõuna-korea, dienvidkoreja, pietų korėja, güney kore, республика корея, південна корея, كوريا الجنوبية, קוריאה הדרומית, 韓国, 韩国, 南韓, 대한민국, hàn quốc, korea selatan, korea, republic of korea, korea republic of, s. korea, korea (republic of), 大韓民国, 한국, 국내, เกาหลีใต้",
  },
  "South Sudan": {
    code: "SS",
    names:
      "südsudan, soudan du sud, sudán del sur, sud sudan, sudão do sul, zuid-soedan, sydsudan, sør-sudan, etelä-sudan, suður-súdan, sudan południowy, jižní súdán, južný sudán, dél-szudán, sudanul de sud, южен судан, νότιο σουδάν, južni sudan, јужни судан, lõuna-sudaan, dienvidsudāna, pietų sudanas, güney sudan, южный судан, південний судан, sudan del sud, جنوب السودان, דרום סודן, 南スーダン, 南苏丹, 南蘇丹, 남수단, nam sudan, sudan selatan",
  },
  Spain: {
    code: "ES",
    names:
      "spanien, espagne, españa, spagna, espanha, spanje, spania, espanja, spánn, hiszpania, španělsko, španielsko, spanyolország, испания, ισπανία, španjolska, španija, шпанија, hispaania, spānija, ispanija, i̇spanya, іспанія, espanya, إسبانيا, ספרד, スペイン, 西班牙, 스페인, tây ban nha, spanyol, hiszpanii, španělsku, espanjassa, испании, spanyolországban, สเปน",
  },
  "Sri Lanka": {
    code: "LK",
    names:
      "srí lanka, шри ланка, σρι λάνκα, šri lanka, šrilanka, шри-ланка, шрі-ланка, سريلانكا, סרי לנקה, スリランカ, 斯里兰卡, 斯里蘭卡, 스리랑카, srilanka, shri lanka, sri lance",
  },
  Sudan: {
    code: "SD",
    names:
      "soudan, sudán, sudão, soedan, súdan, súdán, szudán, судан, σουδάν, sudaan, sudāna, sudanas, السودان, סודן, スーダン, 苏丹, 蘇丹, 수단",
  },
  Sweden: {
    code: "SE",
    names:
      "schweden, suède, suecia, svezia, suécia, zweden, sverige, ruotsi, svíþjóð, szwecja, švédsko, svédország, suedia, швеция, σουηδία, švedska, шведска, rootsi, zviedrija, švedija, i̇sveç, швеція, suècia, السويد, שוודיה, スウェーデン, 瑞典, 스웨덴, thụy điển, swedia, szwecji, ruotsissa",
  },
  Switzerland: {
    code: "CH",
    names:
      "schweiz, suisse, suiza, svizzera, suíça, zwitserland, sveits, sveitsi, sviss, szwajcaria, švýcarsko, švajčiarsko, svájc, elveția, швейцария, ελβετία, švicarska, švica, швајцарска, šveits, šveice, šveicarija, i̇sviçre, швейцарія, suïssa, سويسرا, שווייץ, スイス, 瑞士, 스위스, thụy sĩ, swiss, szwajcarii",
  },
  Syria: {
    code: "SY",
    names:
      "syrien, syrie, siria, síria, syrië, syyria, sýrland, sýrie, sýria, szíria, сирия, συρία, sirija, сирија, süüria, sīrija, suriye, сирія, سوريا, סוריה, シリア, 叙利亚, 敘利亞, 시리아, suriah, syrian arab republic",
  },
  Taiwan: {
    code: "TW",
    names:
      "taïwan, taiwán, taívan, tajwan, tchaj-wan, tajvan, тайван, ταϊβάν, тајван, taivāna, taivanas, tayvan, тайвань, تايوان, טייוואן, 台湾, 台灣, 대만, đài loan, taiwan r.o.c., taiwan roc, republic of china, chinese taipei, r.o.c., taiwan (r.o.c.), tajwanie, тайване, ไต้หวัน",
  },
  Tajikistan: {
    code: "TJ",
    names:
      "tadschikistan, tadjikistan, tayikistán, tagikistan, tadjiquistão, tadzjikistan, tadsjikistan, tadžikistan, tadsíkistan, tadżykistan, tádžikistán, tádzsikisztán, таджикистан, τατζικιστάν, таџикистан, tadžikistāna, tadžikija, tacikistan, طاجيكستان, טג׳יקיסטן, タジキスタン, 塔吉克斯坦, 塔吉克, 타지키스탄",
  },
  Tanzania: {
    code: "TZ",
    names:
      "tansania, tanzanie, tanzânia, tansanía, tanzánia, танзания, τανζανία, tanzanija, танзанија, tansaania, tanzānija, tanzanya, танзанія, tanzània, تنزانيا, טנזניה, タンザニア, 坦桑尼亚, 坦尚尼亞, 탄자니아, united republic of tanzania",
  },
  Thailand: {
    code: "TH",
    names:
      "thaïlande, tailandia, thailandia, tailândia, thaimaa, taíland, tajlandia, thajsko, thaiföld, thailanda, тайланд, ταϊλάνδη, tajland, tajska, тајланд, tai, taizeme, tailandas, tayland, таиланд, таїланд, tailàndia, تايلاند, תאילנד, タイ, 泰国, 泰國, 태국, thái lan, tajlandii, thajsku, thaimaassa, ไทย, ประเทศไทย",
  },
  Togo: { code: "TG", names: "tógó, того, τόγκο, togas, توغو, טוגו, トーゴ, 多哥, 토고" },
  "Trinidad and Tobago": {
    code: "TT",
    names:
      "trinidad & tobago, trinidad und tobago, trinité-et-tobago, trinidad y tobago, trinidad e tobago, trinidad en tobago, trinidad og tobago, trinidad och tobago, trinidad ja tobago, trínidad og tóbagó, trynidad i tobago, trinidad a tobago, trinidad és tobago, trinidad și tobago, тринидад и тобаго, τρινιντάντ και τομπάγκο, trinidad i tobago, trinidad in tobago, trinidāda un tobāgo, trinidadas ir tobagas, trinidad ve tobago, тринідад і тобаго, ترينيداد وتوباغو, טרינידד וטובגו, トリニダード・トバゴ, 特立尼达和多巴哥, 千里達及托巴哥, 트리니다드 토바고, trinidad và tobago, trinidad dan tobago",
  },
  Tunisia: {
    code: "TN",
    names:
      "tunesien, tunisie, túnez, tunísia, tunesië, tunisien, túnis, tunezja, tunisko, tunézia, тунис, τυνησία, tunis, tunizija, tuneesia, tunisija, tunisas, tunus, туніс, تونس, תוניסיה, チュニジア, 突尼斯, 突尼西亞, 튀니지, tunezji, tunisku, tunisiassa, тунисе",
  },
  Turkey: {
    code: "TR",
    names:
      "türkiye, türkei, turquie, turquía, turchia, turquia, turkije, tyrkiet, turkiet, tyrkia, turkki, tyrkland, turcja, turecko, törökország, turcia, турция, τουρκία, turska, turčija, турска, türgi, turcija, turkija, туреччина, تركيا, טורקיה, トルコ, 土耳其, 튀르키예, thổ nhĩ kỳ, turki, turkiye, turcji, turecku, turkissa, törökországban, турции, türkiye'de, t.c., ตุรกี",
  },
  Turkmenistan: {
    code: "TM",
    names:
      "turkménistan, turkmenistán, turcomenistão, túrkmenistan, turkménsko, türkmenisztán, туркменистан, τουρκμενιστάν, türkmenistan, turkmenistāna, turkmėnistanas, туркменістан, تركمانستان, טורקמניסטן, トルクメニスタン, 土库曼斯坦, 土庫曼, 투르크메니스탄",
  },
  USA: {
    code: "US",
    names:
      "united states, vereinigte staaten, états-unis, estados unidos, stati uniti, verenigde staten, yhdysvallat, bandaríkin, stany zjednoczone, spojené státy, spojené štáty, egyesült államok, statele unite ale americii, съединени щати, ηνωμένες πολιτείες, sjedinjene američke države, združene države amerike, сједињене државе, ameerika ühendriigid, amerikas savienotās valstis, jungtinės valstijos, amerika birleşik devletleri, соединенные штаты, сполучені штати, estats units, الولايات المتحدة, ארצות הברית, アメリカ合衆国, 美国, 美國, 미국, hoa kỳ, amerika serikat, u.s.a., u.s., united states of america, us of america, the states, america, etats-unis, ee.uu., ee. uu., eeuu, eua, usas, сша, yhdysvalloissa, สหรัฐอเมริกา, mỹ",
  },
  Uganda: {
    code: "UG",
    names: "ouganda, oeganda, úganda, уганда, ουγκάντα, أوغندا, אוגנדה, ウガンダ, 乌干达, 烏干達, 우간다",
  },
  Ukraine: {
    code: "UA",
    names:
      "ucrania, ucraina, ucrânia, oekraïne, ukraina, úkraína, ukrajina, ukrajna, украйна, ουκρανία, украјина, ukrayna, украина, україна, ucraïna, أوكرانيا, אוקראינה, ウクライナ, 乌克兰, 烏克蘭, 우크라이나, ukrainie, украине, україні",
  },
  "United Arab Emirates": {
    code: "AE",
    names:
      "vereinigte arabische emirate, émirats arabes unis, emiratos árabes unidos, emirati arabi uniti, emirados árabes unidos, verenigde arabische emiraten, de forenede arabiske emirater, förenade arabemiraten, de forente arabiske emirater, arabiemiirikunnat, sameinuðu arabísku furstadæmin, zjednoczone emiraty arabskie, spojené arabské emiráty, egyesült arab emírségek, emiratele arabe unite, обединени арабски емирства, ηνωμένα αραβικά εμιράτα, ujedinjeni arapski emirati, združeni arabski emirati, уједињени арапски емирати, araabia ühendemiraadid, apvienotie arābu emirāti, jungtiniai arabų emyratai, birleşik arap emirlikleri, оаэ, обʼєднані арабські емірати, emirats àrabs units, الإمارات العربية المتحدة, איחוד האמירויות הערביות, アラブ首長国連邦, 阿拉伯联合酋长国, 阿拉伯聯合大公國, 아랍에미리트, các tiểu vương quốc ả rập thống nhất, uni emirat arab, uae, u.a.e., dubai, emirates",
  },
  "United Kingdom": {
    code: "GB",
    names:
      "vereinigtes königreich, royaume-uni, reino unido, regno unito, verenigd koninkrijk, storbritannien, storbritannia, iso-britannia, bretland, wielka brytania, spojené království, spojené kráľovstvo, egyesült királyság, regatul unit, обединеното кралство, ηνωμένο βασίλειο, ujedinjeno kraljevstvo, združeno kraljestvo, уједињено краљевство, ühendkuningriik, apvienotā karaliste, jungtinė karalystė, birleşik krallık, великобритания, велика британія, regne unit, المملكة المتحدة, בריטניה, イギリス, 英国, 英國, 영국, vương quốc anh, inggris raya, uk, u.k., great britain, england, scotland, wales, britain, northern ireland, gran bretagna, grande-bretagne, großbritannien, gran bretaña, grã-bretanha, anglia, angleterre, inghilterra, inglaterra, schottland, ecosse, écosse, escocia, scozia, великобритании, wielkiej brytanii, สหราชอาณาจักร, anh quốc, inggris",
  },
  Uruguay: {
    code: "UY",
    names:
      "uruguai, úrúgvæ, urugwaj, uruguaj, уругвай, ουρουγουάη, urugvaj, уругвај, urugvaja, urugvajus, أورغواي, אורוגוואי, ウルグアイ, 乌拉圭, 烏拉圭, 우루과이",
  },
  Uzbekistan: {
    code: "UZ",
    names:
      "usbekistan, ouzbékistan, uzbekistán, uzbequistão, oezbekistan, úsbekistan, üzbegisztán, узбекистан, ουζμπεκιστάν, uzbekistāna, uzbekistanas, özbekistan, أوزبكستان, אוזבקיסטן, ウズベキスタン, 乌兹别克斯坦, 烏茲別克, 우즈베키스탄, узбекистане",
  },
  Venezuela: {
    code: "VE",
    names:
      "venesúela, wenezuela, венецуела, βενεζουέλα, venecuēla, venesuela, венесуэла, венесуела, veneçuela, فنزويلا, ונצואלה, ベネズエラ, 委内瑞拉, 委內瑞拉, 베네수엘라, venezuela bolivarian republic of",
  },
  Vietnam: {
    code: "VN",
    names:
      "viêt nam, vietnã, víetnam, wietnam, vietnám, виетнам, βιετνάμ, vijetnam, вијетнам, vjetnama, vietnamas, вьетнам, вʼєтнам, فيتنام, וייטנאם, ベトナム, 越南, 베트남, việt nam, viet nam, wietnamie, vietnamu, vietnamissa, вьетнаме, เวียดนาม",
  },
  Yemen: {
    code: "YE",
    names:
      "jemen, yémen, iêmen, йемен, υεμένη, јемен, jeemen, jemena, jemenas, ємен, iemen, اليمن, תימן, イエメン, 也门, 葉門, 예멘, yaman",
  },
  Zambia: {
    code: "ZM",
    names:
      "sambia, zambie, zâmbia, sambía, замбия, ζάμπια, zambija, замбија, zambiya, замбія, zàmbia, زامبيا, זמביה, ザンビア, 赞比亚, 尚比亞, 잠비아",
  },
  Zimbabwe: {
    code: "ZW",
    names:
      "simbabwe, zimbabue, zimbábue, simbabve, зимбабве, ζιμπάμπουε, zimbabve, zimbabvė, зімбабве, zimbàbue, زيمبابوي, זימבבואה, ジンバブエ, 津巴布韦, 辛巴威, 짐바브웨",
  },
};
