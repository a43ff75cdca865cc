import type { Shop, ShopPage } from "@dupewise/testing/shop";
import { startShop } from "@dupewise/testing/shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { extractProduct } from "./extract-product.ts";

interface Told {
  title: string;
  brand: string | null;
  price: string | null;
  composition: string;
  location: string | null;
  image: string | null;
  colours: string;
}

/** What a human reader finds on each page of the test shop; docs/reading.md publishes how much of it is read. */
const PAGES: [ShopPage, Told][] = [
  [
    "designerCoat",
    {
      title: "Belted Wrap Coat",
      brand: "Maison Aurelle",
      price: "1890.00 EUR",
      composition: "shell 100 wool, lining 100 viscose",
      location: "Italy",
      image: "/images/coat.png?fill=c19a6b",
      colours: "camel",
    },
  ],
  [
    "affordableCoat",
    {
      title: "Tie-Waist Wool-Blend Coat",
      brand: "Halden Row",
      price: "149 GBP",
      composition: "shell 62 wool, shell 32 polyester, shell 6 polyamide, lining 100 polyester",
      location: "Portugal",
      image: "/images/coat.png?fill=c8a271",
      colours: "camel",
    },
  ],
  [
    "designerBag",
    {
      title: "Small Arc Shoulder Bag",
      brand: "Corvane",
      price: "1250.00 USD",
      composition: "100 leather, lining 100 cotton",
      location: "Spain",
      image: "/images/bag.svg?fill=1d1b1a",
      colours: "black",
    },
  ],
  [
    "affordableBag",
    {
      title: "Crescent Shoulder Bag",
      brand: "Pemberley Lane",
      price: "48.00 USD",
      composition: "shell 100 polyurethane, lining 100 polyester",
      location: "China",
      image: null,
      colours: "black",
    },
  ],
  [
    "designerDress",
    {
      title: "Silk Slip Midi Dress in Emerald",
      brand: "Linnet & Vale",
      price: "320.00 GBP",
      composition: "100 silk",
      location: "United Kingdom",
      image: "/images/dress.svg?fill=0f6b4f",
      colours: "green",
    },
  ],
  [
    "affordableDress",
    {
      title: "Satin Cowl Neck Midi Dress",
      brand: "Brightwell",
      price: "45.99 USD",
      composition: "97 polyester, 3 elastane",
      location: null,
      image: "/images/dress.svg?fill=14785a",
      colours: "emerald green",
    },
  ],
  [
    "designerTrousers",
    {
      title: "Tailored palazzo trousers",
      brand: "Atelier Sorrel",
      price: "740 USD",
      composition: "shell 96 wool, shell 4 elastane, pocket lining 100 cotton",
      location: "Italy",
      image: null,
      colours: "charcoal",
    },
  ],
  [
    "affordableTrousers",
    {
      title: "Pleated Wide-Leg Trousers",
      brand: "Fennimore Studio",
      price: "89.00 USD",
      composition: "68 polyester, 28 viscose, 4 elastane",
      location: "Turkey",
      image: null,
      colours: "",
    },
  ],
  [
    "affordableTrousersJson",
    {
      title: "Pleated Wide-Leg Trousers",
      brand: "Fennimore Studio",
      price: "89.00 USD",
      composition: "68 polyester, 28 viscose, 4 elastane",
      location: "Turkey",
      image: "/images/trousers.svg?fill=3b3d42",
      colours: "",
    },
  ],
  [
    "trainers",
    {
      title: "Court Low Trainers",
      brand: "Stridewell",
      price: "95 EUR",
      composition: "upper 100 leather, lining 100 polyester, sole 100 rubber",
      location: "Vietnam",
      image: "/images/shoe.svg?fill=e8e6e1",
      colours: "white",
    },
  ],
  [
    "sparse",
    {
      title: "The Quiet Cardigan",
      brand: null,
      price: null,
      composition: "",
      location: null,
      image: null,
      colours: "",
    },
  ],
];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it.each(PAGES)("reads the test shop's page %s", async (name, told) => {
  const address = shop.link(name);
  const product = extractProduct(await (await fetch(address)).text(), address);
  expect({
    title: product.title,
    brand: product.brand,
    price: product.price && `${product.price.amount} ${product.price.currency}`,
    composition: product.composition
      .map(({ part, material, percentage }) => `${part ? `${part} ` : ""}${percentage} ${material}`)
      .join(", "),
    location: product.location,
    image: product.imageUrl && product.imageUrl.replace(shop.url, ""),
    colours: product.colours.join(", "),
  }).toEqual(told);
});
