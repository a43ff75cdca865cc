/** Moves focus to the page's heading, or to the main content if there is none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector("main"))?.focus({ preventScroll: true });
}
