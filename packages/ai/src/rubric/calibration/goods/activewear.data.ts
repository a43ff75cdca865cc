import type { FamilyPairs } from "./pair.ts";

export const ACTIVEWEAR: FamilyPairs = {
  same: [
    [
      ["materials", 86, 99],
      "Alo Yoga High-Waist Airlift Legging, black. 77% nylon, 23% elastane. $138",
      "Alo High Waist Airlift Legging, espresso, size S. 77% nylon, 23% elastane. $70 pre-owned",
    ],
    [
      ["title", 84, 98],
      "Gymshark Vital Seamless 2.0 Leggings, black marl $60",
      "Gymshark vital seamless leggings 2.0 cherry marl, like new, $28",
    ],
    [
      ["wild", 84, 98],
      "lululemon Metal Vent Tech Short-Sleeve Shirt\nBlack/Black - seamless, anti-stink, raglan\n$78",
      "lulu metal vent tech tee men's L slate/white. the zinc stuff really works. worn a lot, still $35 shipped",
    ],
    [["title", 74, 92], "Nike Pro 365 Women's High-Waisted 7/8 Leggings $60", "Nike Pro 365 Mid-Rise 7/8 Leggings $60"],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "lululemon Energy Bra Medium Support, B–D Cups\nBlack. Luxtreme, strappy crossed back\n69% nylon 31% Lycra elastane\n$58",
      "Women's Strappy Sports Bra Criss Cross Back Medium Support Padded Workout Top\n82% polyamide 18% elastane. Black\n€ 18,99",
    ],
    [
      ["materials", 68, 90],
      'Vuori Kore Short 7", navy, boxer-brief liner. Shell 90% polyester, 10% elastane. $68',
      "BROOKLYN 7 inch Lined Workout Shorts, navy. 88% polyester, 12% spandex. $28",
    ],
    [
      ["title", 66, 88],
      "lululemon Scuba Oversized Half-Zip Hoodie $128",
      "Automet Women's Half Zip Oversized Cropped Sweatshirt with Thumb Holes $34.99",
    ],
    [
      ["materials", 66, 88],
      "Outdoor Voices The Exercise Dress, black. 80% polyester, 20% spandex. $100",
      "Halara In My Feels Everyday Dress Activity Dress, black. 75% nylon, 25% elastane. $39.95",
    ],
  ],
  similar: [
    [
      ["wild", 46, 70],
      "Sweaty Betty Power Gym Leggings\nBlack, bum-sculpting, 7/8 length, side pocket, drawcord\n63% nylon 37% elastane\n£100",
      "ADIDAS - OPTIME FULL-LENGTH LEGGINGS\nblack, 3-stripes logo, AEROREADY, 73% recycled polyester 27% elastane\n£45",
    ],
    [["title", 44, 68], "Alo Accolade Straight Leg Sweatpant $128", "Hanes Women's EcoSmart Fleece Jogger $14"],
    [
      ["materials", 46, 70],
      "Lululemon Scuba Full-Zip Cropped Hoodie, black. Cotton, polyester, elastane. $118",
      "Champion Powerblend Full-Zip Hoodie, black. 50% cotton, 50% polyester. $60",
    ],
    [
      ["wild", 44, 68],
      'Tracksmith Session Shorts 5"... navy, brushed Bravio stretch, brief liner, reflective sash, $74',
      "Nike Challenger Men's Dri-FIT 7\" Unlined Running Shorts\nObsidian, 100% polyester\n$40",
    ],
  ],
  related: [
    [
      ["materials", 24, 48],
      "Alo Yoga Airlift Line Up Bra, black. 77% nylon, 23% elastane. $68",
      "Alo Yoga Airlift Corset Tank, black. 77% nylon, 23% elastane. $88",
    ],
    [["title", 28, 52], "Gymshark Vital Seamless Leggings $60", "Adidas Adicolor Classics Firebird Track Pants $75"],
    [
      ["wild", 24, 48],
      'Outdoor Voices Exercise Skort 3", white, built-in shorts, $68',
      "RHONE men's pursuit short 7 in, unlined, polyester, lt grey $68",
    ],
    [
      ["materials", 28, 52],
      "Patagonia Capilene Cool Daily Shirt, black. 100% recycled polyester. $49",
      "Icebreaker 200 Oasis Long Sleeve Crewe base layer, black. 100% merino wool. $110",
    ],
  ],
  unlike: [
    [["title", 0, 20], 'lululemon Align High-Rise Short 6" $64', "lululemon The Mat 5mm $98"],
    [
      ["wild", 0, 18],
      "nike sportswear club fleece joggers dark grey heather $60",
      "Nike Brasilia 9.5 Training Duffel Bag (medium 60 L)\niron grey, 100% polyester\n$42",
    ],
    [
      ["materials", 2, 26],
      "Alo Yoga Airbrush High-Waist Legging, black. 87% nylon, 13% spandex. $108",
      "Alo Yoga Foxy Sherpa Jacket, black. 100% polyester. $248",
    ],
    [["title", 2, 24], "Gymshark Sport Seamless Sports Bra $40", "Gymshark Crew Socks 3pk $16"],
  ],
};
