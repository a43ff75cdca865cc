/** Focuses an element when it mounts. For use as a ref. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
