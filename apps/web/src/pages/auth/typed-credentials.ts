/** What was typed, whichever form it was typed into: going from one to another loses nothing. */
export interface TypedCredentials {
  name: string;
  email: string;
  password: string;
}

export const NOTHING_TYPED: TypedCredentials = { name: "", email: "", password: "" };

/** What each form of the page starts with, and gives back as it is typed into. */
export interface TypedCredentialsProps {
  typed: TypedCredentials;
  onType: (typed: Partial<TypedCredentials>) => void;
}
