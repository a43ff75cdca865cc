import { readFile } from "node:fs/promises";
import mjml2html from "mjml";

const SOURCE = new URL("layout.mjml", import.meta.url);
const MARK = /<!--block:(\w+)-->/;

/** The layout in pieces: what is always there, and one piece for each kind of block. */
interface Layout {
  top: string;
  middle: string;
  bottom: string;
  blocks: Record<string, string>;
}

/** Compiles `layout.mjml` to HTML that email clients can render. Throws on MJML errors. */
export async function compileLayout(): Promise<Layout> {
  const { html } = await mjml2html(await readFile(SOURCE, "utf8"), { validationLevel: "strict" });
  const [top = "", ...marked] = html
    // Viewed on its own, the email is a page, and this is its main content.
    .replace('role="article"', 'role="main"')
    .replaceAll(/\s*\n\s*/g, "\n")
    .split(MARK);
  const frame: string[] = [];
  const blocks: Record<string, string> = {};
  for (let at = 0; at < marked.length; at += 2) {
    const [name = "", piece = ""] = marked.slice(at);
    if (name === "end") frame.push(piece);
    else blocks[name] = piece;
  }
  const [middle = "", bottom = ""] = frame;
  return { top, middle, bottom, blocks };
}
