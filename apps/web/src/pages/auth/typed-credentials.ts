/** The text typed into the forms, kept when switching between them. */
export interface TypedCredentials {
  name: string;
  email: string;
  password: string;
}

export const NOTHING_TYPED: TypedCredentials = { name: "", email: "", password: "" };

/** The initial text of each form, and its changes. */
export interface TypedCredentialsProps {
  typed: TypedCredentials;
  onType: (typed: Partial<TypedCredentials>) => void;
}
