/** A ref that moves focus to an element that has replaced the pressed one. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
