import { isThreshold, THRESHOLD_RULE, ALERT_THRESHOLD } from "@dupewise/domain/alerts/threshold";
import type { NotificationInput } from "@dupewise/domain/alerts/alert";
import { isGender } from "./gender-labels.ts";

/** An alert as typed. */
export interface AlertTexts {
  productName: string;
  manufacturer: string;
  gender: string;
  similarityThreshold: string;
}

export const EMPTY_ALERT = {
  productName: "",
  manufacturer: "",
  gender: "unisex",
  similarityThreshold: `${ALERT_THRESHOLD}`,
} satisfies AlertTexts;

export interface ReadAlert {
  input: NotificationInput;
  /** The error of each field, shown beside it. */
  problems: Partial<Record<keyof AlertTexts, string>>;
}

/** Converts the form to the server's input; an invalid threshold becomes 85. */
export function readAlert(texts: AlertTexts): ReadAlert {
  const productName = texts.productName.trim();
  const manufacturer = texts.manufacturer.trim();
  const typed = texts.similarityThreshold.trim();
  const number = typed === "" ? Number.NaN : Number(typed);
  const similarityThreshold = Number.isNaN(number) ? ALERT_THRESHOLD : number;
  return {
    input: {
      productName,
      manufacturer,
      gender: isGender(texts.gender) ? texts.gender : "unisex",
      similarityThreshold,
    },
    problems: {
      ...(productName === "" && { productName: "Enter the product's name" }),
      ...(manufacturer === "" && { manufacturer: "Enter the manufacturer or brand" }),
      ...(!isThreshold(similarityThreshold) && { similarityThreshold: THRESHOLD_RULE }),
    },
  };
}
