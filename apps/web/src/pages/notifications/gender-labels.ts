import type { EmailNotification } from "@dupewise/domain/alerts/alert";

type Gender = EmailNotification["gender"];

export const GENDER_LABELS: Record<Gender, string> = {
  men: "Men's",
  women: "Women's",
  unisex: "Unisex",
};

/** Returns true if `text` is one of the genders that an alert can have. */
export const isGender = (text: string): text is Gender => Object.hasOwn(GENDER_LABELS, text);
