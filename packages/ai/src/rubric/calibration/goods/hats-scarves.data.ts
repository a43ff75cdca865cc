import type { FamilyPairs } from "./pair.ts";

export const HATS_SCARVES: FamilyPairs = {
  same: [
    [
      ["wild", 84, 98],
      "Acne Studios - Canada fringed wool scarf\nOatmeal melange, 200 x 70 cm, 100% wool, logo label, knotted fringe\n€230",
      "ACNE STUDIOS canada scarf (the big one) in pale pink, 100% wool. pilled a little near the fringe. 110€ shipping included",
    ],
    [
      ["title", 84, 98],
      "New Era 59FIFTY New York Yankees cap, navy $42",
      "New Era 59Fifty NY Yankees fitted, black $42",
    ],
    [
      ["materials", 86, 99],
      "Burberry Giant Check cashmere scarf, archive beige. 100% cashmere. $570",
      "Burberry check scarf grey, pre-owned. 100% cashmere. $290",
    ],
    [
      ["title", 84, 98],
      "Carhartt A18 Acrylic Watch Hat, black $19.99",
      "Carhartt Knit Cuffed Beanie A18, dark brown $19.99",
    ],
  ],
  dupe: [
    [
      ["materials", 62, 86],
      "Burberry Classic Check cashmere scarf, archive beige. 100% cashmere. $520",
      "Plaid scarf tan check with fringe. 100% acrylic. $14.99",
    ],
    [
      ["wild", 66, 88],
      "Lack of Color\nThe Rancher fedora - Tan\n100% Australian wool, stiff wide brim, tonal band\n$99",
      "Lanzom women wide brim felt fedora hat with belt buckle\nkhaki, 60% cotton 40% polyester felt\n$18.99",
    ],
    [["title", 66, 88], "Prada Re-Nylon bucket hat, black $695", "Nylon bucket hat packable, black, Amazon $12.99"],
    [
      ["materials", 66, 88],
      "The North Face Salty Bae beanie, black. 95% acrylic, 5% other fibers. $30",
      "Old Navy rib-knit beanie, black. 100% acrylic. $12.99",
    ],
  ],
  similar: [
    [
      ["wild", 48, 72],
      "HERMÈS carré 90 Brides de Gala\nnavy, gold, red; 100% silk twill, hand-rolled edges\n$570",
      "Ted Baker square scarf, equestrian style chain print, navy\n100% polyester satin\n£35",
    ],
    [["title", 48, 72], "lululemon Baller Hat, black $38", "Nike Dri-FIT Club unstructured cap, black $24"],
    [
      ["materials", 48, 70],
      "Borsalino Panama Fine, natural. 100% toquilla straw. €420",
      "Brixton Joanna straw hat, honey. 100% paper straw. $59",
    ],
    [
      ["wild", 46, 70],
      "Johnstons of Elgin cashmere stole, light grey, plain, 190 x 70, woven in Scotland £299",
      "COS OVERSIZED WOOL SCARF\nlight grey melange, rib knit\n100% wool          £59",
    ],
  ],
  related: [
    [["title", 28, 52], "Kangol 504 wool flat cap $55", "Stetson Bozeman crushable western hat $95"],
    [
      ["wild", 24, 48],
      "Canada Goose aviator hat w/ down hood & coyote style fur trim, black $325",
      "Polo Ralph Lauren cotton chino baseball cap, navy w/ red pony, $55",
    ],
    [
      ["materials", 24, 48],
      "Hermès Twilly Jeu d'Omnibus. 100% silk. $215",
      "Acne Studios Vally check scarf, multi. Alpaca, wool, nylon, mohair. $320",
    ],
    [["title", 26, 50], "Eugenia Kim Bunny sun hat $295", "Eric Javits Squishee Halo visor $95"],
  ],
  unlike: [
    [["title", 8, 34], "UGG Cable knit pom beanie $55", "UGG sheepskin mittens $135"],
    [
      ["materials", 0, 22],
      "Burberry check cashmere scarf, camel. 100% cashmere. $520",
      "Burberry check umbrella, camel. 100% polyester. $390",
    ],
    [
      ["wild", 0, 18],
      "New Era 9FORTY LA Dodgers adjustable cap royal blue, cotton, 27,99 €",
      "LA Dodgers replica jersey #17 Ohtani home white, Nike\npolyester, button front\n$135",
    ],
    [["materials", 2, 26], "Hermès carré 90. 100% silk twill. $570", "Hermès tie, twill silk. 100% silk. $240"],
  ],
};
