/** Calls a function that a browser test listens for, with a unique mark per text. */
const code = (mark: number) => `ran(${mark})`;

/** What a browser would run, or follow, as markup, a URL or a script. */
const VECTORS: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<script type="module">${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src="x" onerror="${call}"/>`,
  (call) => `<image src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><a xlink:href="javascript:${call}"><text y=20>go</text></a></svg>`,
  (call) => `<svg><use href="data:image/svg+xml,<svg id='x' onload='${call}'/>#x"/></svg>`,
  (call) => `<svg><foreignObject><body onload=${call}></foreignObject></svg>`,
  (call) => `<math><a href="javascript:${call}">go</a></math>`,
  (call) => `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<select autofocus onfocus=${call}>`,
  (call) => `<textarea autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<marquee onstart=${call}>go</marquee>`,
  (call) => `<a href="javascript:${call}">go</a>`,
  (call) => `<a href="data:text/html,<script>parent.${call}</script>">go</a>`,
  (call) => `<form action="javascript:${call}"><button>go</button></form>`,
  (call) => `<button formaction="javascript:${call}" form="f">go</button>`,
  (call) => `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<link rel="stylesheet" href="data:text/css,*{background:red}" onload=${call}>`,
  (call) => `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${call}>go</b>`,
  (call) => `<style onload=${call}></style>`,
  (call) => `<div style="position:fixed;inset:0" onpointermove=${call}>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<template><img src=x onerror=${call}></template>`,
  (call) => `<dialog open oncancel=${call}><button autofocus onfocus=${call}>`,
  (call) => `<xss contenteditable autofocus onfocus=${call} tabindex=1>`,
  (call) => `javascript:${call}`,
  (call) => `javascript://example.com/%0a${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `vbscript:${call}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `<%= ${call} %>`,
  (call) => `{"__html":"<img src=x onerror=${call}>"}`,
  (call) => `[go](javascript:${call})`,
  (call) => `';${call};//`,
  (call) => `";${call};//`,
  (call) => `\\";${call};//`,
];

/** Endings of the contexts that a text may appear in. */
const BREAKS: readonly ((vector: string, call: string) => string)[] = [
  (vector) => vector,
  (vector) => `">${vector}`,
  (vector) => `'>${vector}`,
  (vector) => `</title>${vector}`,
  (vector) => `</textarea>${vector}`,
  (vector) => `</style>${vector}`,
  (vector) => `</script>${vector}`,
  (vector) => `-->${vector}`,
  (vector) => `]]>${vector}`,
  (vector) => `}</style>${vector}`,
  (vector, call) => `" autofocus onfocus="${call}" x="${vector}`,
  (vector, call) => `' autofocus onfocus='${call}' x='${vector}`,
  (vector) => `Coat ${vector} in camel`,
  (vector) => `</div></main></body></html>${vector}`,
];

const entities = (text: string, write: (code: number) => string) =>
  text.replace(/[<>"'():]/g, (sign) => write(sign.charCodeAt(0)));

/** Ways to encode markup so that a filter does not recognize it. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<(\w+)/g, (_, tag: string) => `<${tag[0]?.toUpperCase()}${tag.slice(1)}`),
  (text) => text.replaceAll(" ", "/"),
  (text) => text.replaceAll(" ", "\n"),
  (text) => text.replaceAll(" ", "\f"),
  (text) => text.replaceAll("javascript", "java\tscript"),
  (text) => text.replaceAll("javascript", "\u0001JaVaScRiPt"),
  (text) => entities(text, (code) => `&#${code};`),
  (text) => entities(text, (code) => `&#x${code.toString(16)}`),
  (text) => entities(text, (code) => `%${code.toString(16)}`),
  (text) => entities(text, (code) => `\\u${code.toString(16).padStart(4, "0")}`),
  (text) => entities(text, (code) => String.fromCharCode(0xfee0 + code)),
  (text) => text.replaceAll("<", "<<"),
  (text) => text.replace(/>$/, ""),
  (text) => text.replaceAll("<", "<\u200b"),
  (text) => text.replaceAll("<", "&lt;"),
  (text) => text.replaceAll("<", "\u2028<"),
];

/** Generates `count` script injections, spread evenly over all vectors, breaks and encodings. Deterministic. */
export function generateScriptInjections(count: number): string[] {
  const all = VECTORS.length * BREAKS.length * ENCODINGS.length;
  return Array.from({ length: count }, (_, mark) => {
    const at = Math.floor((mark * all) / count);
    const call = code(mark);
    const vector = VECTORS[at % VECTORS.length]?.(call) ?? "";
    const broken = BREAKS[Math.floor(at / VECTORS.length) % BREAKS.length]?.(vector, call) ?? "";
    return ENCODINGS[Math.floor(at / (VECTORS.length * BREAKS.length))]?.(broken) ?? "";
  });
}
