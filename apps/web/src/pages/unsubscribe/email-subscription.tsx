import { BRAND } from "@dupewise/domain/brand";
import type { MailSubscription } from "@dupewise/domain/alerts/alert";
import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { getErrorCode, getErrorMessage } from "../../lib/api/errors.ts";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Renders a button that stops or resumes the emails that an unsubscribe link covers. */
export function EmailSubscription({ token }: { token: string }) {
  const utils = trpc.useUtils();
  const subscription = trpc.notifications.subscription.useQuery({ token });
  const keep = (changed: MailSubscription) => {
    utils.notifications.subscription.setData({ token }, changed);
    return utils.notifications.list.invalidate();
  };
  const fail = (error: unknown) => {
    if (getErrorCode(error) !== "premium_required")
      showFailure(error, "We couldn't change your email settings", "Please try again.");
  };
  const stop = trpc.notifications.unsubscribe.useMutation({
    onSuccess: () => subscription.data && keep({ ...subscription.data, isActive: false }),
    onError: fail,
  });
  const undo = trpc.notifications.resubscribe.useMutation({ onSuccess: keep, onError: fail });

  if (subscription.isPending) return <Loading />;
  if (getErrorCode(subscription.error) === "not_found") {
    return (
      <EmptyState heading="h1" title="This link no longer works">
        To choose which emails you get, sign in and go to Notifications or your profile.
      </EmptyState>
    );
  }
  if (!subscription.data) {
    return (
      <LoadError heading="h1" title="We couldn't load your email settings" query={subscription}>
        {getErrorMessage(subscription.error, "Check your connection.")}
      </LoadError>
    );
  }
  const { productName, isActive } = subscription.data;
  const what = productName === null ? "emails about all your alerts" : "emails about this alert";
  return (
    <section className="rounded-lg border border-line bg-sheet px-6 py-10 text-center sm:px-12">
      <output className="block">
        <h1 className="display text-title">
          {isActive ? "Stop these emails?" : "You won't get any more of these emails"}
        </h1>
        {productName !== null && (
          <p className="display mt-4 text-xl text-thread" dir="auto">
            {productName}
          </p>
        )}
        <p className="mt-4 text-balance text-soft">
          {isActive
            ? `${BRAND} sends you ${what}. Nothing changes until you click the button.`
            : "Changed your mind? You can undo this."}
        </p>
      </output>
      <div className="mt-8 flex justify-center">
        {isActive ? (
          <Button busy={stop.isPending} onClick={() => stop.mutate({ token })}>
            Stop these emails
          </Button>
        ) : (
          <Button look="secondary" busy={undo.isPending} onClick={() => undo.mutate({ token })}>
            Undo
          </Button>
        )}
      </div>
      {getErrorCode(undo.error) === "premium_required" && (
        <div role="alert" className="mt-8 text-left">
          <PremiumNotice feature="More than one active alert">
            A free account can have only one active alert, and another of yours is already active.
          </PremiumNotice>
        </div>
      )}
    </section>
  );
}
