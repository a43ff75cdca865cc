/** Moves focus to the element that has replaced the clicked one; used as a ref. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
