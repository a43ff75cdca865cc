/**
 * Styles for what a phone shows only with a card's insights, so that a row stays low; always shown on wider screens and
 * paper.
 */
export const UNFOLDED = "not-print:max-md:not-group-has-open/card:hidden";
