import type { BUDGET_FOCUSES, PRICE_RANGES } from "@dupewise/domain/account/style-profile";

export const PRICE_RANGE_LABELS: Record<(typeof PRICE_RANGES)[number], string> = {
  "under-50": "Under $50",
  "50-100": "$50 - $100",
  "100-200": "$100 - $200",
  "200+": "$200+",
};

export const BUDGET_LABELS: Record<(typeof BUDGET_FOCUSES)[number], string> = {
  "price-conscious": "Price Conscious",
  "quality-focused": "Quality Focused",
  balanced: "Balanced",
};

const PLACES = ["Most shopped", "Second choice", "Third choice"];

/**
 * Formats a shop's rank as a label: "Most shopped", "Second choice", "Third choice", "4th preference".
 * @param place the rank, starting at 1
 */
export const formatRank = (place: number): string => PLACES[place - 1] ?? `${place}${ordinalSuffix(place)} preference`;

function ordinalSuffix(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return "th";
  return ["th", "st", "nd", "rd"][place % 10] ?? "th";
}
