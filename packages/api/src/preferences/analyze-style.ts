import {
  releaseFailedAnalysis,
  listProfileComparisons,
  storeProfile,
} from "@dupewise/db/queries/account/style-profile";
import { findRates } from "@dupewise/db/queries/exchange-rates";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";

/**
 * Creates a user's style profile from their current comparisons. If that fails, records the failure, so that the user's
 * page can show it, and rethrows the error.
 */
export async function analyzeStyle(
  { database: { db }, deriveStyleProfile }: Pick<Services, "database" | "deriveStyleProfile">,
  { userId }: JobData<"analyze-style">,
): Promise<void> {
  try {
    await storeProfile(
      db,
      userId,
      await deriveStyleProfile(await listProfileComparisons(db, userId), await findRates(db)),
    );
  } catch (error) {
    // The database itself may be the failure; the claim then expires.
    await releaseFailedAnalysis(db, userId).catch(() => {});
    throw error;
  }
}
