/**
 * Returns a function that moves focus after a list item with this button is removed: to the next item's first control,
 * otherwise the previous item's, otherwise the page content.
 */
export function focusNearby(button: Element): () => void {
  const item = button.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    // Once the list is rendered without it.
    setTimeout(() => {
      const control = neighbor?.isConnected ? neighbor.querySelector<HTMLElement>("a, button") : null;
      (control ?? document.querySelector("main"))?.focus({ preventScroll: true });
    });
  };
}
