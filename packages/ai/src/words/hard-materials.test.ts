import { describe, expect, it } from "vitest";
import { sentencesAbout } from "../testing/sentences-about.ts";

describe("comparing two hard materials", () => {
  it.each([
    ["Cabin suitcase", "Aluminum", "Polycarbonate", "Aluminum dents but lasts for decades"],
    ["Cabin suitcase", "Polycarbonate", "ABS", "ABS cracks sooner"],
    ["Card holder", "Leather", "Aluminum", "The original is leather; the alternative is aluminum."],
    ["Fedora hat", "Rabbit fur felt", "Wool felt", "Fur felt is lighter and smoother than wool felt"],
    ["Sunglasses", "Acetate", "Polycarbonate", "Both are plastics: acetate can be polished"],
    ["Watch", "Stainless steel", "Resin", "resin is light and takes knocks"],
  ])("explains how they differ for %s: %s and %s", (goods, original, alternative, note) => {
    const text = sentencesAbout([goods, `Material: ${original}.`], [goods, `Material: ${alternative}.`]);
    expect(text).toContain(note);
  });

  it.each([
    ["Heart pendant necklace", "Sterling silver", "Sterling silver, 18k gold plated", "Plain sterling silver vs."],
    ["Chain bracelet", "Stainless steel", "Gold-plated stainless steel", "Plain stainless steel vs."],
    ["Chain bracelet", "Gold-plated brass", "Brass", "brass vs. plain brass."],
  ])(
    "contrasts a plain metal with the same metal under gold for %s: %s and %s",
    (goods, original, alternative, contrast) => {
      const text = sentencesAbout([goods, `Material: ${original}.`], [goods, `Material: ${alternative}.`]);
      expect(text).toContain(contrast);
      expect(text).not.toMatch(/not (?:sterling silver|stainless steel|brass)/);
    },
  );

  it.each(["resin case, steel bracelet", "caja de resina cromada, brazalete de acero inoxidable"])(
    "does not describe a watch as steel when only its bracelet is steel: %s",
    (description) => {
      const text = sentencesAbout(["Automatic watch", "Stainless steel case."], ["Digital watch", description]);
      expect(text).not.toContain("Both are made of stainless steel");
    },
  );

  it("reads the shell of a suitcase separately from its divider, and a frame separately from its lenses", () => {
    const suitcase = "Aluminum shell look, flex divider with polyester mesh.";
    const text = sentencesAbout(["Aluminum cabin suitcase", suitcase], ["Polycarbonate cabin suitcase"]);
    expect(text).toContain("Aluminum vs. polycarbonate.");
    const glasses = "Frame: polycarbonate. Lens: polyamide.";
    expect(sentencesAbout(["Sunglasses", glasses], ["Sunglasses", "Frame: acetate."])).toContain(
      "Polycarbonate vs. acetate.",
    );
  });

  it("ignores the materials of a suitcase's wheels and frame", () => {
    const text = sentencesAbout(
      ["Nylon cabin suitcase", "ABS wheels, aluminum frame, polycarbonate corners."],
      ["Polycarbonate cabin suitcase"],
    );
    expect(text).toContain("Nylon vs. polycarbonate.");
    expect(text).not.toMatch(/ABS|aluminum/i);
  });

  it("does not apply the notes on suitcases to other products", () => {
    const text = sentencesAbout(["Aluminum sunglasses"], ["Polycarbonate sunglasses"]);
    expect(text).not.toContain("dents");
  });

  it("does not say that PVC peels when the original itself is coated with PVC", () => {
    expect(sentencesAbout(["Coated canvas tote bag"], ["Faux leather tote bag"])).toContain("tends to crack or peel");
    expect(sentencesAbout(["Coated canvas tote bag"], ["PVC tote bag"])).not.toContain("tends to crack or peel");
  });
});

describe("a recycled or organic variant of the same fiber", () => {
  it("is said to feel and wear like the plain fiber", () => {
    expect(sentencesAbout(["Swim shorts", "100% recycled polyester."], ["Swim shorts", "100% polyester."])).toContain(
      "Recycled polyester feels and wears like new polyester.",
    );
    expect(
      sentencesAbout(["Down jacket", "Shell: 100% recycled nylon."], ["Down jacket", "Shell: 100% polyester."]),
    ).not.toContain("feels and wears like");
  });

  it("is not compared with the plain fiber when the shares differ", () => {
    const text = sentencesAbout(["T-shirt", "100% organic cotton."], ["T-shirt", "60% cotton and 40% polyester."]);
    expect(text).not.toContain("feels and wears like");
  });
});

describe("gold plating", () => {
  it.each([
    ["14k rose gold-plated brass", "gold-plated brass"],
    ["18K Gold Plated Stainless Steel", "gold-plated steel"],
    ["Laiton plaqué or", "gold-plated brass"],
    ["18k gold plated, steel clasp", "gold-plated metal"],
    ["14k yellow gold over brass", "gold-plated brass"],
    ["Gold-tone finish. 14k gold-plated brass", "gold-plated brass"],
  ])("is named along with the metal under it if the page names one: %s", (text, name) => {
    const said = sentencesAbout(["Bangle", "Solid 18k gold."], ["Bangle", `${text}.`]);
    expect(said).toContain(`Solid gold vs. ${name}.`);
  });

  it("on an unnamed metal isn't contrasted with plating on brass", () => {
    const said = sentencesAbout(["Bangle", "18k gold plated."], ["Bangle", "18k gold plated brass."]);
    expect(said).not.toContain("vs.");
    expect(said).toContain("Both are gold-plated metal");
  });
});

it.each([
  ["Bronze case, automatic.", "Bronze vs. titanium."],
  ["Dive watch, bronze dial, titanium bracelet.", "Both are made of titanium."],
])("reads the bronze of a watch's case, not that of its dial: %s", (description, told) => {
  expect(sentencesAbout(["Watch", description], ["Watch", "Titanium case."])).toContain(told);
});

it.each(["Rhodium plated silver.", "Silver (rhodium plated 925)."])("reads silver under rhodium: %s", (description) => {
  expect(sentencesAbout(["Bracelet", description], ["Bracelet", "Sterling silver."])).toContain(
    "Both are made of sterling silver.",
  );
});

it("says that the gold color of steel is a coating", () => {
  const said = sentencesAbout(["Ring", "Solid 18k gold."], ["Bague dorée", "Acier inoxydable."]);
  expect(said).not.toContain("stainless steel is hard and doesn't tarnish");
  expect(said).toContain("coating that can wear off");
});

it.each(["Woven belt", "Backpack"])(
  "makes no claims about the skin for products that aren't worn on it: %s",
  (goods) => {
    const said = sentencesAbout([goods, "100% cotton."], [goods, "100% polyester."]);
    expect(said).not.toContain("skin");
  },
);

it("treats a watch's gold as plating only if the page says that the case is plated", () => {
  const plated: [string, string] = ["Diamond watch gold 18K", "Gold-plated stainless steel case and bracelet."];
  expect(sentencesAbout(plated, ["Steel watch", "Stainless steel case."])).toContain("Gold-plated steel vs.");
  expect(sentencesAbout(["Watch in 18k gold", "Gold-plated hands."], plated)).toContain("Solid gold vs.");
});

it("names a lower gold purity as the concession", () => {
  const said = sentencesAbout(["Gold necklace", "18k gold, 42 cm."], ["Gold necklace", "9k gold, 42 cm."]);
  expect(said).toMatch(/with 9k gold\.|9k gold /);
});

it("says that the rose gold color of a steel watch is a coating", () => {
  const said = sentencesAbout(
    ["Steel watch", "Stainless steel case, quartz movement."],
    ["Damenuhr roségold", "Gehäuse aus Edelstahl, Quarzwerk."],
  );
  expect(said).toContain("the alternative's gold color is a coating");
});
