/** Classes for parts that phones show only when a card is expanded. Wider screens and paper always show them. */
export const SHOWN_WHEN_EXPANDED = "not-print:max-md:not-group-has-open/card:hidden";
