/**
 * Builds an unsubscribe URL. A one-click POST request from an email client unsubscribes immediately; a browser is
 * redirected to a page that asks for confirmation.
 */
export const buildUnsubscribeLink = (site: string, token: string): string => `${site}/api/unsubscribe/${token}`;

/** Extracts the token from an unsubscribe URL, which ends with it. */
export const extractUnsubscribeToken = (link: string): string => link.slice(link.lastIndexOf("/") + 1);
