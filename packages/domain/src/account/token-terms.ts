/** The longest name of an access token. */
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;
/** The scopes of an access token: read the account's data; compare and find; change and delete. */
export const SCOPES = ["read", "compare", "manage"] as const;
/** The days that an access token may last. */
export const TOKEN_DAYS = [30, 90, 365] as const;
