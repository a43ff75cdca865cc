import { describe, expect, it } from "vitest";
import { CAPTIONS, LABELED, LISTINGS, MARKETPLACE, type PastedCase, PROSE, SHEETS, SHOP_LINES } from "./worn.data.ts";
import { WHOLE_PAGES } from "./whole-pages.data.ts";
import { readText } from "./read-text.ts";

const MANNERS: Readonly<Record<string, readonly PastedCase[]>> = {
  "a few lines of a shop's page": SHOP_LINES,
  "a resale listing": LISTINGS,
  "a marketplace's keywords": MARKETPLACE,
  "a European shop's labels": LABELED,
  "a maker's prose": PROSE,
  "a caption": CAPTIONS,
  "a spec sheet": SHEETS,
  "a whole page": WHOLE_PAGES,
};

const plain = (text: string | null): string => (text ?? "").toLowerCase().replace(/[®™]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

const missed: string[] = [];
for (const [manner, cases] of Object.entries(MANNERS))
  describe(manner, () =>
    it.each(cases)("%#", (text, name, maker, price, kind, made) => {
      const { product } = readText(text);
      const p = product.price && `${Number(product.price.amount)} ${product.price.currency}`;
      const n = plain(product.title), w = plain(name);
      const okName = n === w || n === plain(`${maker} ${name}`) || (w !== "" && ` ${n} `.includes(` ${w} `) && n.length <= w.length * 1.6 + 12);
      const m = product.composition.map(({ material, percentage }) => `${percentage} ${material}`).join(", ");
      const bad = [];
      if (!okName) bad.push(`name ${product.title} | ${name}`);
      if (plain(product.brand) !== plain(maker)) bad.push(`maker ${product.brand} | ${maker}`);
      if (!(price ?? "null").split("|").map((x) => x.replace(/^([\d.]+)/, (d) => String(Number(d)))).includes(p ?? "null")) bad.push(`price ${p} | ${price}`);
      if (kind !== null && !kind.split("|").includes(product.category ?? "")) bad.push(`kind ${product.category} | ${kind}`);
      if (m !== made) bad.push(`made ${m} | ${made}`);
      expect(bad).toEqual([]);
    }),
  );
