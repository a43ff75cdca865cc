/** The maximum length of a passkey's name. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
