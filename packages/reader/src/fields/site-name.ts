import type { Page } from "../html/page.ts";
import type { Survey } from "../html/survey.ts";
import { metaContent } from "../html/meta-content.ts";

/**
 * A shop's names, first the one that the page states, and the name in the URL's host: "zalando" for www.zalando.co.uk.
 */
export interface SiteName {
  names: readonly string[];
  host: string | null;
}

const SECOND_LEVEL = /^(co|com|net|org|gov|ac|edu|or|ne|go)$/;

/** Returns the names that a shop uses, and the name in the URL's host, which is null when the URL is unknown. */
export function siteName(page: Page, survey: Survey): SiteName {
  const own = metaContent(survey, "og:site_name", "application-name", "apple-mobile-web-app-title");
  const hostname = page.url === null ? null : (URL.parse(page.url)?.hostname.replace(/^www\./, "") ?? null);
  const host = hostname === null ? null : registeredName(hostname);
  return { names: [own, host, hostname].filter((name): name is string => name !== null && name !== ""), host };
}

function registeredName(hostname: string): string | null {
  const labels = hostname.split(".");
  return labels.at(labels.length > 2 && SECOND_LEVEL.test(labels.at(-2) ?? "") ? -3 : -2) ?? null;
}

/** Returns true when a part of a page title consists only of the shop's name. */
export function isSiteName(part: string, { names, host }: SiteName): boolean {
  const plain = squeezed(part);
  if (plain === "") return true;
  return isDomain(plain, host) || names.some((name) => squeezed(name) === plain);
}

/** "wwwhalden", "haldencom" and "haldenshop" are names for halden.com. */
function isDomain(plain: string, host: string | null): boolean {
  const name = (host ?? "").replace(/[^a-z0-9]/gi, "");
  const rest = plain.startsWith(name) ? plain.slice(name.length) : plain.slice(`www${name}`.length);
  return name !== "" && (plain.startsWith(name) || plain.startsWith(`www${name}`)) && /^[a-z]{0,6}$/.test(rest);
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
