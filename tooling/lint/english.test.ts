import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = globSync("{apps,packages,tooling}/*/{*,{src,e2e,load,gallery,cluster}/**/*}.{ts,tsx}", { cwd: root });
const texts = sources.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** An exported function or arrow function with its docstring. */
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?(?:function\*? ?(\w+)|const (\w+)(?:: [\w<>, ]+)? = (?:async )?(?:<[^>]*>)?\()/g;
/** "Returns", "Post-processes". */
const VERB = /^[\s*]*[A-Z][a-z]+(?:-[a-z]+)?s\b/;

it("docstrings of exported functions begin with a verb", () => {
  const documented = texts.flatMap(({ file, text }) =>
    [...text.matchAll(DOCUMENTED)].map(([, doc = "", name, arrow]) => ({ doc, place: `${file}: ${name ?? arrow}` })),
  );
  expect(documented.length).toBeGreaterThan(1_500);
  expect(documented.filter(({ doc }) => !VERB.test(doc)).map(({ place }) => place)).toEqual([]);
});

/** "Of the product in the catalogue." leaves out what of the product, "So that none waits." what makes it so. */
const FRAGMENT = /\/\*\*[\s*]*(?:Of|So that)\b.*/g;

it("docstrings are not fragments that leave out their subject", () => {
  const found = texts.flatMap(({ file, text }) => [...text.matchAll(FRAGMENT)].map(([doc]) => `${file}: ${doc}`));
  expect(found).toEqual([]);
});

/** Names that the glossary replaces: "MAX_" for "MOST_", "handle" or "serve" for "answer", "notify" for "tell". */
const UNWANTED_NAME =
  /export (?:async )?(?:function\*? ?|const |class |interface |type )((?:MOST|LEAST|LONGEST)_\w*|(?:answer|tell)[A-Z]\w*|(?:is|was)(?:Telling|Told|Untold)\w*|[Tt]old\w*|asking|untold)\b/g;

it("exported names follow the glossary", () => {
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(UNWANTED_NAME)].map(([, name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** A comment, or the name of a test. */
const PROSE = /^\s*(?:\/\/|\/?\*)|\b(?:it|test|describe)\(["'`]|^\s*\]\)\(["'`]/;
/** Phrases that no native engineer writes. */
const UNWANTED =
  /\banew\b|\b(?:answers|tells) whether\b|\bsuch as it is\b|\bof whom\b|\bwhom (?:do|does|is|are)\b|\bin vain\b|\bfor ever\b|\b(?:told|tells?) of\b|\bat a press\b|\bfrom (?:this|these)\b[^.]*\bon(?=[.,:;"'`)]|$)|\bany more(?=[.,;:"'`)]|$)/i;

it("comments and test names avoid archaic phrases", () => {
  const found = texts.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, at) => (PROSE.test(line) && UNWANTED.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

/** Words that the glossary replaces in prose. */
const UNWANTED_IN_DOCS = /\bmails\b|\bgoods\b/i;

it("the documentation avoids archaic phrases and follows the glossary", () => {
  const pages = globSync(["*.md", "docs/**/*.md", "packages/*/*.md"], { cwd: root }).filter(
    (page) => page !== "CHANGELOG.md" && !page.includes("node_modules"),
  );
  expect(pages.length).toBeGreaterThan(60);
  const found = pages.flatMap((page) =>
    withoutCode(readFileSync(join(root, page), "utf8"))
      .split("\n")
      // The glossary names the words to avoid in its last column.
      .map((line) => (page === "CONTRIBUTING.md" ? line.replace(/\|[^|]*\|$/, "|") : line))
      .flatMap((line) => (UNWANTED.test(line) || UNWANTED_IN_DOCS.test(line) ? [`${page}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

/** Returns a page's prose, without code and link targets. */
function withoutCode(page: string): string {
  return page.replaceAll(/^```[^]*?^```|`[^`]*`|\]\([^)]*\)/gm, "");
}
