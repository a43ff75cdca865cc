import { BRAND } from "@dupewise/domain/brand";
import type { FoundProduct, MailOf } from "@dupewise/domain/alerts/mail";
import { formatStoredPrice } from "@dupewise/domain/money/format-money";
import { createHeading, createParagraph, createSmallPrint, type Block, type EmailContent } from "../email-content.ts";
import { formatGreeting, sanitizeLine, toSafeLink } from "../plain-text.ts";
import { createUnsubscribeFooter, createUnsubscribeHeaders } from "./unsubscribe.ts";

type AlertItem = MailOf<"alert">["alert"];

/** The maximum number of alerts in a digest; email clients truncate anything over a hundred kilobytes. */
const ALERTS_SHOWN = 10;
const PRODUCTS_SHOWN = 5;
const TITLE_MAX = 140;
const NAME_MAX = 80;

/** Composes the sample email that a user can request for an alert. */
export function composeTestAlertEmail({ name, productName, link }: MailOf<"test-alert">): EmailContent {
  const product = sanitizeLine(productName, NAME_MAX);
  return {
    subject: `Test alert for ${product}`,
    preview: "Your alert emails are working.",
    body: [
      createHeading("Your alert emails are working"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        `This is the test email you asked for. When we find a close enough alternative to ${product}, an email like this one ` +
          "will tell you its name, its price, how similar the two are, and why we think so.",
      ),
      { block: "button", label: "Open your alerts", url: toSafeLink(link) },
    ],
    footer: [createSmallPrint("You're receiving this because you asked for a test on your alerts page.")],
  };
}

/** Composes the email about a single match. */
export function composeAlertEmail(mail: MailOf<"alert">): EmailContent {
  const { found } = mail;
  const product = sanitizeLine(mail.alert.productName, NAME_MAX);
  return {
    subject: `${found.similarityScore}% similar: an alternative to ${product}`,
    preview: sanitizeLine(found.title, TITLE_MAX),
    body: [
      createHeading("We found a close alternative"),
      createParagraph(formatGreeting(mail.name)),
      createParagraph(
        `You asked for alternatives to ${pieceOf(mail.alert)} that are at least ${mail.alert.similarityThreshold}% similar. Here's one:`,
      ),
      productOf(found),
      { block: "rule" },
      { block: "button", label: "Open your alerts", url: toSafeLink(mail.alertsLink) },
    ],
    footer: [
      createSmallPrint(`You're receiving this because your ${BRAND} alert for ${product} is on.`),
      createUnsubscribeFooter(mail.unsubscribeLink),
    ],
    headers: createUnsubscribeHeaders(mail.unsubscribeLink),
  };
}

/** Composes the daily summary of matches. */
export function composeDigestEmail(mail: MailOf<"digest">): EmailContent {
  const finds = mail.alerts.reduce((sum, { found }) => sum + found.length, 0);
  const headline = finds === 1 ? "1 new match for your alerts" : `${finds} new matches for your alerts`;
  const hidden = mail.alerts.length - ALERTS_SHOWN;
  return {
    subject: headline,
    preview: mail.alerts
      .slice(0, ALERTS_SHOWN)
      .map((each) => sanitizeLine(each.alert.productName, NAME_MAX))
      .join(", "),
    body: [
      createHeading(headline),
      createParagraph(formatGreeting(mail.name)),
      createParagraph("Here's what your alerts have found since the last summary."),
      ...mail.alerts.slice(0, ALERTS_SHOWN).flatMap(groupOf),
      ...(hidden > 0 ? [createParagraph(`${hidden} more of your alerts found matches, too.`)] : []),
      { block: "button", label: "Open your alerts", url: toSafeLink(mail.alertsLink) },
    ],
    footer: [
      createSmallPrint(`You're receiving this because you get your ${BRAND} alerts as a daily summary.`),
      createUnsubscribeFooter(mail.unsubscribeLink),
    ],
    headers: createUnsubscribeHeaders(mail.unsubscribeLink),
  };
}

function groupOf(group: MailOf<"digest">["alerts"][number]): Block[] {
  const { found } = group;
  const hidden = found.length - PRODUCTS_SHOWN;
  return [
    { block: "subheading", text: pieceOf(group.alert) },
    ...found.slice(0, PRODUCTS_SHOWN).map(productOf),
    ...(hidden > 0 ? [createParagraph(`And ${hidden} more on your alerts page.`)] : []),
    { block: "rule" },
  ];
}

function productOf({ title, brand, price, url, similarityScore, reason }: FoundProduct): Block {
  return {
    block: "product",
    score: String(similarityScore),
    title: sanitizeLine(title, TITLE_MAX),
    url: toSafeLink(url),
    facts: [brand, price === null ? "No price given" : formatStoredPrice(price)]
      .map((fact) => sanitizeLine(fact ?? "", NAME_MAX))
      .filter(Boolean)
      .join(" · "),
    reason: sanitizeLine(reason, 400),
  };
}

const pieceOf = ({ productName, manufacturer }: AlertItem): string =>
  `${sanitizeLine(productName, NAME_MAX)} by ${sanitizeLine(manufacturer, NAME_MAX)}`;
