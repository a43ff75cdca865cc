/** What was typed, whichever form it was typed into: going from one to another loses nothing. */
export interface Typed {
  name: string;
  email: string;
  password: string;
}

export const NOTHING_TYPED: Typed = { name: "", email: "", password: "" };

/** What each form of the page starts with, and gives back as it is typed into. */
export interface TypedProps {
  typed: Typed;
  onType: (typed: Partial<Typed>) => void;
}
