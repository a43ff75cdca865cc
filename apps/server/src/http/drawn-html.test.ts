import { describe, expect, it } from "vitest";
import { sentElement, toDrawnHtml } from "./drawn-html.ts";

describe("a drawn page", () => {
  it("has its styles in one place instead of in attributes, each once", () => {
    const drawn = '<i style="width:40%"></i><b style="height:3px"></b><u style="width:40%"></u>';
    expect(toDrawnHtml(drawn)).toEqual({
      html: '<i data-drawn="0"></i><b data-drawn="1"></b><u data-drawn="0"></u>',
      style: '[data-drawn="0"]{width:40%}[data-drawn="1"]{height:3px}',
    });
  });

  it.each(["color:red}body{color:blue", "background:url(/images/x)", "x:&quot;&lt;/style&gt;", "x:\\65"])(
    "leaves out a style that is more than numbers and names: %s",
    (style) => expect(toDrawnHtml(`<i style="${style}"></i>`)).toEqual({ html: "<i></i>", style: "" }),
  );

  it("takes nothing in before the app listens, and leaves texts alone", () => {
    const { html } = toDrawnHtml('<form><input name="a"><textarea></textarea><button>Go</button></form>&lt;input');
    expect(html).toBe(
      '<form inert><input readonly inert name="a"><textarea readonly inert></textarea><button inert>Go</button></form>&lt;input',
    );
  });
});

describe("what is sent along", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "a\u2028b\u2029c", '"\\u003c'])(
    "stays data, whatever a name holds: %j",
    (name) => {
      const element = sentElement({ user: { json: { name } }, reads: [] });
      const data = element.slice(element.indexOf(">") + 1, -"</script>".length);
      expect(data).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(data)).toEqual({ user: { json: { name } }, reads: [] });
    },
  );
});
