/** One address for both: a mail program's one-click POST acts on it, and a browser is led to a page that asks. */
export const unsubscribeLink = (site: string, token: string): string => `${site}/api/unsubscribe/${token}`;

/** The token of such a link. */
export const unsubscribeTokenOf = (link: string): string => link.slice(link.lastIndexOf("/") + 1);
