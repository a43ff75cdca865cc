import { claimRatesFetch, findRates, storeRates } from "@dupewise/db/queries/exchange-rates";
import { parseReferenceRates } from "@dupewise/domain/money/reference-rates";
import type { Services } from "../context.ts";

/**
 * Fetches and stores the day's exchange rates, unless another process has fetched them within the last minute. Does
 * nothing if no source is configured. Throws if the source's response is implausible.
 */
export async function refreshRates(
  { database: { db }, fetchRates }: Pick<Services, "database" | "fetchRates">,
  _data: object,
  signal: AbortSignal,
): Promise<void> {
  if (fetchRates === null || !(await claimRatesFetch(db))) return;
  const listed = await fetchRates(signal);
  await storeRates(db, parseReferenceRates(listed, await findRates(db), new Date()));
}
