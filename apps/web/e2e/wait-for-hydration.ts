import type { Page } from "@dupewise/testing/browser";

/** A server-rendered page's fields and buttons are inert until it has hydrated. */
const untilItListens = (page: Page) => page.locator("#root [inert]").first().waitFor({ state: "detached" });

/**
 * Makes navigation and reloads wait until the app has hydrated, so that tests don't act on server-rendered elements.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...way) => {
    const answer = await goto(...way);
    await untilItListens(page);
    return answer;
  };
  page.reload = async (...way) => {
    const answer = await reload(...way);
    await untilItListens(page);
    return answer;
  };
}
