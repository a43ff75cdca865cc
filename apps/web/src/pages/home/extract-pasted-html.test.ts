import { PAGE_MAX_LENGTH } from "@dupewise/domain/constants";
import { expect, it } from "vitest";
import { extractPastedHtml } from "./extract-pasted-html.ts";

const WORDS = "Linen Overshirt\r\n$89.00";
const HTML = "<h1>Linen Overshirt</h1><p>$89.00</p>";

it("returns the HTML of a paste that fills the field, regardless of its line endings", () => {
  expect(extractPastedHtml({ html: HTML, words: WORDS }, "Linen Overshirt\n$89.00")).toBe(HTML);
});

it.each([
  ["a paste into existing text", { html: HTML, words: WORDS }, "My shirt: Linen Overshirt\n$89.00"],
  ["a paste without markup", { html: "", words: WORDS }, WORDS],
  [
    "markup that contains no more information than its text",
    { html: "<meta charset=utf-8><b>Linen</b>", words: WORDS },
    WORDS,
  ],
  ["a link", { html: '<a href="/p">A</a>', words: "https://a.example/p" }, "https://a.example/p"],
  ["a page larger than the reader accepts", { html: HTML + " ".repeat(PAGE_MAX_LENGTH), words: WORDS }, WORDS],
])("returns no markup for %s", (_, pasted, value) => expect(extractPastedHtml(pasted, value)).toBeNull());
