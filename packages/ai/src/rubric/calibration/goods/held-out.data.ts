import type { FamilyPairs } from "./pair.ts";

/**
 * Pairs used only for measurement. The first pairs of each level are whole texts that nobody looks at individually; the
 * others, of all three kinds of text, were measured once before anyone examined what was misread.
 */
export const HELD_OUT: Readonly<Record<string, FamilyPairs>> = {
  activewear: {
    same: [
      [
        ["wild", 84, 98],
        "Vuori Performance Jogger\n$98.00\nColor: Heather Grey\nYour new favorite pant, worn by everybody, everywhere. DreamKnit fabric, soft and stretchy, adjustable drawcord, side pockets, tapered leg with ribbed hem.\n89% recycled polyester, 11% elastane\nFree shipping over $75. Easy returns within 60 days.",
        "VUORI women's performance jogger, black, size S\nDreamKnit, drawstring waist, two pockets, cropped tapered leg. Worn twice, washed cold. 89% polyester 11% elastane. $55 + shipping, no returns",
      ],
      [
        ["wild", 84, 98],
        'Girlfriend Collective\nCompressive High-Rise Legging, 28 1/2"\n$78\nColor: Moss\nOur iconic compressive legging with a high-rise waist for sculpt and support. Made from recycled plastic bottles.\n79% recycled polyester (RPET), 21% spandex. Wash cold with a filter bag.\nSize guide XXS–6XL. Free returns.',
        "girlfriend collective compressive leggings long 28.5 inch black size M. high rise, recycled. only tried on at home, tags cut. 79/21 rpet spandex. £32 posted",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        'lululemon\nHotty Hot High-Rise Lined Short 4"\n$68\nBlack\nRun hard in these lightweight shorts. Swift fabric, built-in liner, zippered back pocket, continuous drawcord, curved hem.\nBody: 86% recycled polyester, 14% elastane. Liner: 100% polyester.\nModel is 5\'9" and wears a size 4',
        "CRZ YOGA Women's High Waisted Running Shorts with Liner 4'' Quick Dry Gym Athletic Workout Shorts Zip Pocket\n$26.00\nBlack\nFeathery-Fit: 88% polyester, 12% spandex. Lined, zip pocket at the back, elastic waistband with drawstring.\n4.5 out of 5 stars, 12,304 ratings. Prime free returns",
      ],
      [
        ["materials", 62, 86],
        "Alo Yoga Alosoft Ribbed Take Comfort Legging high-waist, espresso. 87% polyester, 13% elastane. $128",
        "Offline by Aerie Real Me ribbed high waisted leggings, brown. 74% nylon, 26% elastane. $49.95",
      ],
      [
        ["wild", 62, 86],
        "Set Active Luxform Ribbed tank bra\n$58\nColor: oat\nLongline with scoop neck, ribbed, removable cups. 75% nylon 25% spandex",
        "Colorfulkoala Women's ribbed longline sports bra padded workout tank, beige, scoop neck, removable pads. 76% nylon, 24% spandex. $22.99",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Alo Yoga Accolade Sweatpant\n$128\nAthletic Heather Grey\nOur heavyweight French terry classic: relaxed straight leg, elastic waist with drawcord, side pockets.\n68% cotton, 32% polyester. Machine wash cold.",
        "Nike Sportswear Phoenix Fleece\nWomen's High-Waisted Oversized Sweatpants\n$70\nDark Grey Heather\nSoft brushed fleece, tall ribbed waistband, baggy leg with elastic cuffs, embroidered Swoosh.\n80% cotton, 20% polyester\nFree delivery for members",
      ],
      [
        ["title", 44, 72],
        "Lululemon Scuba Oversized Half-Zip Hoodie, bone $128",
        "Gymshark Rest Day Sweats 1/2 Zip Pullover, black $54",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Outdoor Voices Doing Things Skort\n$78\nIn navy. Flared skirt with built-in shorts, hidden pocket, wide waistband. TechSweat: 75% polyester, 25% spandex. Exchanges are always free.",
        "Under Armour Women's HeatGear No-Slip Waistband Full-Length Leggings\n£45.00\nBlack\nSmooth, stretchy, mid-rise, side drop-in pockets. 82% polyester, 18% elastane\nStandard delivery £4.99",
      ],
      [
        ["wild", 26, 50],
        'Beyond Yoga Spacedye At Your Leisure Midi Legging\n$97\nDarkest Night heather. High waistband, four-way stretch, buttery soft. 87% polyester, 13% elastane. 24" inseam\nShips free over $75',
        "Nike Tempo\nWomen's Running Shorts\n$35\nBlack. Woven 3\" shorts with mesh side panels, built-in brief, drawcord and key pocket. 100% recycled polyester.",
      ],
      [["title", 28, 54], "Arc'teryx Gamma pants men's black $200", 'Rhone Pursuit 7" lined training shorts black $78'],
    ],
    unlike: [
      [
        ["wild", 2, 24],
        "Lululemon Energy Bra Medium Support, B–D Cups\n$58, black\nLuxtreme fabric wicks sweat. Strappy back, built-in cups. 71% nylon, 29% lycra elastane.",
        "lululemon The Reversible Mat 5mm\n$98\nBlack / white. Natural rubber base, polyurethane top layer, absorbs moisture for grip in hot yoga. 66 cm x 180 cm, 2.4 kg.",
      ],
      [
        ["title", 2, 26],
        "Nike Pro 365 Women's High-Waisted 7/8 Leggings, black $65",
        "Nike Pro Dri-FIT elbow sleeve, black $20",
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
      [
        ["title", 82, 97],
        "Chanel Classic Double Flap Medium Caviar Black Gold Hardware $10,800",
        "chanel medium classic flap bag beige lambskin silver hw, full set $8,200",
      ],
      [
        ["wild", 84, 98],
        "Coach Tabby Shoulder Bag 26\n$450\nBrass/Black. Polished pebble leather, snap closure, signature hardware, two detachable straps. 26 x 15 x 6 cm",
        "coach tabby 26 in chalk, pebble leather, brass C hardware, both straps. tiny pen mark inside. $220",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Polène Paris — Numéro Neuf Mini\nTextured leather, camel\nFull-grain calfskin, pleated draped flap, top handle and long adjustable strap, suede lining. 22 x 16 x 10 cm\n390 €\nHandmade in Ubrique, Spain. Free returns within 30 days.",
        "Women's Pleated Crossbody Bag Soft Vegan Leather Draped Flap Small Shoulder Purse with Top Handle, Brown\n$36.99\nPU leather, polyester lining, detachable adjustable strap, magnetic closure. 8.6 x 6.5 x 4 inch. Brand: CLUCI. 30-day money back.",
      ],
      [
        ["wild", 62, 86],
        "Khaite\nOlivia Medium Hobo\n$2,400\nBlack smooth calfskin. A sculptural crescent with a soft slouch and a single wide strap, magnetic closure, suede lining. 36 x 22 x 12 cm. Made in Italy.\nDust bag included",
        "Cos Swing crescent shoulder bag in leather. Black. Slouchy half-moon shape with a single strap and zip fastening at the top, one inner pocket. Shell 100% cow leather, lining polyester. £135. ⭐ 4.5",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        'Gucci\nHorsebit 1955 small shoulder bag\n$3,350\nBrown leather, gold-toned Horsebit, flap closure, adjustable shoulder strap, microfiber lining. 10"W x 7"H x 3"D. Made in Italy',
        'Michael Kors Parker Medium Leather Shoulder Bag\nWas $398 now $149\nLuggage brown. Pebbled leather, flap with snap, chain-link logo charm, chain strap. Interior zip pocket. 10"W X 6.5"H. Final sale.',
      ],
      [
        ["materials", 46, 72],
        "Celine Classic Triomphe shoulder bag, black. Shiny calfskin, gold-tone Triomphe clasp. €3,200",
        "Mango flap bag with metal buckle, black. Faux leather, 100% polyurethane. €35.99",
      ],
      [
        ["title", 46, 72],
        "Prada Re-Nylon small backpack black $1,790",
        "Kånken classic backpack Fjällräven, black $90",
      ],
    ],
    related: [
      [
        ["wild", 28, 52],
        "Goyard Saint Louis PM tote\nBlack Goyardine canvas with tan Chevroches calfskin trim, open top, slim shoulder handles, removable pouch\nUnlined, reversible\n€1,550, boutique only",
        'Kate Spade New York Knott Medium Satchel\n$358\nBlack pebbled leather, zip top, two compartments, knotted sides, top handles and removable crossbody strap. 9.4"h x 12"w. Sign up for 15% off your first order',
      ],
      [
        ["wild", 30, 54],
        "Saint Laurent Sac de Jour Nano in grained leather\n$2,950\nDark brown. Structured top-handle bag with accordion sides, padlock and removable strap. Suede lining. 22 x 18 x 11 cm",
        "Cuyana System Flap Bag / cappuccino\nPebbled Italian leather crossbody with magnetic flap and adjustable strap, $198. 21 cm wide, unlined",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "LOEWE Puzzle small bag in classic calfskin\n£2,650\nTan\nCuboid shape with geometric lines, top handle, detachable strap, zip. Herringbone cotton canvas lining. Made in Spain",
        "Loewe Anagram baseball cap in canvas\n£325\nTan cotton canvas with embroidered Anagram, adjustable leather strap. One size. Made in Italy. Returns accepted within 30 days.",
      ],
      [
        ["wild", 2, 24],
        "Balenciaga Le City medium bag\n€2,150\nBlack Arena lambskin, aged-silver studs and buckles, braided handles, leather-framed mirror. L38 x H24 x W14 cm",
        "Balenciaga Speed 2.0 LT knit sock trainers, black\n€695\nStretch technical knit, monocolor rubber sole, no laces, logo at the tongue",
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
      [
        ["materials", 86, 99],
        "Blundstone 550 Chelsea Boots, rustic brown. Premium leather, TPU outsole. $219.95",
        "Blundstone #500 chelsea boot stout brown leather US 9 worn one season. Oiled leather upper. $95",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "UGG® Classic Mini Platform\n$170, chestnut\nSuede and sheepskin ankle boot on a lightweight platform EVA outsole, UGGplush wool lining 17mm. Pre-treated to repel moisture.",
        "Bearpaw Women's Retro Shorty Platform Boot\nHickory\n$89.99\nSuede upper, wool blend lining, sheepskin footbed, EVA platform outsole, NeverWet protection. Pull on. Free shipping on orders over $50",
      ],
      [
        ["wild", 62, 86],
        "The Row\nZip boot I\n$1,490\nFlat ankle boot in polished black calfskin with a full front zip, almond toe and leather sole. 25 mm heel. Made in Italy",
        "Massimo Dutti - Leather ankle boots with front zip\nBlack · €149\n100% cowhide leather upper. Low 2 cm block heel, rounded toe, zip at the front.",
      ],
      [
        ["title", 62, 86],
        "Isabel Marant Dicker suede ankle boots taupe $690",
        "Sam Edelman Packer suede western ankle boots taupe $170",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Red Wing Heritage\n6-Inch Classic Moc 1907\n$319.99\nCopper Rough & Tough leather, moc toe, white Traction Tred wedge sole, Goodyear welt, lace-up. Made in USA with imported materials.",
        "Clarks Originals Wallabee Boot\n£150\nBeeswax leather, moccasin toe seam, two eyelet lace-up, natural crepe sole. Chukka height. Free click & collect.",
      ],
      [
        ["wild", 44, 70],
        "Timberland® Premium 6-Inch Waterproof Boot\n$210\nWheat Nubuck\nSeam-sealed waterproof leather, padded collar, 400 grams of PrimaLoft insulation, rubber lug outsole, laces with hexagonal eyelets",
        "Lugz Convoy Men's slip resistant lace up boots, black synthetic nubuck, fleece lining, padded collar, lugged sole. $54.99 free store pickup",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Chloé Susanna studded ankle boots\n€1,090\nBlack suede, gold studs, three buckled straps, almond toe, 55 mm heel. Leather sole. Made in Italy.",
        "Hunter Women's Original Chelsea Boots\n£110\nBlack\nHandcrafted from natural vulcanised rubber, waterproof, elastic side gussets, pull tab, matt finish, low block heel. Vegan. Delivery 3–5 working days",
      ],
      [
        ["title", 26, 50],
        "Stuart Weitzman 5050 over-the-knee boots, black stretch suede $850",
        "Vagabond Kenova ankle boots, black leather, €160",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Dr. Martens Sinclair platform boots, black Milled Nappa leather, front zip jungle panel, 8 eyes, $210. Model wears UK 5. Pay in 4 instalments.",
        "Dr Martens Wonder Balsam 85ml\n£12\nA natural blend of coconut oil, beeswax and lanolin that protects leather boots and shoes from salt and water. Sponge included.",
      ],
      [
        ["title", 3, 28],
        "Dr. Martens 1460 Smooth leather lace up boots, black $170",
        "Dr. Martens leather backpack, black Kiev smooth $180",
      ],
      [
        ["wild", 0, 22],
        "Hunter Original Tall Wellington boots\n£150\nDark olive, natural rubber, adjustable buckle strap, matte",
        "Hunter Original umbrella bubble moustache, clear PVC dome with black trim, £40",
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
      [
        ["wild", 82, 97],
        "Uniqlo Women's Ultra Light Down Jacket\n$79.90\n09 Black. Warm, light, packs into a pouch. Stand collar, water-repellent finish. Shell: 100% nylon. Filling: 90% down, 10% feather.\nRating 4.6 (2,311)",
        "UNIQLO ultra light down puffer womens M, navy, folds into its own bag (bag missing). shell nylon, down 90/10. vgc £25",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "THE NORTH FACE\nWomen's Denali Jacket — TNF Black\n$180\nIconic since 1988: recycled 300-weight fleece with nylon overlays at shoulders and chest, zip hand pockets and chest pockets, hem cinch-cord.\nBody: 100% recycled polyester fleece. Overlay: 100% nylon",
        "Columbia women's colour block fleece jacket full zip Black M\nHeavy polyester fleece with smooth woven panel over the shoulders and zipped chest pocket, drawcord hem, stand collar. 100% polyester. £48.00 RRP £65 free P&P",
      ],
      [
        ["materials", 62, 86],
        "Max Mara Manuela wrap coat, camel. 100% camel hair. $3,790",
        "Belted wrap coat with wide lapels, camel. 60% wool, 35% polyester, 5% other fibers. $199",
      ],
      [
        ["wild", 62, 86],
        "Sandro\nDouble-faced wool coat\n$795\nBlack. Long straight cut, tailored collar, tie belt, patch pockets. 70% wool, 30% polyester",
        "MANGO Belted long handmade coat, black. Lapel collar, straight, two pockets, matching tie belt. 52% wool 48% polyester. £139.99 was £169.99",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Barbour Ashby Wax Jacket\n£249.00\nOlive. 4oz Sylkoil wax cotton, corduroy collar, two-way zip under a studded stormfly, bellows pockets, moleskin-lined handwarmers, tartan lining, tailored fit.\nOuter: 100% cotton waxed. Lining: 100% cotton.",
        "Levi's Men's Washed Cotton Military Jacket\n$120 $69.99\nOlive\nStand collar with hidden hood, four flap pockets, zip and snap front, drawcord waist. Shell: 100% cotton. Lining: polyester. Machine wash",
      ],
      [
        ["wild", 46, 72],
        "Burberry\nThe Mid-length Kensington Heritage Trench Coat\n$2,590\nHoney. Cotton gabardine, double-breasted, epaulettes, storm shield, belted waist, vintage check lining. Made in England",
        "Uniqlo Belted short trench jacket\nBeige, $89.90\nCropped length, single-breasted with hidden buttons, self belt. 72% polyester, 28% cotton. Unlined, water-repellent",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Moncler Maya short down jacket\n$1,845\nBlack nylon laqué, down-filled, hood, boudin quilting, zip closure, logo patch on sleeve pocket. 100% polyamide; padding: 90% down, 10% feathers. Ships in a Moncler box.",
        "Mango Double-breasted wool coat\n€199.99\nBlack\nLapel collar, button fastening, straight cut, side pockets, back slit. Composition: 58% wool, 33% polyester, 5% acrylic, 4% polyamide. Free returns to store",
      ],
      [
        ["wild", 30, 54],
        "Barbour Classic Beadnell Wax Jacket, olive\n£259\nMedium weight waxed cotton, tartan lining, corduroy collar, two-way ring zip, handwarmer pockets\n100% cotton, hand wash only, rewax yearly",
        "Arket Down Puffer Jacket £189\nKhaki green. Boxy with a high collar, recycled nylon shell, filled with recycled down, snap-over zip",
      ],
      [
        ["materials", 28, 52],
        "The North Face Nuptse down vest, black. Shell: 100% nylon. Fill: 700 goose down. $230",
        "Madewell oversized denim trucker jacket, indigo. 100% cotton. $138",
      ],
    ],
    unlike: [
      [
        ["wild", 0, 22],
        "Canada Goose Expedition Parka Heritage\n$1,695, navy\nBuilt for Antarctica: 625 fill power duck down, coyote-free hood trim, snow skirt, Arctic Tech shell 85% polyester 15% cotton.",
        "Goose down pillow, set of 2, queen\n$89.95\nWhite cotton shell, 100% cotton, filling goose down and feathers. Hypoallergenic. 100 night trial.",
      ],
      [
        ["title", 6, 30],
        "Canada Goose Shelburne Parka, black $1,550",
        "Canada Goose Arctic Disc ribbed toque, black wool $150",
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
      [
        ["title", 84, 98],
        "Realisation Par The Alexandra dress in blue star print, silk $245",
        "Realisation Par Alexandra wild things silk mini dress size S $160",
      ],
      [
        ["materials", 84, 98],
        "Doen Ischia dress, salt white. 100% cotton. $298",
        "DÔEN Ischia dress in black, size XS. 100% cotton. $180",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Staud Wells Dress\n$295\nBlack\nSleeveless fit-and-flare midi with square neck, corset-like seams, full skirt. Stretch cotton: 97% cotton, 3% elastane. Back zip.\nTrue to size, model is 5'10\" wearing 2.",
        "Abercrombie & Fitch Square-Neck Fit & Flare Midi Dress\n$110\nBlack\nSleeveless midi with structured seamed bodice and flared full skirt, side pockets. 70% cotton, 26% nylon, 4% elastane. Zip at back. myAbercrombie members get free shipping",
      ],
      [
        ["wild", 62, 86],
        "Zimmermann\nAlight Linen Midi Dress\n$895\nIvory floral\nPuff sleeves, sweetheart neck with tie detail, fitted bodice, tiered skirt. 100% linen, lining: cotton. Dry clean",
        "Chicwish Floral Puff Sleeve Tiered Maxi Dress in Ivory\nSweetheart neckline with knot, shirred back, lined to the knee. 100% polyester. $69.90. Not stretchy. Imported",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Faithfull the Brand Ramata Midi Dress\n$289, white\nOff-shoulder ruched bodice, short puff sleeves, slit skirt. 100% linen. Handmade in Bali.",
        "H&M Linen-blend smocked sundress\n£37.99\nWhite. Calf-length, narrow tie shoulder straps, smocked at the back, tiered skirt. 55% linen, 45% cotton. Members get 10%",
      ],
      [
        ["wild", 46, 72],
        "Diane von Furstenberg Jeanne Two silk wrap dress\n$498\nBlack and white twig print. Long sleeves, v-neck, tie waist, knee length. 100% silk jersey",
        "& Other Stories - Belted shirt dress, £95. black and white dots, long sleeves, point collar, buttons down the front, midi. Viscose 100%.",
      ],
      [
        ["wild", 46, 72],
        "Alice + Olivia Delora mini dress\n$395\nBlack stretch crepe, square neck, structured fit, sleeveless. 95% polyester, 5% elastane",
        "Wilfred Free bodycon tank dress\n$58 black ribbed cotton, scoop neck, above the knee, sleeveless",
      ],
    ],
    related: [
      [
        ["wild", 24, 48],
        "Hervé Léger Icon V-neck bandage mini dress\n$1,290\nBlack rayon nylon spandex bandage knit, sleeveless, body-skimming, back zip. 90% rayon, 9% nylon, 1% spandex.",
        "Free People Adella Slip Dress\n$128\nBlack cotton lace slip, V-neck, crochet inset bodice, strappy back, flared tiered mini skirt. 100% cotton. Hand wash.",
      ],
      [
        ["wild", 26, 50],
        "Norma Kamali Diana gown\n$285, black\nSleeveless, ruched jersey to the floor, boat neck. 95% polyester, 5% spandex",
        "Lilly Pulitzer women's Mila stretch shift dress\n$198\nMulti print in pinks and greens, cotton, above the knee, three-quarter sleeves, lace trim",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Ganni Floral Printed Georgette Wrap Midi Dress\n€295\nViscose 100%. V-neck, wrap front with tie, long sleeves, flounce hem. Multicolour.",
        "Ganni Floral Printed Cotton Tote, large\n€95\nShopper in organic cotton poplin with all-over flower print. Two handles, inner pocket. Multicolour. Standard delivery €10",
      ],
      [
        ["materials", 8, 30],
        "Reformation Frankie silk slip midi dress, black. 100% silk. $278",
        "Reformation black silk hair scrunchie. 100% silk charmeuse. $18",
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
      [
        ["wild", 86, 99],
        "Ray-Ban\nRB2132 New Wayfarer Classic\n$163\nPolished black on black, green G-15 lenses. Frame: nylon. Size 55-18\nFree engraving",
        "ray ban new wayfarer RB2132 tortoise 52mm w/ case, light scratches on left lens, acetate/nylon $70 obo",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "CELINE Triomphe 01 sunglasses in acetate\n$520\nBlack\nRectangular oval frame, gold Triomphe on temples, grey lenses, 100% UV protection. Made in Italy.",
        "FEISEDY Retro 90s Oval Rectangle Sunglasses Women with Gold Metal Logo Hinge, thick black plastic frame, grey lenses UV400\n$14.99\nIncludes pouch and cloth. 90-day warranty",
      ],
      [
        ["title", 62, 86],
        "Celine Triomphe 52 rectangular acetate sunglasses, black $510",
        "Chunky rectangle black sunglasses for women with gold hinge emblem, UV400, $14.99",
      ],
      [
        ["wild", 62, 86],
        "Persol 714 Steve McQueen folding sunglasses\n$470\nHavana acetate, crystal brown lenses, keyhole bridge, foldable hinges",
        "Foldable sunglasses keyhole bridge tortoise brown lens UV400 men, w/ leather-look case $19.90",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Tom Ford Snowdon FT0237\n$455\nSquare acetate, dark havana, metal T at the temples, roviex brown lenses, 50mm.",
        "Quay After Hours sunglasses, polarized\n$85\nTortoise. Oversized square plastic frame with brown lenses. Buy one, get one 50% off. Free shipping above $50",
      ],
      [
        ["wild", 46, 72],
        "Cartier CT0092O rimless glasses gold\n€1,120\nSmooth golden finish metal temples, rimless, clear demo lenses. 54 mm",
        "Warby Parker Barnett / Polished gold\n$195 incl. prescription lenses. Thin full-rim metal rectangle, adjustable nose pads",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Oakley Sutro OO9406\n$180\nPolished white, Prizm Road shield lens, O Matter frame, Unobtainium nosepads. Made for urban cyclists.",
        "Miu Miu Logo cat-eye sunglasses SMU 03Q\n$480\nBlack acetate, cat eye, gradient grey lenses, gold lettering. 53 mm. Ships with case.",
      ],
      [
        ["materials", 32, 56],
        "Gentle Monster Lilit 01 cat-eye sunglasses, black. Acetate. $280",
        "Oakley Holbrook sunglasses, matte black. O Matter plastic, Prizm lenses. $146",
      ],
    ],
    unlike: [
      [
        ["wild", 0, 22],
        "Maui Jim Peahi polarized wrap sunglasses B202\n$299\nGloss black nylon, neutral grey MauiPure glass, 65 mm. Two-year warranty.",
        "Chums Original Cotton Retainer\n$7.99\nHolds your glasses around the neck. Black. 100% cotton, fits most frames, made in USA.",
      ],
      [
        ["wild", 2, 26],
        "Oliver Peoples Cary Grant Sun\n$537\nGrant tortoise with chrome taupe polarized lenses, acetate, 50-22-145.",
        'Oliver Peoples scented candle "Cary" 190 g\nSoy wax, notes of fig and leather, burns 45 h, $68',
      ],
      [
        ["title", 2, 26],
        "Oakley Frogskins matte black Prizm $156",
        "Oakley Flight Deck ski goggle strap replacement $25",
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
      [
        ["wild", 84, 98],
        "Johnstons of Elgin Cashmere Stole in Dark Navy\n£345\nWoven in Scotland, 190 x 70 cm, fringed ends, rippled finish with teasels. 100% cashmere",
        "JOHNSTONS OF ELGIN large cashmere stole/scarf, silver grey, fringe, made in scotland. 100% cashmere. No moth holes. £140",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Burberry The Classic Check Cashmere Scarf\n£450\nArchive beige. Woven in Scotland, fringed ends, 168 x 30 cm. 100% cashmere. Gift boxed.",
        "V. Fraas Cashmink plaid scarf beige check, fringes, 180 x 30 cm, 100% acrylic, softer than cashmere, made in Germany\n$28.95 Prime",
      ],
      [
        ["title", 62, 86],
        "Patagonia Fisherman's Rolled Beanie, black $35",
        "Carhartt knit cuffed watch hat acrylic beanie, black $19.99",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Lack of Color The Wave bucket hat\n$79\nPink terry towelling, wide stitched brim. 100% cotton. Sizes S–L.",
        "Kangol Bermuda Casual bucket hat\n£48\nPink, textured knit with brushed terry feel, kangaroo logo. 57% modacrylic, 43% acrylic. Free UK delivery over £60",
      ],
      [
        ["wild", 46, 72],
        "Janessa Leone Klint Packable Fedora\n$267\nSand wool felt, braided leather band, wide stiff brim, made in USA",
        'Lulus fringe straw hat, natural. Woven paper straw fedora shape with a thin black ribbon, 3" brim. $32',
      ],
      [
        ["materials", 46, 72],
        "Hermès Twilly silk scarf, pink multicolor. 100% silk twill. $225",
        "Long skinny neck scarf, pink floral satin. 100% polyester. $8.99",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Hermès Carré 90 silk twill scarf\n€480\nMulticolour print with horses, hand-rolled edges, 90 x 90 cm. 100% silk. Made in France.",
        "Arket Alpaca-blend scarf\n£69\nOff-white brushed knit, extra long, 40 x 200 cm. 66% alpaca, 26% polyamide, 8% wool. Hand wash cold",
      ],
      [
        ["materials", 28, 52],
        "Loro Piana Grande Unita cashmere scarf, camel. 100% cashmere. $595",
        "Echo silk square neck scarf, camel dots. 100% silk. $58",
      ],
      [
        ["wild", 28, 54],
        "Brixton Fiddler cap\n$49\nBlack wool-blend fisherman cap with braided cord and short bill",
        "Herschel Elmer beanie\nBlack, ribbed acrylic, double fold. $25",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Eugenia Kim Courtney packable straw sun hat\n$445\nHemp blend, extra wide brim, black grosgrain. UPF 50.",
        "Eugenia Kim x Target women's straw wedge sandals, size 8, black strap, jute platform 9 cm, $24.99 clearance",
      ],
      [
        ["title", 6, 30],
        "New Era 9FORTY New York Yankees baseball cap, navy $30",
        "New York Yankees knit scarf New Era, navy pom $35",
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
      [
        ["materials", 82, 97],
        "Sam Edelman Hazel pointed toe pump, black leather. 100% leather upper. $150",
        "Sam Edelman Hazel pump in beach multi leopard. Calf hair upper. $160",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Manolo Blahnik Hangisi 105\n$1,195\nBlue satin pumps with jewel crystal buckle, pointed toe, 105 mm stiletto heel. Leather lining and sole. Made in Italy.",
        "DREAM PAIRS Women's Rhinestone Buckle Pointed Toe Satin Stiletto Pumps 4 inch wedding heels, Royal Blue\n$49.99\nSatin upper, man-made sole, cushioned insole. FREE delivery Tuesday",
      ],
      [
        ["wild", 62, 86],
        "Roger Vivier\nBelle Vivier 45 pumps\n€750\nBlack patent leather. Square toe, tone on tone metal buckle, covered block heel 4.5 cm",
        'Naturalizer Tina patent block heel pump w/ buckle, square toe, black. 2" heel, synthetic patent, contour+ technology. $99',
      ],
      [
        ["materials", 62, 86],
        "Bottega Veneta Stretch square-toe sandals, black quilted nappa leather. $1,250",
        "Black padded square toe heeled mules. Faux leather. $45",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Gianvito Rossi Portofino 105 sandals\n$895\nBlack suede, single toe strap and ankle strap with buckle, stiletto heel 105mm, leather sole.",
        "Steve Madden Irenee two-strap block heel sandal\n$99.95\nBlack suede, open toe, ankle strap, 2.6 inch block heel. Man-made sole. Students save 15%",
      ],
      [
        ["title", 46, 72],
        "Christian Louboutin So Kate 120 black leather pumps $845",
        "Nine West Astoria black pointed toe pump 70mm, $89",
      ],
    ],
    related: [
      [
        ["wild", 28, 52],
        'Gucci Jordaan Horsebit leather loafers\n$980\nBlack. Slim shape with gold-toned Horsebit, leather sole, 0.5" heel. Made in Italy',
        "Tory Burch Claire Cap-Toe Ballet Flat\n$258\nBlack nappa leather with patent cap toe, double T logo, elastic edge, rubber sole. Free gift wrap",
      ],
      [
        ["wild", 28, 52],
        "Jimmy Choo Azia 95 sandals\n$875\nGold metallic nappa, slim ankle strap and a single strap across the toes, 9.5cm stiletto",
        "Clarks Emily Belle block-heel pumps\nDark tan leather, round toe, slip-on, 6 cm stacked heel, Ortholite footbed. £75",
      ],
      [
        ["title", 26, 52],
        "Manolo Blahnik Maysale buckle mules, blue suede $845",
        "Steve Madden Klayton platform boots, black $120",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Aquazzura Tequila 105 crystal sandals\n$1,450\nSilver leather, crystal-embellished straps, stiletto heel. Made in Italy.",
        "Crystal Tequila Decanter Set, 750ml with 4 shot glasses\n$69.95\nLead-free crystal, silver stopper. Hand wash recommended.",
      ],
      [
        ["wild", 0, 22],
        'Sarah Flint Perfect Pump 85\n$495, black calf. Anatomical arch support, extra padding, 3.3" heel',
        "Tommy John men's Second Skin trunk 4\", black, 2-pack\nMicro modal 95%, spandex 5%. no-roll waistband. $64",
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
      [
        ["wild", 84, 98],
        "Sézane\nGaspard Cardigan\n$140\nEcru\nCan be worn front or back, v-neck, gold buttons, balloon-ish sleeves. 42% alpaca, 33% polyamide, 25% wool\nEthically made",
        "Sezane gaspard jumper-cardigan red size S. reversible button front/back. alpaca polyamide wool mix, bobbling a bit under the arms. 55 €",
      ],
      [
        ["title", 84, 98],
        "Guest in Residence Everywear cashmere crew, oatmeal $245",
        "Guest In Residence everywear crewneck cashmere navy XL $130",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Khaite Scarlet cashmere cardigan\n$1,780\nIvory. Slim ribbed V-neck cardigan with button front, balloon sleeves. 100% cashmere. Dry clean only. Made in Italy.",
        "Quince Mongolian Cashmere V-Neck Cardigan\n$69.90\nIvory\nGrade A 100% cashmere, ribbed trim, button front, relaxed sleeves. Free shipping, 365 day returns. Compare at $190",
      ],
      [
        ["wild", 62, 86],
        "The Row Ophelia Sweater\n$1,550\nOversized fit turtleneck, dropped shoulders, long sleeves, off white. 60% wool, 40% cashmere. Made in Italy. Dry clean",
        "H&M Oversized Turtleneck Sweater\nCream. $29.99\nDropped shoulders, long wide sleeves, ribbed hem. Polyester 70%, acrylic 22%, wool 5%, elastane 3%.",
      ],
    ],
    similar: [
      [
        ["wild", 46, 72],
        "Jenni Kayne Fisherman Sweater\n$395\nOatmeal. Chunky half-cardigan rib, crew neck, dropped shoulders, boxy. 85% alpaca, 15% wool. Please allow two weeks for delivery.",
        "Uniqlo Women's Soufflé Yarn Half Cardigan Sweater crew neck\n$39.90\nNatural\nRelaxed, rib texture, long sleeves. 61% acrylic, 23% polyester, 11% wool, 5% elastane. Online exclusive sizes",
      ],
      [
        ["title", 46, 72],
        "Polo Ralph Lauren cable-knit cotton crewneck sweater, navy $148",
        "Gap lightweight cashsoft crewneck sweater, plain navy $59.95",
      ],
      [
        ["wild", 46, 72],
        "Ganni Embroidered wool-mix cardigan\n€345\nBrown with contrast bow ties down the front, cropped, long sleeves. 50% wool, 50% recycled polyester",
        "Sessun knitted cardigan, brown, buttons, round neck, hip length, 60% alpaca, 40% polyamide - €165",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Saint James Binic II wool sailor sweater\n€165\nNavy, boat neck, shoulder buttons, striped ecru. 100% virgin wool. Made in France.",
        "Reformation Cashmere Polo Sweater\n$178\nBlack, slim, short sleeves, polo collar. 70% recycled cashmere, 25% cashmere, 5% wool. Dry clean",
      ],
      [
        ["materials", 28, 54],
        "Vince funnel neck boiled cashmere sweater, heather grey. 100% cashmere. $465",
        "Madewell sleeveless sweater vest, grey. 65% cotton, 35% nylon. $68",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Loro Piana Roadster quarter-zip sweater\n$1,950, grey\nCashmere rib-knit, high collar with zip, suede piping. 100% cashmere. Dry clean only.",
        "Loro Piana Unito cashmere blanket\n$2,900\nGrey. 100% baby cashmere, 140 x 180 cm, fringed short sides. Dry clean only",
      ],
      [
        ["wild", 4, 28],
        "Naadam Essential $98 Cashmere Sweater\nBlack crewneck, 100% Mongolian cashmere, 14 gauge.\n4.5 stars",
        "Naadam waffle baby blanket in cream $145, 100% cashmere, 76 x 91 cm",
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
      [
        ["title", 84, 98],
        "Calvin Klein Modern Cotton triangle bralette, black $34",
        "Calvin klein modern cotton unlined triangle bra grey heather M, new",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "SKIMS Sculpting Bodysuit\n$72\nOnyx. Scoop neck, thong back, snap gusset, double-layer core compression. 68% nylon, 32% elastane. Free shipping above $75",
        "SHAPERX Bodysuit for Women Tummy Control Shapewear Seamless Sculpting Thong Body Shaper Tank Top, Black\n$29.99\n68% polyamide, 32% elastane. Scoop neck, snap crotch. #1 best seller in shapewear bodysuits",
      ],
      [
        ["wild", 62, 86],
        "SKIMS\nSoft Lounge Long Slip Dress\n$88\nOnyx. Body-hugging ribbed slip, thin straps, scoop neck, to the ankle. 88% modal, 12% spandex.",
        "PRETTYGARDEN women's ribbed bodycon maxi slip lounge dress, spaghetti strap scoop neck, long, black. 95% rayon 5% spandex. $27.99 ⭐4.3",
      ],
      [
        ["materials", 62, 86],
        "Hanro Cotton Seamless spaghetti camisole, black. 100% mercerized cotton. $60",
        "Uniqlo cotton camisole with thin straps, black. 95% cotton, 5% elastane. $9.90",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Agent Provocateur Lorna plunge underwired bra\n$140\nBlack stretch tulle with satin straps, sheer. 81% polyamide, 19% elastane.",
        "Savage X Fenty Unlined Lace Balconette Bra\n$54.95\nBlack. Floral lace cups with underwire, adjustable straps, hook and eye. 88% nylon, 12% elastane. VIP price $27",
      ],
      [
        ["wild", 46, 72],
        "La Perla Brigitta silk camisole and shorts set\n£480\nBlack silk satin, frastaglio lace at the neckline, adjustable straps\n100% silk",
        "Chelsea Peers Satin button-up short pyjama set £42 in black with white piping, short sleeves, notch collar. 100% recycled polyester",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Eberjey Gisele long PJ set\n$148\nBlack/bone piping; soft modal button top with notch collar and long pants. 95% TENCEL modal, 5% spandex.",
        "Lunya Washable Silk Slip Dress\n$198\nImmersed black silk nightdress, V-neck, adjustable straps, midi. 100% silk. Machine washable on cold.",
      ],
      [
        ["materials", 30, 54],
        "Wacoal Red Carpet strapless full bust underwire bra, black. 83% nylon, 17% spandex. $72",
        "Natori Bliss cotton full brief, black. 92% cotton, 8% spandex. $24",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 24],
        "Calvin Klein Underwear Modern Cotton Bralette\n$32\nGrey heather, logo band, racerback. 53% cotton, 35% modal, 12% elastane.",
        "Calvin Klein CK One Eau de Toilette 100ml\n$65\nA clean, unisex fragrance with bergamot, cardamom, green tea. Spray bottle. Non-returnable once opened",
      ],
      [
        ["title", 2, 24],
        "Victoria's Secret Very Sexy push-up bra, black lace $69.95",
        "Victoria's Secret Bombshell eau de parfum 50 ml $64.95",
      ],
      [
        ["wild", 2, 26],
        "Cosabella Never Say Never Sweetie bralette\n$78, black lace, wire free",
        "Cosabella silk sleep mask, blush, 100% silk, elastic strap, $45",
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
      [
        ["materials", 84, 98],
        "Monica Vinader Riva Diamond Kite pendant necklace. 18k gold vermeil on sterling silver, diamond. $395",
        "Monica Vinader Riva diamond kite pendant, silver. Sterling silver with diamonds, preloved. £110",
      ],
      [
        ["wild", 82, 98],
        "Mejuri Croissant Dôme Hoops\n$98\n18k gold vermeil, ridged, 13 mm",
        "Mejuri croissant dome hoops STERLING SILVER, pouch included, worn twice $50",
      ],
    ],
    dupe: [
      [
        ["wild", 60, 84],
        "Missoma Lucy Williams Roman Arc Coin Necklace\n£129\n18ct gold vermeil on sterling silver, medallion pendant on chain, adjustable 40–45 cm. Recycled. 2 year warranty",
        "Gold Coin Necklace for Women 14K Gold Plated Roman Medallion Pendant Layering Chain Necklace Adjustable 16-18 inch\n$13.99\nBrass, nickel free. Gift box. PAVOI",
      ],
      [
        ["wild", 62, 86],
        'Jennifer Fisher\nSamira hoops 2"\n$325\n14k yellow gold-plated brass. Tubular, hollow and light, 5 mm thick. The classic big hoop',
        "PAVOI 14K Gold Plated Chunky Tube Hoops 50mm for women lightweight, sterling silver post, hypoallergenic, yellow gold. $15.95 (18,000 ratings)",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Mikimoto Akoya cultured pearl stud earrings 7 mm A+\n$610\n18k white gold posts, white round pearls, with certificate.",
        "Majorica 8mm round man-made pearl drop earrings, sterling silver\n$70\nWhite organic pearls on rhodium plated sterling silver, hook. Nordstrom free returns",
      ],
      [
        ["wild", 46, 72],
        'Tiffany & Co. Elsa Peretti Open Heart Pendant\n$275\nSterling silver, 16 mm, on a 16" chain. Original designs copyrighted by Elsa Peretti',
        "Kendra Scott Ari Heart short pendant necklace in gold / ivory mother-of-pearl\n14k gold over brass, 15 in + 4 in extender. $65",
      ],
      [
        ["title", 46, 72],
        "Tiffany T wire hoop earrings in 18k gold $1,400",
        "Madewell chunky small hoops gold-plated $24",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        'Tiffany & Co. Elsa Peretti Bean design pendant\n$350\nSterling silver, 11 mm wide, on a 16" chain. Original designs copyrighted by Elsa Peretti.',
        'Ana Luisa large link chain necklace gold Harper\n$75\nThick paperclip chain, 14k gold plated brass, 16" + 2" extender. Water resistant',
      ],
      [
        ["title", 30, 54],
        "Ana Luisa Mabel pearl drop earrings, gold $65",
        "BaubleBar Dalilah medium tube hoop earrings, gold $42",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Swarovski Matrix tennis necklace, round cut, white, rhodium plated\n$250\n38-45 cm, 3 mm crystals",
        "Swarovski Crystalline ballpoint pen, blue, chrome plated, filled with crystals\n$39\nRefillable. Gift packaging available",
      ],
      [
        ["wild", 4, 28],
        'Mateo 14k gold secret initial necklace with pearl\n$495. 14kt yellow gold, freshwater pearl, diamond pavé letter, 16-18"',
        "Pandora jewelry box, travel size, pink. Velvet lined, snap closure, holds rings, charms and a necklace. $45",
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
      [
        ["wild", 82, 97],
        "Pandora Moments Snake Chain Bracelet\n$75\nSterling silver with barrel clasp, holds 16–18 charms. Style 590702HV",
        "Pandora moments snake chain bracelet with HEART clasp, sterling silver 925, 19 cm, no charms. £38",
      ],
    ],
    dupe: [
      [
        ["wild", 60, 84],
        "Van Cleef & Arpels Vintage Alhambra bracelet, 5 motifs\n$4,700\n18K yellow gold, mother-of-pearl clovers edged with beads, lobster clasp, 19 cm. Certificate of authenticity.",
        "Four Leaf Clover Bracelet for Women 18K Gold Plated White Shell Lucky Clover Chain Link Bracelet Adjustable 7 inch\n$18.99\nStainless steel, gold plated, white mother of pearl shell. Gift for her. Tarnish free",
      ],
      [
        ["title", 62, 86],
        "Cartier Trinity ring, classic model, white, yellow and rose gold $1,610",
        "Interlocking triple rolling ring tri-color gold-plated stainless steel, $16.99",
      ],
      [
        ["wild", 62, 86],
        "Hermès Chaine d'Ancre bracelet, medium model\n$1,225 - sterling silver anchor chain links with toggle clasp",
        "Silver anchor link chain bracelet w/ toggle, chunky mariner, stainless steel, 8 inch, unisex. $18 on amazon",
      ],
    ],
    similar: [
      [
        ["wild", 42, 68],
        "Bulgari B.zero1 three-band ring\n$2,650\n18 kt rose gold, spiral with logo engraved edges.",
        "Michael Kors Mercer Link logo ring, 14k rose gold-plated sterling silver, wide band with pavé, $95. Free shipping",
      ],
      [
        ["wild", 46, 72],
        "David Yurman Crossover ring\n$395\nSterling silver, cable and smooth bands crossing, 11 mm wide",
        "Mejuri Dôme Ring, bold, silver. $98. Polished, puffy dome band in sterling silver, 9 mm",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "David Yurman Cable Classics bracelet 5mm\n$650\nSterling silver with 14k gold domes, twisted cable cuff that opens at the side. Engraving available online.",
        "Alex and Ani Path of Life expandable wire bangle charm bracelet\n$38\nRafaelian silver finish, adjustable brass wire, disc charms. Recycled",
      ],
      [
        ["materials", 26, 52],
        "Hermès Clic H bracelet, white enamel. Palladium-plated hardware. $710",
        "Pura Vida string bracelet pack, white. Waxed cord polyester, iron-coated copper charm. $20",
      ],
      [
        ["materials", 28, 54],
        "Tiffany T square bracelet, 18k gold. $6,500",
        "Beaded stretch bracelets set of five, gold. Gold-plated brass beads, elastic cord. $29",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Tiffany True engagement ring platinum, 1 ct round brilliant\n$17,200\nPrice varies with diamond",
        "Tiffany HardWear ball drop earrings sterling silver\n$300\n10 mm balls, for pierced ears. Blue Box included. Returns within 30 days",
      ],
      [
        ["wild", 4, 28],
        "Bulgari B.zero1 one-band ring in rose gold\n$1,480 · spiral with engraved logo edges · 18 kt",
        "Bulgari BVLGARI Man in Black key holder, black calf leather with metal logo ring. €310",
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
      [
        ["wild", 84, 98],
        "Birkenstock\nBoston Soft Footbed\n$165\nTaupe Suede. Clog with adjustable strap, cork-latex footbed, EVA sole. Regular/wide",
        "Birkenstock boston suede clogs mocha 38 narrow. worn a handful of times, footbed imprint barely. £75",
      ],
      [["title", 84, 98], "Reef Fanning flip flops black/silver $65", "REEF Fanning men's sandals, brown/gum, size 10"],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Birkenstock Arizona Essentials EVA\n$50\nBlack. Waterproof EVA, two adjustable buckle straps, contoured footbed. Regular width. Vegan.",
        "FUNKYMONKEY Women's Comfort Slides Double Buckle Adjustable EVA Flat Sandals\n$19.99\nBlack. Lightweight, waterproof, anatomical foot-bed, two straps. 90,000+ ratings",
      ],
      [
        ["materials", 62, 86],
        "Tory Burch Miller soft leather sandal, tan. Leather upper with logo cut-out medallion, rubber sole. $228",
        "Women's T-strap flip flop sandals with round cut-out medallion, brown. Faux leather upper, rubber sole. $29.99",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Ancient Greek Sandals Eleftheria\n€185\nNatural vachetta leather, braided front straps, wing buckle ankle strap, flat. Handmade in Greece.",
        "Madewell The Boardwalk Ankle-Strap Sandal\n$69.50\nEnglish saddle brown leather, wide crossover strap and ankle strap, MWL Cloudlift footbed. Free shipping for Insiders",
      ],
      [
        ["wild", 46, 72],
        "Hermès Chypre Sandal\n$1,075\nCalfskin with anatomical rubber sole, adjustable strap, noir",
        "Oofos Women's OOlala thong sandals - black\n$59.95\nOOfoam recovery footwear, 37% more shock absorption, machine washable",
      ],
      [
        ["wild", 44, 70],
        "Hermès Oran sandal in noir\n$760\nCalfskin slide with the H cut-out, flat leather sole",
        "Steve Madden Vida thong flats\n$59.95 black leather toe-post flat sandal",
      ],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Hermès Oran sandal\n$760\nGold calfskin slide with H cut-out, leather sole. Iconic style. Made in Italy.",
        "Chaco Women's Z/1 Classic\n$100\nBrown. Adjustable jacquard polyester webbing through the midsole, LUVSEAT PU footbed, rubber outsole. Made for water and trail. Returns within 60 days",
      ],
      [
        ["title", 28, 54],
        "Castañer Carina canvas wedge espadrille sandals, beige $145",
        "Keen Newport H2 hiking sandals, brown $130",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Crocs Classic Clog\n$49.99\nWhite. Croslite foam, heel strap, ventilation ports, slip on.",
        "Crocs Jibbitz 5-pack shoe charms, smiley & daisy\n$19.99\nPVC charms fit the holes of your clogs. Not a toy, small parts.",
      ],
      [
        ["wild", 4, 28],
        "Havaianas Top flip flops\n€26\nBlack, rubber, rice-grain footbed.",
        "Havaianas beach towel, black with white palm print, 100% cotton terry, 170 x 90 cm. €39.90",
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
      [
        ["title", 84, 98],
        "Bottega Veneta Intrecciato bifold wallet, black $590",
        "bottega veneta mens intrecciato bi-fold wallet with coin purse, dark green leather",
      ],
    ],
    dupe: [
      [
        ["wild", 66, 88],
        "Bellroy Slim Sleeve wallet\n$79\nCaramel. Slim leather bifold, quick access slots for cards, pull-tab, folded note section. Environmentally certified leather.",
        "Slim Minimalist Leather Bifold Wallet for Men with Pull Tab Card Holder RFID blocking\n$22.95\nBrown genuine leather, 2 quick access slots, pull strip. Andar. Gift box",
      ],
      [
        ["wild", 62, 86],
        "Hermès Constance H belt buckle & reversible leather strap 32 mm\n$1,125\nBlack/gold. Palladium H buckle, box calf and epsom calfskin",
        "Women's reversible H buckle belt black brown 1.3\" wide faux leather dress belt for jeans, silver buckle. $17.99 -- sizes 28-42",
      ],
      [
        ["title", 62, 86],
        "Saint Laurent Tiny Cassandre card case, black grain de poudre $295",
        "Quilted mini card holder with gold logo plate, black vegan leather, $14",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Saint Laurent Cassandre Matelassé card case in grain de poudre leather\n$345\nBlack, quilted, YSL initials, five card slots.",
        'Kate Spade Morgan Cardholder\n$68\nBlack Saffiano leather, printed logo, four slots. 3.9"w. Free shipping when you buy 2',
      ],
      [
        ["materials", 46, 72],
        "Comme des Garçons zip-around leather wallet, black. 100% cow leather. $250",
        "Herschel Charlie cardholder, black. 100% polyester. $25",
      ],
    ],
    related: [
      [
        ["wild", 24, 48],
        "Gucci GG Marmont leather belt with Double G buckle, 4 cm\n$480\nBlack leather, antique brass buckle",
        "Anderson's woven elastic belt 35 mm\n€110\nNavy braided stretch viscose and elastane with tan leather trim, silver pin buckle. Made in Parma",
      ],
      [
        ["wild", 28, 54],
        "Louis Vuitton Key Pouch\n$365\nMonogram canvas, zip, clasp ring inside, 12 x 7 cm",
        "Fossil Logan leather RFID tab clutch wallet, brown\n$85\nFull-size snap wallet in pebbled leather, zip coin pocket, 14 card slots",
      ],
      [
        ["wild", 28, 54],
        "Montblanc Meisterstück belt, 35 mm\n€290\nBlack/brown reversible leather, horseshoe pin buckle in palladium finish",
        "Nike tech essentials single web belt black, 100% polyester, aluminium buckle with swoosh, $22",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Prada Saffiano leather wallet, large zip\n$895\nBlack, enameled triangle logo",
        "Prada Re-Nylon baseball cap, black\n$595\nRegenerated nylon, triangle logo, adjustable strap. Made in Italy",
      ],
      [
        ["wild", 3, 27],
        "Ferragamo Gancini adjustable belt, 3.5 cm\n$495\nBlack smooth calf, gunmetal double hook buckle, cut to fit",
        "FERRAGAMO Gancini silk tie, navy with tiny hooks, 100% silk, 8 cm. $230",
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
      [
        ["wild", 86, 99],
        "ON\nCloud 5\n$139.99\nMen's - All Black\nZero-Gravity foam, speed-lacing, recycled polyester mesh, Missiongrip. 250 g",
        "On Running Cloud 5 mens UK 8.5 white, elastic no tie laces, box included. washed once £65",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Alexander McQueen Oversized Sneaker\n$650\nWhite smooth calf leather lace-up with black suede heel tab, oversized 45 mm rubber sole. Made in Italy.",
        "SOLLBEAM Fashion Platform Sneakers Women chunky thick sole white casual shoes with black heel\n$37.99\nPU leather upper, rubber platform sole 4.5cm, lace up. Free exchange",
      ],
      [
        ["title", 62, 86],
        "Golden Goose Super-Star distressed leather sneakers white with black star $595",
        "Steve Madden Rezume star patch distressed sneaker white/black $89.95",
      ],
      [
        ["wild", 62, 86],
        "Saint Laurent\nCourt Classic SL/06 sneakers\n$645\nWhite smooth leather, low top, perforated sides, embroidered signature, rubber sole",
        "ZARA men's retro leather trainers white, perforated, rubber sole, contrast heel. upper 100% cow leather. $59.90",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "HOKA Clifton 9\n$145\nBlack / white. Knit mesh upper, early stage Meta-Rocker, compression molded EVA midsole 32 mm. Neutral road running.",
        "Brooks Ghost 15 women's running shoe\n$139.95\nBlack/blue. Engineered air mesh, DNA LOFT v2 cushioning, 12 mm drop, segmented crash pad. 90 day trial run.",
      ],
      [
        ["materials", 46, 72],
        "Maison Margiela Replica low top sneakers, white/grey. Calfskin and suede, gum rubber sole. $640",
        "Common Projects BBall low, grey. Nubuck, rubber sole. $495",
      ],
      [["title", 46, 72], "Adidas Ultraboost 1.0 core black $180", "Nike Pegasus 41 black/white running shoes $140"],
    ],
    related: [
      [
        ["wild", 28, 52],
        "Vans Old Skool\n$70\nBlack/white. Suede and canvas, side stripe, padded collar, waffle rubber outsole.",
        "New Balance 9060\n$150\nSea salt grey. Mesh and suede upper, ABZORB and SBS midsole, chunky wavy sole inspired by the 99X series. Free shipping",
      ],
      [
        ["wild", 30, 54],
        "New Balance 574 Core\n$89.99\nGrey with white. Suede/mesh upper, ENCAP midsole, classic lifestyle shoe",
        "Salomon XT-6\n$200\nBlack/phantom. Trail runner turned icon: quicklace, Contagrip, welded TPU film, synthetic mesh",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "adidas Gazelle Indoor\n$120\nCollegiate green suede, T-toe, gum rubber sole.",
        "adidas Originals Adicolor Classics Firebird track jacket\n$80\nGreen, full zip, three stripes. 52% cotton, 48% recycled polyester. Regular fit",
      ],
      [
        ["wild", 2, 26],
        "Nike Air Max 90\nMen's Shoes\n$130\nWhite leather & textile, visible Air, waffle outsole. CN8490-100",
        "Nike Everyday Plus Cushioned crew socks (6 pairs), white. 69% cotton 28% polyester 2% spandex 1% nylon. $28",
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
      [
        ["title", 84, 98],
        "Sunspel Classic cotton crew neck T-shirt, white £90",
        "sunspel mens classic t shirt navy medium worn twice",
      ],
      [
        ["wild", 84, 98],
        "Velvet by Graham & Spencer Tilly tee\n$88\nTissue-weight cotton slub, crew neck, short sleeves, black",
        "velvet graham & spencer TILLY tee, white sz S. slubby cotton crew, sheer-ish. $25",
      ],
    ],
    dupe: [
      [
        ["wild", 62, 86],
        "Frank & Eileen Eileen Relaxed Button-Up Shirt\n$268\nWhite Italian poplin, oversized, curved hem, long sleeves, spread collar. 100% cotton. Made in USA.",
        "Quince 100% Organic Cotton Poplin Long Sleeve Boyfriend Shirt\n$39.90\nWhite\nRelaxed, button front, chest pocket, curved hem, point collar. Similar to $138+. Free returns",
      ],
      [
        ["wild", 62, 86],
        "Toteme\nSilk pyjama shirt\n€490\nEcru. Straight fit, buttoned front, open collar, chest pocket, tonal piping. 100% silk, mid-weight twill.",
        "Lilysilk Classic pocket shirt in washable silk, ivory, collared long sleeve button front with one chest pocket. 18 momme 100% mulberry silk. $109",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Vince Long Sleeve Silk Blouse\n$345\nOff white, banded collar, button front. 100% silk. Dry clean.",
        "Express Slim Portofino Shirt\n$64.99\nIvory crepe, notch collar, two chest pockets, roll-tab sleeves, button front. 100% polyester. 40% off everything today",
      ],
      [
        ["wild", 44, 70],
        "Vince Slim pima cotton long sleeve turtleneck tee\n$105\nBlack, fine, layering, second skin. 100% pima cotton",
        'SKIMS "FITS EVERYBODY LONG SLEEVE T-SHIRT" $58 sienna brown\ncrew neck, smooth stretch, 76% polyamide 24% elastane',
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Skims Fits Everybody T-Shirt\n$54\nOnyx. Body-hugging stretch crew neck, short sleeves. 76% nylon, 24% spandex",
        "Ralph Lauren Custom Slim Fit Mesh Polo Shirt\n$110\nBlack cotton piqué, ribbed collar, two-button placket, embroidered pony. 100% cotton. Free shipping over $150",
      ],
      [
        ["materials", 28, 54],
        "Lacoste L.12.12 classic fit piqué polo shirt, white. 100% cotton. $110",
        "Uniqlo Airism seamless V-neck undershirt tank top, white. 89% polyester, 11% spandex. $14.90",
      ],
      [
        ["title", 28, 54],
        "Alex Mill Jo ribbed henley tank, white $65",
        "Frank And Eileen Barry tailored button-up shirt, white $238",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Supreme Box Logo Tee\nSS24\nWhite cotton, printed box logo on chest. $54 retail",
        "Supreme box logo sticker, red, vinyl, 20 cm, authentic\n$5.00 incl. shipping. No returns",
      ],
      [
        ["title", 4, 28],
        "Comme des Garçons Play red heart striped T-shirt, black and white $140",
        "Comme des Garçons Play x Converse Chuck 70 high red heart, black $150",
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
      [
        ["materials", 86, 99],
        "Dickies 874 Original Fit work pants, khaki. 65% polyester, 35% cotton twill. $34.99",
        "DICKIES 874 work pant black W32 L30. Poly cotton twill 65/35. $20",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "AGOLDE 90's Pinch Waist High Rise Straight\n$228\nPlaya: vintage mid blue. Rigid, 100% organic cotton denim, button fly, straight leg, inseam 28.5\". Made in Mexico. Free returns",
        'Abercrombie 90s High Rise Straight Jean\n$90\nMedium wash blue. 99% cotton, 1% elastane, zip fly, straight leg, rigid vintage look. Short 27". Loyalty points',
      ],
      [
        ["wild", 62, 86],
        "Frankie Shop\nGelso pleated trousers\n$225\nBlack. High-rise, double pleats, wide straight leg to the floor, side pockets. 67% polyester, 29% viscose, 4% elastane",
        "ASOS DESIGN Tailored wide leg trousers with pleat front in black\n£34. High rise, belt loops, zip fly, side pockets. Main: 63% polyester, 33% viscose, 4% elastane. Model wears UK 8",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Theory Treeca Pant in Good Wool\n$345\nBlack cropped slim-leg trousers, mid rise, 96% wool, 4% elastane. Dry clean.",
        "Old Navy Extra High-Waisted Pixie Skinny Ankle Pants\n$39.99\nBlack. Stretch twill, front zip, belt loops, slim ankle length. 66% rayon, 29% nylon, 5% spandex",
      ],
      [
        ["wild", 46, 72],
        "Mother The Tomcat jeans\n$238\nMid blue wash, high rise straight leg, frayed ankle hem. 98% cotton 2% elastane",
        "Everlane The Way-High Skinny jean, mid blue, $98\nsuper high rise, slim through leg, 87% organic cotton, 9% elastomultiester, 4% elastane",
      ],
      [
        ["materials", 46, 72],
        "Brunello Cucinelli pleated wool trousers, grey. 100% virgin wool. $1,295",
        "Banana Republic slim tapered chino, grey. 97% cotton, 3% elastane. $90",
      ],
    ],
    related: [
      [
        ["wild", 24, 50],
        "Carhartt WIP Double Knee Pant\n£130\nHamilton brown. 12 oz organic cotton Dearborn canvas, tool pockets, straight relaxed leg, triple-stitched.",
        "SuitSupply Brescia navy wool trousers\n£139\nNavy pure S110's wool, slim fit, sharp crease. Tailoring available",
      ],
      [
        ["title", 28, 54],
        "Vince satin bias slip skirt, midi, ivory $295",
        "Aritzia Effortless pleated wide leg pant, cream crepe $148",
      ],
    ],
    unlike: [
      [
        ["wild", 4, 28],
        "Levi's 501 '90s women's jeans\n$98\nMedium indigo, 100% cotton, button fly, straight",
        "Levi's leather belt, brown, 38 mm\n$38\nBrown full-grain leather with engraved silver buckle. Size 95",
      ],
      [
        ["wild", 4, 28],
        "Levi's 501 Original men's jeans\n$79.50\nDark stonewash, button fly, straight, 100% cotton",
        "Levi's logo enamel mug, 12 oz, red batwing logo, dishwasher safe. $18",
      ],
      [["title", 4, 28], "Acne Studios 1996 jeans mid blue $480", "Acne Studios Face logo socks, blue $70"],
    ],
  },
  watches: {
    same: [
      [
        ["wild", 82, 97],
        "Tissot Le Locle Powermatic 80 T006.407.11.053.00\n$695\n39.3 mm stainless steel case, black guilloché dial, Roman numerals, sapphire, automatic, steel bracelet, water resistance 3 bar",
        "Tissot Le Locle powermatic 80 silver dial T006407, 39mm, leather strap, automatic, box and papers 2022. 380 € incl. shipping. Light scratches on clasp",
      ],
      [
        ["wild", 84, 98],
        "Seiko 5 Sports SRPD55\n$295\n42.5 mm automatic 4R36, black dial, stainless bracelet, day-date, 100 m, display back",
        "Seiko 5 sports SRPD53 BLUE dial automatic w/ bracelet, desk worn. box & papers. 4R36 hacks & handwinds. $180 shipped",
      ],
    ],
    dupe: [
      [
        ["wild", 64, 88],
        "Rolex Explorer 36 124270\n$7,550\n36 mm Oystersteel case, smooth bezel, black dial with 3, 6, 9 numerals, Oyster bracelet, calibre 3230 automatic, 100 m. Superlative Chronometer",
        "Smiths Everest PRS-25 36mm automatic\n£425\n36 mm brushed stainless steel, smooth bezel, black dial with 3-6-9 numerals, Miyota automatic, sapphire, steel bracelet 100m. Ships worldwide",
      ],
      [
        ["materials", 62, 86],
        "Rolex Datejust 36, silver dial, fluted bezel, Jubilee bracelet. Oystersteel and white gold. $9,550",
        "Seiko 5 SNXS73 automatic 37 mm, fluted-look bezel, jubilee bracelet, silver dial. Stainless steel. $165",
      ],
      [
        ["wild", 62, 86],
        "Tissot PRX Powermatic 80 40mm\n$695\nGreen dial with waffle pattern, integrated bracelet, barrel-shaped steel case, automatic, sapphire",
        "Pagani Design PD-1781 integrated bracelet automatic watch green textured dial 40 mm NH35 stainless tonneau case, sapphire. $79",
      ],
    ],
    similar: [
      [
        ["wild", 44, 70],
        "Omega Seamaster Diver 300M 42mm\n$5,900\nBlue ceramic dial with laser-engraved waves, ceramic bezel, helium escape valve, Master Chronometer 8800, steel bracelet.",
        "Citizen Promaster Diver BN0151-09L\n$275\nEco-Drive solar, 44 mm stainless steel, blue dial and bezel, 200m, blue polyurethane strap. 5 year warranty",
      ],
      [
        ["title", 46, 72],
        "Audemars Piguet Royal Oak 41 mm steel, blue dial $28,700",
        'Casio G-Shock GA-2100 octagonal "CasiOak", black resin $99',
      ],
      [["title", 46, 72], "Nomos Club Campus 36, white dial $1,650", "Timex Marlin hand-wound 34 mm, silver dial $209"],
    ],
    related: [
      [
        ["wild", 26, 50],
        "Cartier Tank Louis watch, large\n$13,500\nYellow gold rectangular case 33.7 x 25.5 mm, Roman numerals, hand-wound 1917 MC, brown alligator strap",
        "Swatch Once Again GB743\n$75\nRound 34 mm black plastic case, white dial with Arabic numerals, day-date, quartz, black silicone strap. Free shipping",
      ],
      [
        ["wild", 26, 50],
        "Panerai Luminor Marina PAM01312\n€8,300\n44 mm steel cushion case, crown-protecting bridge, black sandwich dial, small seconds, leather strap, automatic",
        "Skagen Signatur slim 40 mm watch, silver dial two hand, steel mesh bracelet, quartz. SKW6571 $115",
      ],
    ],
    unlike: [
      [
        ["wild", 2, 26],
        "Garmin Fenix 7 Sapphire Solar\n$899\n47 mm GPS multisport smartwatch, titanium bezel, silicone band, up to 22 days battery",
        "Garmin HRM-Pro Plus chest strap heart rate monitor\n$129.99\nBlack, Bluetooth and ANT+, battery 1 year, hand wash the strap",
      ],
      [
        ["title", 3, 28],
        "Omega Speedmaster Moonwatch Professional, hesalite $6,800",
        "Omega leather watch roll travel case for 3 watches, brown $420",
      ],
    ],
  },
};
