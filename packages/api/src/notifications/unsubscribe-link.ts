/**
 * Builds the unsubscribe URL. A mail client's one-click POST unsubscribes, while a browser is redirected to a page that
 * asks first.
 */
export const unsubscribeLink = (site: string, token: string): string => `${site}/api/unsubscribe/${token}`;

/** Returns the token of an unsubscribe URL. */
export const unsubscribeTokenOf = (link: string): string => link.slice(link.lastIndexOf("/") + 1);
