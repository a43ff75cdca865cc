/** The longest name of a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
