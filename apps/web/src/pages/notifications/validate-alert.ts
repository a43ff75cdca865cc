import type { NotificationInput } from "@dupewise/domain/alerts/alert";
import {
  ALERT_NAME_MAX_LENGTH,
  ALERT_NAME_RULE,
  DEFAULT_ALERT_THRESHOLD,
  DEFAULT_GENDER,
  isValidThreshold,
  THRESHOLD_RULE,
} from "@dupewise/domain/alerts/alert-rules";
import { isGender } from "./gender-labels.ts";

/** The fields of an alert's form, as typed. */
export interface AlertTexts {
  productName: string;
  manufacturer: string;
  gender: string;
  similarityThreshold: string;
}

export const EMPTY_ALERT = {
  productName: "",
  manufacturer: "",
  gender: DEFAULT_GENDER,
  similarityThreshold: `${DEFAULT_ALERT_THRESHOLD}`,
} satisfies AlertTexts;

export interface AlertValidation {
  /** The validated input; null if there are problems. */
  input: NotificationInput | null;
  /** The error of each field, shown beside it. */
  problems: Partial<Record<keyof AlertTexts, string>>;
  /** Whether a name was left empty. */
  isIncomplete: boolean;
}

/**
 * Validates an alert's form by the schema's rules, but without zod, which this page doesn't load. Replaces an unknown
 * gender, and a threshold that is not a number, with their defaults.
 */
export function validateAlert({ gender, ...texts }: AlertTexts): AlertValidation {
  const productName = texts.productName.trim();
  const manufacturer = texts.manufacturer.trim();
  const typed = texts.similarityThreshold.trim();
  const number = typed === "" ? Number.NaN : Number(typed);
  const similarityThreshold = Number.isNaN(number) ? DEFAULT_ALERT_THRESHOLD : number;
  const problems = {
    ...problemOf("productName", productName, "Enter the product's name"),
    ...problemOf("manufacturer", manufacturer, "Enter the manufacturer or brand"),
    ...(!isValidThreshold(similarityThreshold) && { similarityThreshold: THRESHOLD_RULE }),
  };
  const input = { productName, manufacturer, gender: isGender(gender) ? gender : DEFAULT_GENDER, similarityThreshold };
  return {
    input: Object.keys(problems).length === 0 ? input : null,
    problems,
    isIncomplete: productName === "" || manufacturer === "",
  };
}

function problemOf(field: keyof AlertTexts, text: string, ifEmpty: string): AlertValidation["problems"] {
  if (text === "") return { [field]: ifEmpty };
  return text.length > ALERT_NAME_MAX_LENGTH ? { [field]: ALERT_NAME_RULE } : {};
}
