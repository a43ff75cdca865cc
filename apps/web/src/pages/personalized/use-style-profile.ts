import { ANALYZING_POLL_MS, PROFILE_RETRIES } from "@dupewise/domain/constants";
import { isUnauthorized } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Loads the style profile, and polls it while it is being generated. */
export const useStyleProfile = () =>
  trpc.preferences.recommendations.useQuery(undefined, {
    retry: (failures, error) => failures < PROFILE_RETRIES && !isUnauthorized(error),
    refetchInterval: ({ state }) => (state.data?.status === "analyzing" ? ANALYZING_POLL_MS : false),
    // Includes comparisons since the last visit.
    refetchOnMount: "always",
  });

/** Returns a function that regenerates the profile from the latest comparisons, and whether that is in progress. */
export function useRefreshProfile() {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.preferences.refresh.useMutation({
    onSuccess: (profile) => utils.preferences.recommendations.setData(undefined, profile),
    onError: (error) => showFailure(error, "We couldn't update your profile", "Please try again."),
  });
  return { refresh: () => mutate(), refreshing: isPending };
}
