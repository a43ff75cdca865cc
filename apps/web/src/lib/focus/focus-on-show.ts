/** Moves focus to an element that has replaced the pressed one, as a ref. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
