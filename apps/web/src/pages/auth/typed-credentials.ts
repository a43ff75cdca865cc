/** The text typed into the forms, kept when switching between them. */
export interface TypedCredentials {
  name: string;
  email: string;
  password: string;
}

export const NOTHING_TYPED: TypedCredentials = { name: "", email: "", password: "" };

/**
 * The props of a form whose text is kept when switching to another form: the initial text, and a handler for changes.
 */
export interface TypedCredentialsProps {
  typed: TypedCredentials;
  onType: (typed: Partial<TypedCredentials>) => void;
}
