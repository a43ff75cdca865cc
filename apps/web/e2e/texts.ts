/** A designer cardigan as a shopper pastes it. `CARDIGAN_ALTERNATIVE` is its affordable alternative. */
export const CARDIGAN = `Product: Chunky alpaca cardigan
Brand: Isolde Marr
Oversized cardigan in oatmeal with horn buttons and a shawl collar.
70% alpaca, 30% wool. Made in Peru.
Price: $480`;

/** The affordable alternative to `CARDIGAN`, as a shopper pastes it. */
export const CARDIGAN_ALTERNATIVE = `Product: Shawl-collar cardigan
Brand: Fieldmouse
Oversized knitted cardigan in oatmeal, shawl collar, buttons.
80% acrylic, 20% polyester. Made in Bangladesh. $39.99`;
