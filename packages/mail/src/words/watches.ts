import { BRAND } from "@dupewise/domain/brand";
import type { FallenPrice, MailOf, NewProduct } from "@dupewise/domain/alerts/mail";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { createHeading, createParagraph, createSmallPrint, type Block, type EmailContent } from "../email-content.ts";
import { formatGreeting, sanitizeLine, toSafeLink } from "../plain-text.ts";
import { createUnsubscribeFooter, createUnsubscribeHeaders } from "./unsubscribe.ts";

const TITLE_MAX = 140;
const NAME_MAX = 80;
const REASON_MAX = 400;

/** Composes the email that reports news about a watched price. */
export function composeWatchEmail(mail: MailOf<"watch">): EmailContent {
  const product = sanitizeLine(mail.title, NAME_MAX);
  const price = mail.price === null ? null : formatMoney(mail.price);
  const start = mail.startPrice === null ? null : formatMoney(mail.startPrice);
  const isBack = mail.news === "back";
  const headline = isBack ? "It's back in stock" : `It now costs ${price ?? "less"}`;
  const since = start === null || start === price ? "" : `, compared with ${start} when you started watching it`;
  const told = isBack
    ? `${product} is available again${price === null ? "." : ` for ${price}.`}`
    : `${product} ${price === null ? "is cheaper now" : `now costs ${price}${since}`}.`;
  return {
    subject: isBack ? `Back in stock: ${product}` : `${price === null ? "Cheaper now" : `Now ${price}`}: ${product}`,
    preview: told,
    body: [
      createHeading(headline),
      createParagraph(formatGreeting(mail.name)),
      createParagraph(told),
      { block: "button", label: "Go to the shop", url: toSafeLink(mail.url) },
      { block: "button", label: "See its price history", url: toSafeLink(mail.watchLink) },
    ],
    footer: [
      createSmallPrint(`You're receiving this because you're watching this price on ${BRAND}.`),
      createUnsubscribeFooter(mail.unsubscribeLink),
    ],
    headers: createUnsubscribeHeaders(mail.unsubscribeLink),
  };
}

/** Composes the weekly summary of price drops and new alternatives. */
export function composeWeeklyEmail(mail: MailOf<"weekly">): EmailContent {
  const finds = mail.forStyle.length + mail.found.reduce((sum, { products }) => sum + products.length, 0);
  const headline = [
    countOf(mail.fallen.length, "price drop", "price drops"),
    countOf(finds, "new match", "new matches"),
  ]
    .filter(Boolean)
    .join(", ");
  return {
    subject: `Your week: ${headline}`,
    preview: [...mail.fallen, ...mail.found.flatMap(({ products }) => products), ...mail.forStyle]
      .slice(0, 3)
      .map(({ title }) => sanitizeLine(title, NAME_MAX))
      .join(", "),
    body: [
      createHeading(`Your week: ${headline}`),
      createParagraph(formatGreeting(mail.name)),
      ...createSection("Price drops", mail.fallen.map(fallenOf)),
      ...mail.found.flatMap(({ original, products }) =>
        createSection(`New for ${sanitizeLine(original, NAME_MAX)}`, products.map(newOf)),
      ),
      ...createSection("New products in your style", mail.forStyle.map(newOf)),
      { block: "button", label: "Open your watched prices", url: toSafeLink(mail.link) },
    ],
    footer: [
      createSmallPrint(`${BRAND} sends this at most once a week, and only when there's news.`),
      createUnsubscribeFooter(mail.unsubscribeLink),
    ],
    headers: createUnsubscribeHeaders(mail.unsubscribeLink),
  };
}

const countOf = (count: number, one: string, many: string): string =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

const createSection = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ block: "subheading", text: title }, ...blocks, { block: "rule" }];

function fallenOf({ title, url, price, before, saying }: FallenPrice): Block {
  const percent = Math.round((1 - Number(price.amount) / Number(before.amount)) * 100);
  const facts = `${formatMoney(price)} · was ${formatMoney(before)} · ${percent}% less`;
  return itemOf({ title, url, facts, reason: saying });
}

function newOf({ title, brand, url, price, reason }: NewProduct): Block {
  const facts = [
    brand === null ? "" : sanitizeLine(brand, NAME_MAX),
    price === null ? "No price given" : formatMoney(price),
  ];
  return itemOf({ title, url, facts: facts.filter(Boolean).join(" · "), reason });
}

const itemOf = ({ title, url, facts, reason }: Record<"title" | "url" | "facts" | "reason", string>): Block => ({
  block: "item",
  title: sanitizeLine(title, TITLE_MAX),
  url: toSafeLink(url),
  facts,
  reason: sanitizeLine(reason, REASON_MAX),
});
