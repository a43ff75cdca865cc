/** Focuses an element when it mounts; for use as a ref. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
