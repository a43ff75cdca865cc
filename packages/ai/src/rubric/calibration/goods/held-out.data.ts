import type { FamilyPairs } from "./pair.ts";

/** Pairs for measuring only: nobody tunes to them, or looks at them individually. All are whole texts, as pasted. */
export const HELD_OUT: Readonly<Record<string, FamilyPairs>> = {
  activewear: {
    same: [
      [
        ["wild", 84, 98],
        "Vuori Performance Jogger\n$98.00\nColor: Heather Grey\nYour new favorite pant, worn by everybody, everywhere. DreamKnit fabric, soft and stretchy, adjustable drawcord, side pockets, tapered leg with ribbed hem.\n89% recycled polyester, 11% elastane\nFree shipping over $75. Easy returns within 60 days.",
        "VUORI women's performance jogger, black, size S\nDreamKnit, drawstring waist, two pockets, cropped tapered leg. Worn twice, washed cold. 89% polyester 11% elastane. $55 + shipping, no returns",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        'lululemon\nHotty Hot High-Rise Lined Short 4"\n$68\nBlack\nRun hard in these lightweight shorts. Swift fabric, built-in liner, zippered back pocket, continuous drawcord, curved hem.\nBody: 86% recycled polyester, 14% elastane. Liner: 100% polyester.\nModel is 5\'9" and wears a size 4',
        "CRZ YOGA Women's High Waisted Running Shorts with Liner 4'' Quick Dry Gym Athletic Workout Shorts Zip Pocket\n$26.00\nBlack\nFeathery-Fit: 88% polyester, 12% spandex. Lined, zip pocket at the back, elastic waistband with drawstring.\n4.5 out of 5 stars, 12,304 ratings. Prime free returns",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Alo Yoga Accolade Sweatpant\n$128\nAthletic Heather Grey\nOur heavyweight French terry classic: relaxed straight leg, elastic waist with drawcord, side pockets.\n68% cotton, 32% polyester. Machine wash cold.",
        "Nike Sportswear Phoenix Fleece\nWomen's High-Waisted Oversized Sweatpants\n$70\nDark Grey Heather\nSoft brushed fleece, tall ribbed waistband, baggy leg with elastic cuffs, embroidered Swoosh.\n80% cotton, 20% polyester\nFree delivery for members",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Outdoor Voices Doing Things Skort\n$78\nIn navy. Flared skirt with built-in shorts, hidden pocket, wide waistband. TechSweat: 75% polyester, 25% spandex. Exchanges are always free.",
        "Under Armour Women's HeatGear No-Slip Waistband Full-Length Leggings\n£45.00\nBlack\nSmooth, stretchy, mid-rise, side drop-in pockets. 82% polyester, 18% elastane\nStandard delivery £4.99",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 24],
        "Lululemon Energy Bra Medium Support, B–D Cups\n$58, black\nLuxtreme fabric wicks sweat. Strappy back, built-in cups. 71% nylon, 29% lycra elastane.",
        "lululemon The Reversible Mat 5mm\n$98\nBlack / white. Natural rubber base, polyurethane top layer, absorbs moisture for grip in hot yoga. 66 cm x 180 cm, 2.4 kg.",
      ],
    ],
  },
  bags: {
    same: [
      [
        ["wild", 78, 96],
        'Bottega Veneta\nJodie Mini\n$2,550\nMini Intrecciato leather shoulder bag with knotted handle, top zip\nColor: Fondant (brown)\nNappa leather, lambskin lining. 11" x 9" x 3". Made in Italy. Complimentary shipping and returns.',
        "Bottega Veneta Teen Jodie shoulder bag, black intrecciato nappa, knot handle, zip top, 36 cm. Very good condition, small scuff at corner, dust bag included. Vestiaire €1.690",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Polène Paris — Numéro Neuf Mini\nTextured leather, camel\nFull-grain calfskin, pleated draped flap, top handle and long adjustable strap, suede lining. 22 x 16 x 10 cm\n390 €\nHandmade in Ubrique, Spain. Free returns within 30 days.",
        "Women's Pleated Crossbody Bag Soft Vegan Leather Draped Flap Small Shoulder Purse with Top Handle, Brown\n$36.99\nPU leather, polyester lining, detachable adjustable strap, magnetic closure. 8.6 x 6.5 x 4 inch. Brand: CLUCI. 30-day money back.",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        'Gucci\nHorsebit 1955 small shoulder bag\n$3,350\nBrown leather, gold-toned Horsebit, flap closure, adjustable shoulder strap, microfiber lining. 10"W x 7"H x 3"D. Made in Italy',
        'Michael Kors Parker Medium Leather Shoulder Bag\nWas $398 now $149\nLuggage brown. Pebbled leather, flap with snap, chain-link logo charm, chain strap. Interior zip pocket. 10"W X 6.5"H. Final sale.',
      ],
    ],
    related: [
      [
        ["wild", 28, 52],
        "Goyard Saint Louis PM tote\nBlack Goyardine canvas with tan Chevroches calfskin trim, open top, slim shoulder handles, removable pouch\nUnlined, reversible\n€1,550, boutique only",
        'Kate Spade New York Knott Medium Satchel\n$358\nBlack pebbled leather, zip top, two compartments, knotted sides, top handles and removable crossbody strap. 9.4"h x 12"w. Sign up for 15% off your first order',
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "LOEWE Puzzle small bag in classic calfskin\n£2,650\nTan\nCuboid shape with geometric lines, top handle, detachable strap, zip. Herringbone cotton canvas lining. Made in Spain",
        "Loewe Anagram baseball cap in canvas\n£325\nTan cotton canvas with embroidered Anagram, adjustable leather strap. One size. Made in Italy. Returns accepted within 30 days.",
      ],
    ],
  },
  boots: {
    same: [
      [
        ["wild", 84, 98],
        "Sorel Women's Joan of Arctic™ Boot\n$220\nColor: Quarry, Black\nWaterproof suede and full-grain leather upper, removable 6mm recycled felt inner boot, faux fur cuff, vulcanized rubber shell. Lace up. Shaft height 11 in.",
        "Sorel Joan of Arctic snow boots Elk brown, US 8. Waterproof suede, felt liner, faux fur cuff, rubber foot. Worn one season. $85 obo",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "UGG® Classic Mini Platform\n$170, chestnut\nSuede and sheepskin ankle boot on a lightweight platform EVA outsole, UGGplush wool lining 17mm. Pre-treated to repel moisture.",
        "Bearpaw Women's Retro Shorty Platform Boot\nHickory\n$89.99\nSuede upper, wool blend lining, sheepskin footbed, EVA platform outsole, NeverWet protection. Pull on. Free shipping on orders over $50",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Red Wing Heritage\n6-Inch Classic Moc 1907\n$319.99\nCopper Rough & Tough leather, moc toe, white Traction Tred wedge sole, Goodyear welt, lace-up. Made in USA with imported materials.",
        "Clarks Originals Wallabee Boot\n£150\nBeeswax leather, moccasin toe seam, two eyelet lace-up, natural crepe sole. Chukka height. Free click & collect.",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Chloé Susanna studded ankle boots\n€1,090\nBlack suede, gold studs, three buckled straps, almond toe, 55 mm heel. Leather sole. Made in Italy.",
        "Hunter Women's Original Chelsea Boots\n£110\nBlack\nHandcrafted from natural vulcanised rubber, waterproof, elastic side gussets, pull tab, matt finish, low block heel. Vegan. Delivery 3–5 working days",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Dr. Martens Sinclair platform boots, black Milled Nappa leather, front zip jungle panel, 8 eyes, $210. Model wears UK 5. Pay in 4 instalments.",
        "Dr Martens Wonder Balsam 85ml\n£12\nA natural blend of coconut oil, beeswax and lanolin that protects leather boots and shoes from salt and water. Sponge included.",
      ],
    ],
  },
  coats: {
    same: [
      [
        ["wild", 84, 98],
        "Aritzia Wilfred The Slouch Coat\n$325\nHeather Camel\nRelaxed single-breasted coat with notch lapels in a double-face wool blend; dropped shoulders, patch pockets, back vent.\nContent: 80% wool, 20% polyamide. Dry clean only.",
        "Wilfred Aritzia Slouch coat heather grey size XS\nwool/polyamide (80/20), single breasted, dropped shoulder, knee length. like new!! $180 firm",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "THE NORTH FACE\nWomen's Denali Jacket — TNF Black\n$180\nIconic since 1988: recycled 300-weight fleece with nylon overlays at shoulders and chest, zip hand pockets and chest pockets, hem cinch-cord.\nBody: 100% recycled polyester fleece. Overlay: 100% nylon",
        "Columbia women's colour block fleece jacket full zip Black M\nHeavy polyester fleece with smooth woven panel over the shoulders and zipped chest pocket, drawcord hem, stand collar. 100% polyester. £48.00 RRP £65 free P&P",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Barbour Ashby Wax Jacket\n£249.00\nOlive. 4oz Sylkoil wax cotton, corduroy collar, two-way zip under a studded stormfly, bellows pockets, moleskin-lined handwarmers, tartan lining, tailored fit.\nOuter: 100% cotton waxed. Lining: 100% cotton.",
        "Levi's Men's Washed Cotton Military Jacket\n$120 $69.99\nOlive\nStand collar with hidden hood, four flap pockets, zip and snap front, drawcord waist. Shell: 100% cotton. Lining: polyester. Machine wash",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Moncler Maya short down jacket\n$1,845\nBlack nylon laqué, down-filled, hood, boudin quilting, zip closure, logo patch on sleeve pocket. 100% polyamide; padding: 90% down, 10% feathers. Ships in a Moncler box.",
        "Mango Double-breasted wool coat\n€199.99\nBlack\nLapel collar, button fastening, straight cut, side pockets, back slit. Composition: 58% wool, 33% polyester, 5% acrylic, 4% polyamide. Free returns to store",
      ],
    ],
    unlike: [
      [
        ["wild", 0, 22],
        "Canada Goose Expedition Parka Heritage\n$1,695, navy\nBuilt for Antarctica: 625 fill power duck down, coyote-free hood trim, snow skirt, Arctic Tech shell 85% polyester 15% cotton.",
        "Goose down pillow, set of 2, queen\n$89.95\nWhite cotton shell, 100% cotton, filling goose down and feathers. Hypoallergenic. 100 night trial.",
      ],
    ],
  },
  dresses: {
    same: [
      [
        ["wild", 84, 98],
        "SELF-PORTRAIT Azaelea Guipure Lace Mini Dress\n$480\nPink. Panelled guipure lace with ruffled tiers, cut-out shoulders, high neck, short sleeves, concealed zip at back. 100% polyester; lining 100% polyester. Dry clean.",
        "Self Portrait Azaelea dress UK 8 in navy, guipure lace minidress, tiered skirt, worn once to a christening. 100% polyester. Offers around £120",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Staud Wells Dress\n$295\nBlack\nSleeveless fit-and-flare midi with square neck, corset-like seams, full skirt. Stretch cotton: 97% cotton, 3% elastane. Back zip.\nTrue to size, model is 5'10\" wearing 2.",
        "Abercrombie & Fitch Square-Neck Fit & Flare Midi Dress\n$110\nBlack\nSleeveless midi with structured seamed bodice and flared full skirt, side pockets. 70% cotton, 26% nylon, 4% elastane. Zip at back. myAbercrombie members get free shipping",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Faithfull the Brand Ramata Midi Dress\n$289, white\nOff-shoulder ruched bodice, short puff sleeves, slit skirt. 100% linen. Handmade in Bali.",
        "H&M Linen-blend smocked sundress\n£37.99\nWhite. Calf-length, narrow tie shoulder straps, smocked at the back, tiered skirt. 55% linen, 45% cotton. Members get 10%",
      ],
    ],
    related: [
      [
        ["wild", 24, 48],
        "Hervé Léger Icon V-neck bandage mini dress\n$1,290\nBlack rayon nylon spandex bandage knit, sleeveless, body-skimming, back zip. 90% rayon, 9% nylon, 1% spandex.",
        "Free People Adella Slip Dress\n$128\nBlack cotton lace slip, V-neck, crochet inset bodice, strappy back, flared tiered mini skirt. 100% cotton. Hand wash.",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Ganni Floral Printed Georgette Wrap Midi Dress\n€295\nViscose 100%. V-neck, wrap front with tie, long sleeves, flounce hem. Multicolour.",
        "Ganni Floral Printed Cotton Tote, large\n€95\nShopper in organic cotton poplin with all-over flower print. Two handles, inner pocket. Multicolour. Standard delivery €10",
      ],
    ],
  },
  eyewear: {
    same: [
      [
        ["wild", 84, 98],
        "Persol PO0649\n$293\nHavana acetate, double bridge, keyhole, Meflecto temples, silver arrow hinges, green crystal lenses, 54 mm. Made in Italy. Case included.",
        "PERSOL 649 sonnenbrille schwarz, 56 mm, black acetate with crystal grey lenses, Original Etui, wie neu, VB 130 €",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "CELINE Triomphe 01 sunglasses in acetate\n$520\nBlack\nRectangular oval frame, gold Triomphe on temples, grey lenses, 100% UV protection. Made in Italy.",
        "FEISEDY Retro 90s Oval Rectangle Sunglasses Women with Gold Metal Logo Hinge, thick black plastic frame, grey lenses UV400\n$14.99\nIncludes pouch and cloth. 90-day warranty",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Tom Ford Snowdon FT0237\n$455\nSquare acetate, dark havana, metal T at the temples, roviex brown lenses, 50mm.",
        "Quay After Hours sunglasses, polarized\n$85\nTortoise. Oversized square plastic frame with brown lenses. Buy one, get one 50% off. Free shipping above $50",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Oakley Sutro OO9406\n$180\nPolished white, Prizm Road shield lens, O Matter frame, Unobtainium nosepads. Made for urban cyclists.",
        "Miu Miu Logo cat-eye sunglasses SMU 03Q\n$480\nBlack acetate, cat eye, gradient grey lenses, gold lettering. 53 mm. Ships with case.",
      ],
    ],
    unlike: [
      [
        ["wild", 0, 22],
        "Maui Jim Peahi polarized wrap sunglasses B202\n$299\nGloss black nylon, neutral grey MauiPure glass, 65 mm. Two-year warranty.",
        "Chums Original Cotton Retainer\n$7.99\nHolds your glasses around the neck. Black. 100% cotton, fits most frames, made in USA.",
      ],
    ],
  },
  "hats-scarves": {
    same: [
      [
        ["wild", 84, 98],
        "Acne Studios\nPansy Face beanie\n$150\nNavy ribbed wool, folded cuff with face patch. 100% wool. Dry clean. One size.",
        "Acne Studios Face wool beanie, pale pink melange, ribbed, face logo patch, turned-up. 100% wool. SSENSE sale 98 USD, final sale no returns.",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Burberry The Classic Check Cashmere Scarf\n£450\nArchive beige. Woven in Scotland, fringed ends, 168 x 30 cm. 100% cashmere. Gift boxed.",
        "V. Fraas Cashmink plaid scarf beige check, fringes, 180 x 30 cm, 100% acrylic, softer than cashmere, made in Germany\n$28.95 Prime",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Lack of Color The Wave bucket hat\n$79\nPink terry towelling, wide stitched brim. 100% cotton. Sizes S–L.",
        "Kangol Bermuda Casual bucket hat\n£48\nPink, textured knit with brushed terry feel, kangaroo logo. 57% modacrylic, 43% acrylic. Free UK delivery over £60",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Hermès Carré 90 silk twill scarf\n€480\nMulticolour print with horses, hand-rolled edges, 90 x 90 cm. 100% silk. Made in France.",
        "Arket Alpaca-blend scarf\n£69\nOff-white brushed knit, extra long, 40 x 200 cm. 66% alpaca, 26% polyamide, 8% wool. Hand wash cold",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Eugenia Kim Courtney packable straw sun hat\n$445\nHemp blend, extra wide brim, black grosgrain. UPF 50.",
        "Eugenia Kim x Target women's straw wedge sandals, size 8, black strap, jute platform 9 cm, $24.99 clearance",
      ],
    ],
  },
  heels: {
    same: [
      [
        ["wild", 84, 98],
        "Christian Louboutin\nKate 85 patent pumps\n$795\nBlack patent calf leather, pointed toe, 85 mm stiletto heel, red lacquered leather sole. Made in Italy. Free shipping",
        "LOUBOUTIN Kate 85mm nude patent leather pointed toe pumps EU 38.5, red soles lightly scuffed, box, dustbag. $420 pre-loved authenticated",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Manolo Blahnik Hangisi 105\n$1,195\nBlue satin pumps with jewel crystal buckle, pointed toe, 105 mm stiletto heel. Leather lining and sole. Made in Italy.",
        "DREAM PAIRS Women's Rhinestone Buckle Pointed Toe Satin Stiletto Pumps 4 inch wedding heels, Royal Blue\n$49.99\nSatin upper, man-made sole, cushioned insole. FREE delivery Tuesday",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Gianvito Rossi Portofino 105 sandals\n$895\nBlack suede, single toe strap and ankle strap with buckle, stiletto heel 105mm, leather sole.",
        "Steve Madden Irenee two-strap block heel sandal\n$99.95\nBlack suede, open toe, ankle strap, 2.6 inch block heel. Man-made sole. Students save 15%",
      ],
    ],
    related: [
      [
        ["wild", 28, 52],
        'Gucci Jordaan Horsebit leather loafers\n$980\nBlack. Slim shape with gold-toned Horsebit, leather sole, 0.5" heel. Made in Italy',
        "Tory Burch Claire Cap-Toe Ballet Flat\n$258\nBlack nappa leather with patent cap toe, double T logo, elastic edge, rubber sole. Free gift wrap",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Aquazzura Tequila 105 crystal sandals\n$1,450\nSilver leather, crystal-embellished straps, stiletto heel. Made in Italy.",
        "Crystal Tequila Decanter Set, 750ml with 4 shot glasses\n$69.95\nLead-free crystal, silver stopper. Hand wash recommended.",
      ],
    ],
  },
  knitwear: {
    same: [
      [
        ["wild", 84, 98],
        "Everlane The Alpaca Crew\n$98\nHeather Oatmeal\nRelaxed, cropped, ribbed trim, lofty and soft. 56% baby alpaca, 39% recycled nylon, 5% merino wool. Hand wash or dry clean. Runs large.",
        "Everlane alpaca crewneck sweater, black, M. cropped relaxed fit. 56% alpaca 39% nylon 5% wool. EUC no pilling $38 on Poshmark",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Khaite Scarlet cashmere cardigan\n$1,780\nIvory. Slim ribbed V-neck cardigan with button front, balloon sleeves. 100% cashmere. Dry clean only. Made in Italy.",
        "Quince Mongolian Cashmere V-Neck Cardigan\n$69.90\nIvory\nGrade A 100% cashmere, ribbed trim, button front, relaxed sleeves. Free shipping, 365 day returns. Compare at $190",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Jenni Kayne Fisherman Sweater\n$395\nOatmeal. Chunky half-cardigan rib, crew neck, dropped shoulders, boxy. 85% alpaca, 15% wool. Please allow two weeks for delivery.",
        "Uniqlo Women's Soufflé Yarn Half Cardigan Sweater crew neck\n$39.90\nNatural\nRelaxed, rib texture, long sleeves. 61% acrylic, 23% polyester, 11% wool, 5% elastane. Online exclusive sizes",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Saint James Binic II wool sailor sweater\n€165\nNavy, boat neck, shoulder buttons, striped ecru. 100% virgin wool. Made in France.",
        "Reformation Cashmere Polo Sweater\n$178\nBlack, slim, short sleeves, polo collar. 70% recycled cashmere, 25% cashmere, 5% wool. Dry clean",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Loro Piana Roadster quarter-zip sweater\n$1,950, grey\nCashmere rib-knit, high collar with zip, suede piping. 100% cashmere. Dry clean only.",
        "Loro Piana Unito cashmere blanket\n$2,900\nGrey. 100% baby cashmere, 140 x 180 cm, fringed short sides. Dry clean only",
      ],
    ],
  },
  lingerie: {
    same: [
      [
        ["wild", 84, 98],
        "Hanky Panky Signature Lace Original Rise Thong 4811\n$26\nBlack. World's most comfortable thong. 100% nylon lace; trim 90% nylon 10% spandex; crotch lining 100% Supima cotton. Made in USA.",
        "hanky panky 4811 original rise thong Chai beige OS new with tags, signature lace. $14",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "SKIMS Sculpting Bodysuit\n$72\nOnyx. Scoop neck, thong back, snap gusset, double-layer core compression. 68% nylon, 32% elastane. Free shipping above $75",
        "SHAPERX Bodysuit for Women Tummy Control Shapewear Seamless Sculpting Thong Body Shaper Tank Top, Black\n$29.99\n68% polyamide, 32% elastane. Scoop neck, snap crotch. #1 best seller in shapewear bodysuits",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Agent Provocateur Lorna plunge underwired bra\n$140\nBlack stretch tulle with satin straps, sheer. 81% polyamide, 19% elastane.",
        "Savage X Fenty Unlined Lace Balconette Bra\n$54.95\nBlack. Floral lace cups with underwire, adjustable straps, hook and eye. 88% nylon, 12% elastane. VIP price $27",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Eberjey Gisele long PJ set\n$148\nBlack/bone piping; soft modal button top with notch collar and long pants. 95% TENCEL modal, 5% spandex.",
        "Lunya Washable Silk Slip Dress\n$198\nImmersed black silk nightdress, V-neck, adjustable straps, midi. 100% silk. Machine washable on cold.",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 24],
        "Calvin Klein Underwear Modern Cotton Bralette\n$32\nGrey heather, logo band, racerback. 53% cotton, 35% modal, 12% elastane.",
        "Calvin Klein CK One Eau de Toilette 100ml\n$65\nA clean, unisex fragrance with bergamot, cardamom, green tea. Spray bottle. Non-returnable once opened",
      ],
    ],
  },
  "necklaces-earrings": {
    same: [
      [
        ["wild", 84, 98],
        "Mejuri Bold Large Hoops\n$98\n18k gold vermeil on sterling silver. Tube hoops 30 mm, click closure. 2-year warranty.",
        "MEJURI large bold hoops sterling silver (not the vermeil), tube, 30mm, worn few times, polish cloth included £45",
      ],
    ],
    dupe: [
      [
        ["wild", 60, 84],
        "Missoma Lucy Williams Roman Arc Coin Necklace\n£129\n18ct gold vermeil on sterling silver, medallion pendant on chain, adjustable 40–45 cm. Recycled. 2 year warranty",
        "Gold Coin Necklace for Women 14K Gold Plated Roman Medallion Pendant Layering Chain Necklace Adjustable 16-18 inch\n$13.99\nBrass, nickel free. Gift box. PAVOI",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Mikimoto Akoya cultured pearl stud earrings 7 mm A+\n$610\n18k white gold posts, white round pearls, with certificate.",
        "Majorica 8mm round man-made pearl drop earrings, sterling silver\n$70\nWhite organic pearls on rhodium plated sterling silver, hook. Nordstrom free returns",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        'Tiffany & Co. Elsa Peretti Bean design pendant\n$350\nSterling silver, 11 mm wide, on a 16" chain. Original designs copyrighted by Elsa Peretti.',
        'Ana Luisa large link chain necklace gold Harper\n$75\nThick paperclip chain, 14k gold plated brass, 16" + 2" extender. Water resistant',
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Swarovski Matrix tennis necklace, round cut, white, rhodium plated\n$250\n38-45 cm, 3 mm crystals",
        "Swarovski Crystalline ballpoint pen, blue, chrome plated, filled with crystals\n$39\nRefillable. Gift packaging available",
      ],
    ],
  },
  "rings-bracelets": {
    same: [
      [
        ["wild", 80, 97],
        "Cartier Juste un Clou bracelet, small model\n$3,650\n18K yellow gold nail bracelet, width 1.8 mm, B6062517. Size 16.",
        "Cartier Juste un Clou bracelet SM white gold 750 size 17 with certificate 2021, nail bangle, light hairlines. €2.950 Catawiki",
      ],
    ],
    dupe: [
      [
        ["wild", 60, 84],
        "Van Cleef & Arpels Vintage Alhambra bracelet, 5 motifs\n$4,700\n18K yellow gold, mother-of-pearl clovers edged with beads, lobster clasp, 19 cm. Certificate of authenticity.",
        "Four Leaf Clover Bracelet for Women 18K Gold Plated White Shell Lucky Clover Chain Link Bracelet Adjustable 7 inch\n$18.99\nStainless steel, gold plated, white mother of pearl shell. Gift for her. Tarnish free",
      ],
    ],
    similar: [
      [
        ["wild", 42, 68],
        "Bulgari B.zero1 three-band ring\n$2,650\n18 kt rose gold, spiral with logo engraved edges.",
        "Michael Kors Mercer Link logo ring, 14k rose gold-plated sterling silver, wide band with pavé, $95. Free shipping",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "David Yurman Cable Classics bracelet 5mm\n$650\nSterling silver with 14k gold domes, twisted cable cuff that opens at the side. Engraving available online.",
        "Alex and Ani Path of Life expandable wire bangle charm bracelet\n$38\nRafaelian silver finish, adjustable brass wire, disc charms. Recycled",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Tiffany True engagement ring platinum, 1 ct round brilliant\n$17,200\nPrice varies with diamond",
        "Tiffany HardWear ball drop earrings sterling silver\n$300\n10 mm balls, for pierced ears. Blue Box included. Returns within 30 days",
      ],
    ],
  },
  sandals: {
    same: [
      [
        ["wild", 84, 98],
        "Teva Hurricane XLT2\n$80\nBlack. Quick-dry recycled polyester webbing, hook-and-loop straps, EVA footbed, Durabrasion rubber outsole. Vegan.",
        "TEVA hurricane XLT 2 sandals womens, sesame beige, UK6. velcro straps recycled polyester webbing, rubber sole. worn on one holiday £28",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Birkenstock Arizona Essentials EVA\n$50\nBlack. Waterproof EVA, two adjustable buckle straps, contoured footbed. Regular width. Vegan.",
        "FUNKYMONKEY Women's Comfort Slides Double Buckle Adjustable EVA Flat Sandals\n$19.99\nBlack. Lightweight, waterproof, anatomical foot-bed, two straps. 90,000+ ratings",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Ancient Greek Sandals Eleftheria\n€185\nNatural vachetta leather, braided front straps, wing buckle ankle strap, flat. Handmade in Greece.",
        "Madewell The Boardwalk Ankle-Strap Sandal\n$69.50\nEnglish saddle brown leather, wide crossover strap and ankle strap, MWL Cloudlift footbed. Free shipping for Insiders",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Hermès Oran sandal\n$760\nGold calfskin slide with H cut-out, leather sole. Iconic style. Made in Italy.",
        "Chaco Women's Z/1 Classic\n$100\nBrown. Adjustable jacquard polyester webbing through the midsole, LUVSEAT PU footbed, rubber outsole. Made for water and trail. Returns within 60 days",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Crocs Classic Clog\n$49.99\nWhite. Croslite foam, heel strap, ventilation ports, slip on.",
        "Crocs Jibbitz 5-pack shoe charms, smiley & daisy\n$19.99\nPVC charms fit the holes of your clogs. Not a toy, small parts.",
      ],
    ],
  },
  "small-leather": {
    same: [
      [
        ["wild", 82, 97],
        "Louis Vuitton Zippy Wallet\n$890\nMonogram coated canvas, zip-around, 8 card slots, coin pocket, cross-grain leather lining. 19.5 x 10.5 cm M41895",
        "Louis Vuitton Zippy wallet damier ebene, zip around, few marks inside, date code, comes with box. 19 x 10 cm. £430 Vinted",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Bellroy Slim Sleeve wallet\n$79\nCaramel. Slim leather bifold, quick access slots for cards, pull-tab, folded note section. Environmentally certified leather.",
        "Slim Minimalist Leather Bifold Wallet for Men with Pull Tab Card Holder RFID blocking\n$22.95\nBrown genuine leather, 2 quick access slots, pull strip. Andar. Gift box",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Saint Laurent Cassandre Matelassé card case in grain de poudre leather\n$345\nBlack, quilted, YSL initials, five card slots.",
        'Kate Spade Morgan Cardholder\n$68\nBlack Saffiano leather, printed logo, four slots. 3.9"w. Free shipping when you buy 2',
      ],
    ],
    related: [
      [
        ["wild", 24, 48],
        "Gucci GG Marmont leather belt with Double G buckle, 4 cm\n$480\nBlack leather, antique brass buckle",
        "Anderson's woven elastic belt 35 mm\n€110\nNavy braided stretch viscose and elastane with tan leather trim, silver pin buckle. Made in Parma",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Prada Saffiano leather wallet, large zip\n$895\nBlack, enameled triangle logo",
        "Prada Re-Nylon baseball cap, black\n$595\nRegenerated nylon, triangle logo, adjustable strap. Made in Italy",
      ],
    ],
  },
  sneakers: {
    same: [
      [
        ["wild", 82, 97],
        "Nike Dunk Low Retro\nMen's Shoes\n$115\nWhite/Black DD1391-100. Leather upper, foam midsole, rubber outsole with pivot circle. Free returns for members",
        "Nike Dunk low 'University Blue' UK 9 worn 3x, leather, rubber cupsole, OG box, minor creasing £85 collection or post",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Alexander McQueen Oversized Sneaker\n$650\nWhite smooth calf leather lace-up with black suede heel tab, oversized 45 mm rubber sole. Made in Italy.",
        "SOLLBEAM Fashion Platform Sneakers Women chunky thick sole white casual shoes with black heel\n$37.99\nPU leather upper, rubber platform sole 4.5cm, lace up. Free exchange",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "HOKA Clifton 9\n$145\nBlack / white. Knit mesh upper, early stage Meta-Rocker, compression molded EVA midsole 32 mm. Neutral road running.",
        "Brooks Ghost 15 women's running shoe\n$139.95\nBlack/blue. Engineered air mesh, DNA LOFT v2 cushioning, 12 mm drop, segmented crash pad. 90 day trial run.",
      ],
    ],
    related: [
      [
        ["wild", 28, 52],
        "Vans Old Skool\n$70\nBlack/white. Suede and canvas, side stripe, padded collar, waffle rubber outsole.",
        "New Balance 9060\n$150\nSea salt grey. Mesh and suede upper, ABZORB and SBS midsole, chunky wavy sole inspired by the 99X series. Free shipping",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "adidas Gazelle Indoor\n$120\nCollegiate green suede, T-toe, gum rubber sole.",
        "adidas Originals Adicolor Classics Firebird track jacket\n$80\nGreen, full zip, three stripes. 52% cotton, 48% recycled polyester. Regular fit",
      ],
    ],
  },
  tops: {
    same: [
      [
        ["wild", 84, 98],
        "Madewell Whisper Cotton V-Neck Pocket Tee\n$25\nBlack coal. Lightweight, slightly sheer, relaxed. 100% cotton. Machine wash. Insider free shipping",
        "Madewell whisper cotton v-neck pocket t shirt, optic white, L, 100% cotton, great used condition. 9 USD",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Frank & Eileen Eileen Relaxed Button-Up Shirt\n$268\nWhite Italian poplin, oversized, curved hem, long sleeves, spread collar. 100% cotton. Made in USA.",
        "Quince 100% Organic Cotton Poplin Long Sleeve Boyfriend Shirt\n$39.90\nWhite\nRelaxed, button front, chest pocket, curved hem, point collar. Similar to $138+. Free returns",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Vince Long Sleeve Silk Blouse\n$345\nOff white, banded collar, button front. 100% silk. Dry clean.",
        "Express Slim Portofino Shirt\n$64.99\nIvory crepe, notch collar, two chest pockets, roll-tab sleeves, button front. 100% polyester. 40% off everything today",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Skims Fits Everybody T-Shirt\n$54\nOnyx. Body-hugging stretch crew neck, short sleeves. 76% nylon, 24% spandex",
        "Ralph Lauren Custom Slim Fit Mesh Polo Shirt\n$110\nBlack cotton piqué, ribbed collar, two-button placket, embroidered pony. 100% cotton. Free shipping over $150",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Supreme Box Logo Tee\nSS24\nWhite cotton, printed box logo on chest. $54 retail",
        "Supreme box logo sticker, red, vinyl, 20 cm, authentic\n$5.00 incl. shipping. No returns",
      ],
    ],
  },
  trousers: {
    same: [
      [
        ["wild", 84, 98],
        "Abercrombie A&F Sloane Tailored Pant\n$90\nBlack. Premium crepe, high rise, pleated, wide leg, elasticized back waist. 63% polyester, 33% viscose, 4% elastane. Short, regular, long",
        "Abercrombie Sloane tailored wide leg pants taupe 27 regular, pleats, high rise. 63% poly, 33% viscose. NWOT $50",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "AGOLDE 90's Pinch Waist High Rise Straight\n$228\nPlaya: vintage mid blue. Rigid, 100% organic cotton denim, button fly, straight leg, inseam 28.5\". Made in Mexico. Free returns",
        'Abercrombie 90s High Rise Straight Jean\n$90\nMedium wash blue. 99% cotton, 1% elastane, zip fly, straight leg, rigid vintage look. Short 27". Loyalty points',
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Theory Treeca Pant in Good Wool\n$345\nBlack cropped slim-leg trousers, mid rise, 96% wool, 4% elastane. Dry clean.",
        "Old Navy Extra High-Waisted Pixie Skinny Ankle Pants\n$39.99\nBlack. Stretch twill, front zip, belt loops, slim ankle length. 66% rayon, 29% nylon, 5% spandex",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Carhartt WIP Double Knee Pant\n£130\nHamilton brown. 12 oz organic cotton Dearborn canvas, tool pockets, straight relaxed leg, triple-stitched.",
        "SuitSupply Brescia navy wool trousers\n£139\nNavy pure S110's wool, slim fit, sharp crease. Tailoring available",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Levi's 501 '90s women's jeans\n$98\nMedium indigo, 100% cotton, button fly, straight",
        "Levi's leather belt, brown, 38 mm\n$38\nBrown full-grain leather with engraved silver buckle. Size 95",
      ],
    ],
  },
  watches: {
    same: [
      [
        ["wild", 82, 97],
        "Tissot Le Locle Powermatic 80 T006.407.11.053.00\n$695\n39.3 mm stainless steel case, black guilloché dial, Roman numerals, sapphire, automatic, steel bracelet, water resistance 3 bar",
        "Tissot Le Locle powermatic 80 silver dial T006407, 39mm, leather strap, automatic, box and papers 2022. 380 € incl. shipping. Light scratches on clasp",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Rolex Explorer 36 124270\n$7,550\n36 mm Oystersteel case, smooth bezel, black dial with 3, 6, 9 numerals, Oyster bracelet, calibre 3230 automatic, 100 m. Superlative Chronometer",
        "Smiths Everest PRS-25 36mm automatic\n£425\n36 mm brushed stainless steel, smooth bezel, black dial with 3-6-9 numerals, Miyota automatic, sapphire, steel bracelet 100m. Ships worldwide",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Omega Seamaster Diver 300M 42mm\n$5,900\nBlue ceramic dial with laser-engraved waves, ceramic bezel, helium escape valve, Master Chronometer 8800, steel bracelet.",
        "Citizen Promaster Diver BN0151-09L\n$275\nEco-Drive solar, 44 mm stainless steel, blue dial and bezel, 200m, blue polyurethane strap. 5 year warranty",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Cartier Tank Louis watch, large\n$13,500\nYellow gold rectangular case 33.7 x 25.5 mm, Roman numerals, hand-wound 1917 MC, brown alligator strap",
        "Swatch Once Again GB743\n$75\nRound 34 mm black plastic case, white dial with Arabic numerals, day-date, quartz, black silicone strap. Free shipping",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Garmin Fenix 7 Sapphire Solar\n$899\n47 mm GPS multisport smartwatch, titanium bezel, silicone band, up to 22 days battery",
        "Garmin HRM-Pro Plus chest strap heart rate monitor\n$129.99\nBlack, Bluetooth and ANT+, battery 1 year, hand wash the strap",
      ],
    ],
  },
};
