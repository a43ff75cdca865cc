/** Styles what a phone shows only with a card's insights, so that a row stays low; wider screens and paper always. */
export const UNFOLDED = "not-print:max-md:not-group-has-open/card:hidden";
