/** Keyboard and screen reader go on from the heading of what has just come; from the content where none heads it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector("main"))?.focus({ preventScroll: true });
}
