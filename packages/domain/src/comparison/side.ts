/** Which of the two products of a comparison: the designer item or its affordable alternative. */
export type Side = "original" | "alternative";

/** One thing for each side. */
export type Sides<T> = Record<Side, T>;
