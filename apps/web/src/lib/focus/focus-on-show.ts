/** Moves focus to the element that replaced the clicked one; used as a ref. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
