import { ANALYZING_POLL_MS, PROFILE_RETRIES } from "@dupewise/domain/constants";
import { errorMessage, isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { showToast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";

/** The style profile as it stands, asked for again while it is being made. */
export const useStyleProfile = () =>
  trpc.preferences.recommendations.useQuery(undefined, {
    retry: (failures, error) => failures < PROFILE_RETRIES && !isUnauthorized(error),
    refetchInterval: ({ state }) => (state.data?.status === "analyzing" ? ANALYZING_POLL_MS : false),
    // What was compared since the last look counts.
    refetchOnMount: "always",
  });

/** Makes the profile anew from the latest comparisons. */
export function useRefresh() {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.preferences.refresh.useMutation({
    onSuccess: (profile) => utils.preferences.recommendations.setData(undefined, profile),
    onError: (error) => {
      if (isUnauthorized(error)) relogin();
      else {
        const description = errorMessage(error, "Failed to update your profile. Please try again.");
        showToast({ title: "Error", description, destructive: true });
      }
    },
  });
  return { refresh: () => mutate(), refreshing: isPending };
}
