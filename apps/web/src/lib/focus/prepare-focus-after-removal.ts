/**
 * Returns a function to call once the list item that contains a button has been removed. The function focuses the first
 * control of the next item, otherwise of the previous item, otherwise the main content.
 */
export function prepareFocusAfterRemoval(button: Element): () => void {
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
