import type { Address, Email } from "postal-mime";
import { escapeHtml } from "./escape-html.ts";
import type { StoredMail } from "./read-outbox.ts";

export const PARTS = ["html", "text", "headers"] as const;
export type Part = (typeof PARTS)[number];

interface PageOptions {
  folder: string;
  mails: readonly StoredMail[];
  shown: StoredMail | undefined;
  part: Part;
}

const LABELS: Record<Part, string> = { html: "HTML", text: "Text", headers: "Headers" };

/** Renders the HTML of the outbox viewer: the list of emails next to the selected one. */
export function renderPage({ folder, mails, shown, part }: PageOptions): string {
  const title = shown ? `${shown.email.subject ?? "No subject"} – Outbox` : "Outbox";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${shown ? "" : '<meta http-equiv="refresh" content="3">'}
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<nav aria-label="Emails">
<h1><a href="/">Outbox</a> <span>${mails.length}</span></h1>
<ol>${mails.map((mail) => renderItem(mail, mail === shown)).join("")}</ol>
</nav>
<main>${shown ? renderMail(shown, part) : renderEmpty(folder)}</main>
</body>
</html>`;
}

function renderItem({ id, storedAt, email }: StoredMail, isShown: boolean): string {
  return `<li><a href="/mail/${id}"${isShown ? ' aria-current="true"' : ""}>
<b dir="auto">${escapeHtml(email.subject ?? "No subject")}</b>
<span>${escapeHtml(addressesOf(email.to))}</span>
<time datetime="${storedAt.toISOString()}">${storedAt.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}</time>
</a></li>`;
}

function renderMail({ id, email }: StoredMail, part: Part): string {
  const tabs = PARTS.map(
    (each) => `<a href="/mail/${id}?part=${each}"${each === part ? ' aria-current="true"' : ""}>${LABELS[each]}</a>`,
  );
  return `<header>
<h2 dir="auto">${escapeHtml(email.subject ?? "No subject")}</h2>
<p>${escapeHtml(addressesOf(email.from && [email.from]))} to ${escapeHtml(addressesOf(email.to))}</p>
<div class="tabs">${tabs.join("")}</div>
</header>
${bodyOf(id, email, part)}`;
}

function bodyOf(id: string, { text, headers }: Email, part: Part): string {
  // Its links open in another tab; scripts, forms and everything of ours are out of reach.
  const sandbox = "allow-popups allow-popups-to-escape-sandbox";
  if (part === "html") return `<iframe title="The email" sandbox="${sandbox}" src="/mail/${id}/html"></iframe>`;
  if (part === "text") return `<pre dir="auto" tabindex="0">${escapeHtml(text ?? "")}</pre>`;
  const rows = headers.map(
    ({ originalKey, value }) => `<tr><th scope="row">${escapeHtml(originalKey)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

const renderEmpty = (folder: string): string =>
  `<section><h2>No emails yet</h2><p>Emails that the server writes appear here automatically. They are stored in <code>${escapeHtml(folder)}</code>.</p></section>`;

const addressesOf = (addresses: readonly Address[] = []): string =>
  addresses.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ""))).join(", ");
