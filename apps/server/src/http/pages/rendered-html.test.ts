import { describe, expect, it } from "vitest";
import { renderEmbeddedData, postProcessHtml } from "./rendered-html.ts";

describe("a rendered page", () => {
  it("collects inline styles into one stylesheet without duplicates", () => {
    const rendered = '<i style="width:40%"></i><b style="height:3px"></b><u style="width:40%"></u>';
    expect(postProcessHtml(rendered)).toEqual({
      html: '<i data-rendered="0"></i><b data-rendered="1"></b><u data-rendered="0"></u>',
      style: '[data-rendered="0"]{width:40%}[data-rendered="1"]{height:3px}',
    });
  });

  it.each(["color:red}body{color:blue", "background:url(/images/x)", "x:&quot;&lt;/style&gt;", "x:\\65"])(
    "drops a style that contains anything but numbers and names: %s",
    (style) => expect(postProcessHtml(`<i style="${style}"></i>`)).toEqual({ html: "<i></i>", style: "" }),
  );

  it.each([
    ["<button>Go</button>", "<button inert>Go</button>"],
    ['<select name="a"></select>', '<select name="a" inert></select>'],
    ['<input id="b" type="checkbox" name="b"/>', '<input id="b" type="checkbox" name="b" inert/>'],
    ["<input>", "<input inert>"],
    ['<input type="email" name="d"/>', '<input type="email" name="d"/>'],
    ['<textarea rows="5" name="e">text</textarea>', '<textarea rows="5" name="e">text</textarea>'],
    ["&lt;input", "&lt;input"],
  ])("ignores clicks before the app has loaded, and keeps text typed until then: %s", (rendered, html) => {
    expect(postProcessHtml(rendered).html).toBe(html);
  });

  it("hides times at first, because the server doesn't know the viewer's time zone", () => {
    expect(postProcessHtml("<time>noon</time>")).toEqual({
      html: "<time data-rendered>noon</time>",
      style: "time[data-rendered]{visibility:hidden}",
    });
  });

  it("does not submit forms before scripts have loaded, because that would put their values in the URL", () => {
    expect(postProcessHtml("<form></form>").html).toBe('<form method="dialog"></form>');
  });
});

describe("the data embedded in a page", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "a\u2028b\u2029c", '"\\u003c'])(
    "cannot break out of its script element, regardless of what a name contains: %j",
    (name) => {
      const element = renderEmbeddedData({ user: { json: { name } }, reads: [] });
      const data = element.slice(element.indexOf(">") + 1, -"</script>".length);
      expect(data).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(data)).toEqual({ user: { json: { name } }, reads: [] });
    },
  );
});
