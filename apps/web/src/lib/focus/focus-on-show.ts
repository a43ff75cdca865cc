/** As a ref: the keyboard goes on from what has just come in place of what was pressed. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
