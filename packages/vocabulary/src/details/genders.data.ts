/** Who goods are made for, with the words that say so in titles. */
export const GENDER_WORDS = {
  men: "men, mens, man, male, males, gents, gent, gentlemen, for him, him, homme, hommes, herren, herr, manner, hombre, hombres, caballero, uomo, uomini, masculino, masculina, homem, heren, mannen, meski, meska, meskie, mezczyzn, guys, menswear, dad, husband, herrar, herre, miesten, miehet, erkek, мужской, мужская, мужское, мужские, для мужчин, мужчинам, чоловічий, чоловіча, чоловіче, чоловічі, ανδρικό, ανδρικά, ανδρική, ανδρικός, رجالي, رجالية, للرجال, לגברים, גברים, גבר, メンズ, 男性, 紳士, 男士, 男式, 男装, 男款, 男, 남성, 남자, 맨즈",
  women:
    "women, womens, woman, female, females, ladies, lady, for her, her, femme, femmes, damen, dame, frauen, mujer, mujeres, senora, donna, donne, feminino, feminina, mulher, dames, vrouwen, damski, damska, damskie, kobiet, womenswear, mom, wife, misses, dam, kvinna, kvinnor, kvinder, kvinner, naisten, naiset, kadin, bayan, женский, женская, женское, женские, для женщин, женщинам, жіночий, жіноча, жіноче, жіночі, γυναικείο, γυναικεία, γυναικείος, نسائي, نسائية, للنساء, לנשים, נשים, レディース, 女性, 婦人, ウィメンズ, 女士, 女式, 女装, 女款, 女, 여성, 여자, 우먼즈",
  boys: "boy, boys, garcon, garcons, jungen, junge, nino, ninos, bambino, menino, menino, jongens, jongen, chlopiec, chlopiecy, chlopieca, chlopiece, poika, poikien, pojke, pojkar, dreng, drenge, baby boy, baby boys, erkek cocuk, для мальчика, для мальчиков, 男の子, ボーイズ, 男童, ولادي, 남아",
  girls:
    "girl, girls, fille, filles, madchen, nina, ninas, bambina, bambine, menina, meisjes, meisje, dziewczynka, dziewczynki, dziewczecy, dziewczeca, dziewczece, flicka, flickor, pige, piger, tytto, tyttojen, baby girl, baby girls, kiz cocuk, для девочки, для девочек, 女の子, ガールズ, 女童, بناتي, 여아",
  unisex:
    "unisex, men and women, women and men, men women, women men, men's and women's, gender neutral, genderless, mixte, herren und damen, damen und herren, унисекс, 男女兼用, ユニセックス, 男女, 中性, 情侣, 남녀공용, 유니섹스",
  children:
    "kid, kids, child, children, childrens, infant, infants, toddler, toddlers, newborn, enfant, enfants, kinder, kind, kinderen, infantil, bimbi, dzieci, boys and girls, girls and boys, barn, lasten, cocuk, детский, детская, детское, детские, для детей, дитячий, дитяча, дитяче, дитячі, παιδικό, παιδικά, للاطفال, اطفال, לילדים, ילדים, キッズ, 子供, こども, 儿童, 童装, 兒童, 아동, 키즈",
  youngsters: "baby, babies, junior, juniors, youth, teen, teens, jr, tween, bebe",
} as const;

/** Names and phrases with such a word that do not say who the goods are for. */
export const NOT_GENDERS =
  "boyfriend, girlfriend, boyfriend fit, boyfriend jeans, boyfriend shirt, boy shorts, boy short, boyshort, spider man, spiderman, super man, superman, iron man, ant man, bat man, batman, x men, he man, mr men, mr man, man united, man utd, man city, mad men, isle of man, man made, manmade, mom jeans, mom fit, dad cap, dad hat, dad shoes, dad sneakers, lady bag, lady lock, old lady, lady gaga, my lady, black man, fall out boy, bad boy, playboy, fat boy, jean paul, first lady, gentlemens club, ladybird, lady bird, teenage mutant, cover girl, powerpuff girls, powerpuff girl, gossip girl, spice girls, beastie boys, dame edna, baby doll, babydoll, baby pink, baby blue, baby phat, baby soft, marks man, brown boy, notre dame, junior senior, barn jacket, barn coat, pottery barn, it girl, hello kitty baby, wonder woman, wonder women, cat woman, catwoman, pretty woman, lady million";
