/**
 * Where the focus lands once the item of a list that holds this button is gone: on the first control of the item
 * after it, else of the one before it, else on the page's content.
 */
export function landNearby(button: Element): () => void {
  const item = button.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return () => {
    // Once the list is rendered without it.
    setTimeout(() => {
      const control = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>("a, button") : null;
      (control ?? document.querySelector("main"))?.focus({ preventScroll: true });
    });
  };
}
