import { formatDate } from "../layout/format-date.ts";
import { setSession } from "./session.ts";
import { showFailure } from "../feedback/show-failure.ts";
import { showToast } from "../feedback/toast.ts";
import { trpc } from "../api/trpc.ts";

/** Returns a mutation that resumes a canceled subscription. */
export function useResumePlan() {
  const utils = trpc.useUtils();
  return trpc.billing.resume.useMutation({
    onSuccess: async (user) => {
      setSession(user);
      showToast({
        title: "Subscription resumed",
        description: user.subscriptionPeriodEnd
          ? `Your subscription renews on ${formatDate(user.subscriptionPeriodEnd)}.`
          : "Your Premium plan continues.",
      });
      await utils.billing.status.invalidate();
    },
    onError: (error) => showFailure(error, "We couldn't resume your subscription", "Please try again."),
  });
}
