import { DEFAULT_GENDER, NotificationInput } from "@dupewise/domain/alerts/alert";
import { ALERT_THRESHOLD } from "@dupewise/domain/alerts/threshold";
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
  gender: DEFAULT_GENDER,
  similarityThreshold: `${ALERT_THRESHOLD}`,
} satisfies AlertTexts;

export interface ReadAlert {
  /** Null where there are problems. */
  input: NotificationInput | null;
  /** The error of each field, shown beside it. */
  problems: Partial<Record<keyof AlertTexts, string>>;
  /** Whether a name was left empty. */
  isIncomplete: boolean;
}

/** What a field that was left empty asks for. */
const ASKS: Partial<Record<keyof AlertTexts, string>> = {
  productName: "Enter the product's name",
  manufacturer: "Enter the manufacturer or brand",
};
const isField = (name: PropertyKey | undefined): name is keyof AlertTexts =>
  name !== undefined && Object.hasOwn(EMPTY_ALERT, name);

/** Converts the form by the server's schema; an unreadable threshold or gender is the default. */
export function readAlert({ productName, manufacturer, gender, similarityThreshold }: AlertTexts): ReadAlert {
  const typed = similarityThreshold.trim();
  const parsed = NotificationInput.safeParse({
    productName,
    manufacturer,
    gender: isGender(gender) ? gender : undefined,
    similarityThreshold: typed === "" || Number.isNaN(Number(typed)) ? undefined : Number(typed),
  });
  if (parsed.success) return { input: parsed.data, problems: {}, isIncomplete: false };
  const problems: ReadAlert["problems"] = {};
  let isIncomplete = false;
  for (const { code, path, message } of parsed.error.issues) {
    const [name] = path;
    if (!isField(name)) continue;
    const asks = code === "too_small" ? ASKS[name] : undefined;
    problems[name] ??= asks ?? message;
    isIncomplete ||= asks !== undefined;
  }
  return { input: null, problems, isIncomplete };
}
