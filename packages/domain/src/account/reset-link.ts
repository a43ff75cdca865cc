/** The lifetime of a password reset link, in seconds, as emails and pages state it. */
export const RESET_LINK_SECONDS = 60 * 60;
export const RESET_LINK_LIFETIME = "one hour";
