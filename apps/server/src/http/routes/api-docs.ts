import { createOpenApiDocument, type OpenApiDocument } from "@dupewise/api/transport/openapi";
import { jsonReply, type Reply } from "@dupewise/api/transport/reply";
import * as z from "zod";
import { escapeHtml } from "../pages/escape-html.ts";

const CACHE = { "Cache-Control": "public, max-age=300" };

let made: { document: OpenApiDocument; page: string } | undefined;

export const API_DOCS_PATHS: readonly string[] = ["/api/openapi.json", "/api/docs", "/api/docs/style.css"];

/**
 * Responds with the API documentation: the OpenAPI document for programs, or the HTML page for people or its
 * stylesheet.
 * @param path the path of the request, which selects one of the three
 */
export function serveApiDocs(path: string): Reply {
  made ??= describe(createOpenApiDocument());
  if (path === "/api/openapi.json") {
    const reply = jsonReply(200, made.document);
    return { ...reply, headers: { ...reply.headers, ...CACHE } };
  }
  const isPage = path === "/api/docs";
  const type = isPage ? "text/html; charset=utf-8" : "text/css; charset=utf-8";
  return { status: 200, headers: { "Content-Type": type, ...CACHE }, body: isPage ? made.page : STYLE };
}

const describe = (document: OpenApiDocument) => ({ document, page: pageOf(document) });

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});

function pageOf({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...Operation.parse(operation) })),
  );
  const groups = Map.groupBy(operations, ({ tags }) => tags[0] ?? "");
  const title = escapeHtml(`${String(info.title)} API`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(String(info.description))} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups"><ul>${[...groups.keys()].map((tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`).join("")}</ul></nav>
${[...groups].map(([tag, members]) => `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${members.map(sectionOf).join("")}</section>`).join("\n")}
<section><h2 id="schemas">Schemas</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => renderDetails(name, schema))
    .join("")}</section>
</main>
</body>
</html>`;
}

function sectionOf(operation: z.infer<typeof Operation> & { path: string; method: string }): string {
  const { path, method, operationId, summary, security, parameters, requestBody, responses } = operation;
  const success = Object.entries(responses).find(([status]) => Number(status) < 400);
  return `<article><h3><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. Procedure <code>${escapeHtml(operationId)}</code>; ${security.length > 0 ? "requires sign-in" : "public"}.</p>
${parameters ? renderDetails("Parameters", parameters) : ""}${requestBody === undefined ? "" : renderDetails("Body", requestBody)}${success ? renderDetails(`Response ${success[0]}`, success[1]) : ""}</article>`;
}

const renderDetails = (title: string, value: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.5rem 0; }
h3 { margin: 0.5rem 0 0; font-size: 1rem; }
p { margin: 0.25rem 0 0.5rem; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; background: color-mix(in srgb, currentcolor 7%, transparent); }
`;
