/** The maximum length of an access token's name. */
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;
/** The scopes of an access token: reading the account's data; comparing and finding; changing and deleting. */
export const SCOPES = ["read", "compare", "manage"] as const;
/** The lifetimes that a user can choose for an access token, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;
