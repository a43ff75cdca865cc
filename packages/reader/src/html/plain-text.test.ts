import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["A long  coat\nwith a belt.", "A long coat with a belt."],
  ["<p>Wool</p><p>coat</p>", "Wool coat"],
  ["80% <b>wo</b>ol<br>20% silk", "80% wool 20% silk"],
  ["<ul><li>80% wool</li><li>20% silk</li></ul>", "80% wool 20% silk"],
  ["<table><tr><td>Lining</td><td>silk</td></tr></table>", "Lining silk"],
  ["&lt;p&gt;Twice &amp;amp; encoded&lt;/p&gt;", "Twice & encoded"],
  ["&amp;lt;p&amp;gt; Three times", "&lt;p&gt; Three times"],
  ["Wool &amp; silk", "Wool & silk"],
  ["Was <100 and is now > 50", "Was <100 and is now > 50"],
  ["heights 5 < 6 <b>cm</b>", "heights 5 < 6 cm"],
  ['<img alt="wider > longer" src="x">Coat', "Coat"],
  ["Coat<style>p{color:red}</style><script>alert(1)</script><!-- in stock -->", "Coat"],
  ["<p>An end that was cut <a href='https://shop.exam", "An end that was cut"],
  ["</p></div>Coat", "Coat"],
  ["<b></b>", ""],
])("converts %j to plain text", (text, words) => {
  expect(plainText(text)).toBe(words);
});

it("keeps text nested up to the limit, and drops text nested deeper", () => {
  expect(plainText(`${"<b>".repeat(1_000)}deep`)).toBe("deep");
  expect(plainText(`${"<b>".repeat(1_001)}deep`)).toBe("");
  expect(plainText(`${"</b>".repeat(100_000)}deep`)).toBe("");
});
