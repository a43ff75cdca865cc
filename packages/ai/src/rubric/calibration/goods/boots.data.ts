import type { FamilyPairs } from "./pair.ts";

export const BOOTS: FamilyPairs = {
  same: [
    [
      ["title", 86, 99],
      "Blundstone 550 Chelsea Boot, walnut $210",
      "Blundstone 500 Original Chelsea, stout brown $210",
    ],
    [
      ["wild", 86, 99],
      "Dr. Martens 2976 YS Smooth Leather Chelsea Boots\nBlack — ankle, elastic gores, yellow stitching, AirWair sole\n$170",
      "doc martens 2976 yellow stitch chelseas cherry red, uk 5, barely creased £65 + post (vinted)",
    ],
    [
      ["materials", 84, 98],
      "Timberland Premium 6-Inch Waterproof Boot, wheat. Upper: nubuck leather. $198",
      "Timberland Men's 6\" Premium Waterproof boots, black nubuck. Upper: nubuck leather. $198",
    ],
    [
      ["title", 84, 98],
      "Red Wing Heritage Iron Ranger 8111 Amber Harness $350",
      "Red Wing Iron Ranger 8085 Copper Rough & Tough, factory seconds $265",
    ],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "UGG Classic Ultra Mini Platform, chestnut, suede and sheepskin, $170",
      "Women's Platform Mini Boots Faux Fur Lined Ankle Snow Boots Slip On\nChestnut / 2\" platform / microsuede\n$39.99",
    ],
    [
      ["materials", 66, 88],
      "Prada Monolith brushed leather combat boots, black. Upper: 100% calf leather. $1,650",
      "Steve Madden Betty lug sole combat boot, black. Upper: polyurethane. $109",
    ],
    [
      ["title", 66, 88],
      "R.M. Williams Comfort Craftsman, chestnut A$649",
      "Thursday Boot Company Duke Chelsea, brown $199",
    ],
    [
      ["materials", 66, 88],
      "Red Wing Iron Ranger 8111, amber. Upper: leather; Goodyear welt. $350",
      "Thursday Captain Boot, brown. Upper: leather; Goodyear welt. $199",
    ],
  ],
  similar: [
    [
      ["wild", 46, 70],
      "Chelsea boot, Blundstone #510 black\npull tabs, elastic sides, TPU outsole, round toe work boot\n$199",
      "COMMON PROJECTS Chelsea in suede, tan\nslim last, crepe-look rubber sole\n$628",
    ],
    [
      ["title", 48, 72],
      "Hunter Women's Original Tall Rain Boot, black $185",
      "Le Chameau Vierzonord Neoprene Lined Wellington £190",
    ],
    [
      ["materials", 46, 70],
      "Stuart Weitzman Highland over-the-knee boot, black suede. Upper: stretch suede. $850",
      "Sam Edelman Hai knee-high boot, black. Upper: leather. $200",
    ],
    [["title", 46, 70], "Isabel Marant Dicker suede ankle boots $790", "Madewell The Western Ankle Boot in suede $228"],
  ],
  related: [
    [
      ["wild", 26, 50],
      "Dr. Martens Jadon platform 8-eye boot, black smooth, zip, $220",
      "Sorel Women's Joan of Arctic\nfur-cuffed winter boot, waterproof suede, felt inner, lace-up\ncamp brown\n$230",
    ],
    [
      ["materials", 28, 52],
      "Gucci Horsebit knee boot, black. Leather. $1,950",
      "Frye Campus 14L boot, saddle. Leather. $428",
    ],
    [["title", 28, 52], "Timberland 6-Inch Premium Boot $198", "Clarks Desert Boot, beeswax leather £130"],
    [
      ["wild", 26, 50],
      "lucchese women's cowboy boots, pointed toe, stacked heel, inlay shaft, $695",
      "Ganni cleated low chelsea, chunky rubber sole, black, €395",
    ],
  ],
  unlike: [
    [
      ["materials", 6, 30],
      "Dr. Martens 1460 Smooth boots, black. Upper: leather. $170",
      "Dr. Martens Adrian tassel loafer, black. Upper: leather. $150",
    ],
    [["title", 0, 16], "UGG Classic Tall II $240", "UGG sheepskin bucket hat $98"],
    [
      ["wild", 2, 24],
      'L.L.Bean 8" Bean Boots, tan/brown, waterproof rubber bottom and full-grain leather upper, $159',
      "L.L.Bean Boat and Tote, Zip-Top, Large\nnatural/blue canvas\n$49.95",
    ],
    [["title", 2, 26], "Hunter Original Chelsea Boot $165", "Hunter Original Raincoat $185"],
  ],
};
