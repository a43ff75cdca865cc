/** Elements that have no content and no closing tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  "area base basefont br col command embed frame hr img input keygen link meta param source track wbr".split(" "),
);

/** Elements that start a new line. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  "address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section select summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);

/** The elements that are cells of a table row. */
export const CELL_TAGS: ReadonlySet<string> = new Set(["td", "th"]);

/** Elements that contain text but no elements. */
export const RAW_TAGS: ReadonlySet<string> = new Set(
  "script style title textarea iframe noembed noframes xmp".split(" "),
);

/** Elements whose text is not displayed. */
export const SILENT_TAGS: ReadonlySet<string> = new Set(
  "script style noscript template svg math iframe select datalist textarea title noembed noframes xmp".split(" "),
);

/** Elements that the closing tag of an inline element cannot close. */
export const CONTAINER_TAGS: ReadonlySet<string> = new Set(
  "article aside body button dd div dl dt fieldset figure footer form header html li main nav ol p section table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** The open elements that an opening tag closes implicitly. */
export interface ImpliedEnd {
  names: ReadonlySet<string>;
  /** Elements that prevent this if one of them has been opened since. */
  within: ReadonlySet<string>;
}

const PARAGRAPH: ImpliedEnd = {
  names: new Set(["p"]),
  within: new Set(["div", "td", "li", "dd", "section", "article", "button", "body"]),
};
const CELL: ImpliedEnd = { names: new Set(["td", "th"]), within: new Set(["tr", "table"]) };
const TERM: ImpliedEnd = { names: new Set(["dt", "dd"]), within: new Set(["dl"]) };
const ROW_GROUP: ImpliedEnd = { names: new Set(["tbody", "thead", "tfoot"]), within: new Set(["table"]) };

/** The open elements that each opening tag closes implicitly, keyed by the name of the opened tag. */
export const IMPLIED_ENDS: ReadonlyMap<string, ImpliedEnd> = new Map([
  ["li", { names: new Set(["li"]), within: new Set(["ul", "ol", "menu"]) }],
  ["tr", { names: new Set(["tr"]), within: new Set(["table", "tbody", "thead", "tfoot"]) }],
  ["dt", TERM],
  ["dd", TERM],
  ["td", CELL],
  ["th", CELL],
  ["tbody", ROW_GROUP],
  ["tfoot", ROW_GROUP],
  ...["p", "div", "ul", "ol", "dl", "table", "form", "section", "h1", "h2", "h3", "h4", "h5", "h6", "hr"].map(
    (tag): [string, ImpliedEnd] => [tag, PARAGRAPH],
  ),
]);
