import type { FamilyPairs } from "./pair.ts";

export const EYEWEAR: FamilyPairs = {
  same: [
    [
      ["wild", 86, 99],
      "Ray-Ban AVIATOR CLASSIC\nRB3025 L0205 58-14\nGold frame, green classic G-15 crystal lenses\n$171.00",
      "rayban aviators rb3025 silver with grey gradient, 58 mm, case + cloth, couple micro scratches on left lens, $70 obo",
    ],
    [["title", 86, 99], "Persol PO0649 sunglasses, havana $310", "Persol 649 Original, black, green lens $310"],
    [
      ["materials", 84, 98],
      "Oakley Holbrook, matte black, Prizm grey. O-Matter frame. $146",
      "Oakley Holbrook OO9102, polished clear, Prizm ruby. O-Matter frame. $156",
    ],
    [["title", 74, 92], "Ray-Ban Original Wayfarer Classic RB2140 $163", "Ray-Ban New Wayfarer RB2132 $153"],
  ],
  dupe: [
    [
      ["wild", 66, 88],
      "CELINE\nTriomphe 01 sunglasses in acetate\nBlack. Rectangular, gold Triomphe at the temple. Smoke lens\n€ 430",
      "Narrow rectangle sunglasses women retro 90s thick frame with gold metal logo on the arms, black uv400\n$12.88",
    ],
    [
      ["materials", 68, 90],
      "Ray-Ban Clubmaster Classic RB3016, black on gold. Acetate and metal. $163",
      "JOOPIN Semi Rimless Polarized Sunglasses, black gold. Plastic and metal. $16.99",
    ],
    [
      ["title", 66, 88],
      "Oliver Peoples Gregory Peck sunglasses, cocobolo $420",
      "Round keyhole bridge polarized sunglasses, tortoise, SOJOS $15.99",
    ],
    [
      ["materials", 66, 88],
      "Ray-Ban Wayfarer RB2140, black. Acetate, glass lens. $163",
      "Knockaround Fort Knocks, glossy black. Polycarbonate frame and lens. $35",
    ],
  ],
  similar: [
    [["title", 52, 76], "Moscot Lemtosh sunglasses, tortoise $360", "Warby Parker Percey sunglasses, tortoise $95"],
    [
      ["wild", 50, 74],
      "Quay Australia HIGH KEY oversized aviator, gold/fade, flat lens, brow bar, $75",
      "RAY BAN AVIATOR LARGE METAL RB3025\n62 mm, arista gold, brown gradient\nPlastic tips, metal, crystal\n$171",
    ],
    [
      ["materials", 46, 70],
      "Persol 714 folding, havana. Acetate, crystal lens. $420",
      "Ray-Ban Wayfarer Folding RB4105, havana. Propionate, crystal lens. $179",
    ],
    [
      ["wild", 48, 72],
      'Lunettes de soleil Le Specs "Outta Love", œil-de-chat, écaille, 69 €',
      "Saint Laurent New Wave SL 276 Mica cat eye, black acetate $415",
    ],
  ],
  related: [
    [["title", 32, 56], "Ray-Ban Aviator RB3025 $171", "Ray-Ban Wayfarer Ease RB4340 $153"],
    [
      ["materials", 24, 48],
      "Oakley Sutro, matte black, shield lens. O-Matter. $194",
      "Ray-Ban Justin RB4165, rubber black. Nylon. $123",
    ],
    [
      ["wild", 26, 50],
      "Maui Jim Peahi wraparound, gloss black, polarized glass, sport\n$279",
      "small round wire sunglasses, Ray-Ban RB3447 Round Metal, gold, green lens, 50mm, 120 quid",
    ],
    [
      ["materials", 26, 50],
      "Gucci oversized square sunglasses GG0083S, black. Acetate. $430",
      "Randolph Engineering Concorde aviator, 23k gold plated. Metal. $299",
    ],
  ],
  unlike: [
    [["title", 8, 34], "Oakley Flak 2.0 XL sunglasses $186", "Oakley Flight Deck snow goggles $216"],
    [
      ["wild", 0, 20],
      "Ray-Ban RB2140 Wayfarer in black 50-22, $163",
      "Ray-Ban hard case black faux leather w/ cleaning cloth, case only!! no glasses\n$14.50 free ship",
    ],
    [
      ["materials", 0, 16],
      "Quay After Hours sunglasses, black. Plastic. $65",
      "Madewell resin hoop earrings, tortoise. Acetate. $24",
    ],
    [["title", 0, 16], "Gentle Monster Lang 01 sunglasses $269", "Aquascutum check umbrella £95"],
  ],
};
