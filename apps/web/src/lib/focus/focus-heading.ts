/** Moves focus to the new content's heading, or to the content itself. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector("main"))?.focus({ preventScroll: true });
}
