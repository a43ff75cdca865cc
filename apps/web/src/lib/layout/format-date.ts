const LOCALE = "en-US";

/** Formats a date in long US format: "November 21, 2026". */
export const formatDate = (date: Date): string => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" }).format(date);

/**
 * Formats a date and time in the user's time zone: "November 21, 2026 at 3:16 AM". Returns 'Date unknown' if there is
 * none.
 */
export function formatDateTime(date: Date | null | undefined): string {
  if (!date || Number.isNaN(date.getTime())) return "Date unknown";
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" }).format(date);
}
