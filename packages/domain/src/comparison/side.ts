/** The designer item or its affordable alternative. */
export type Side = "original" | "alternative";

/** A value for each side. */
export type Sides<T> = Record<Side, T>;
