import { expect, it } from "vitest";
import { recreateIntl } from "./recreate-intl.ts";

it("creates Intl objects that keep working after the native objects that they wrap are dropped", () => {
  const { Collator, NumberFormat } = Intl;
  const drop = recreateIntl();
  const euros = new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" });
  const letters = new Intl.Collator("en", { sensitivity: "base" });
  expect([euros.format(1234.5), letters.compare("É", "e")]).toEqual(["€1,234.50", 0]);
  drop();
  expect([euros.format(2), letters.compare("É", "e")]).toEqual(["€2.00", 0]);
  expect([Intl.Collator, Intl.NumberFormat]).toEqual([Collator, NumberFormat]);
});

it("throws for invalid options when the object is created", () => {
  const drop = recreateIntl();
  expect(() => new Intl.NumberFormat("en-US", { style: "currency", currency: "euros" })).toThrow(RangeError);
  drop();
});
