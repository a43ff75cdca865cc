import type { User } from "@dupewise/domain/user";
import { Button } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { formatDate } from "../../lib/format.ts";
import { useResume } from "../../lib/use-resume.ts";

/** What a premium member finds where others would subscribe. */
export function Member({ user }: { user: User }) {
  const resume = useResume();
  const until = user.subscriptionPeriodEnd && formatDate(user.subscriptionPeriodEnd);
  if (!user.cancelAtPeriodEnd) {
    return (
      <p className="mt-3 mb-10 max-w-xl text-lg text-soft">
        {until ? `Renews on ${until}. ` : ""}Cancel anytime from your profile.
      </p>
    );
  }
  return (
    <div className="mt-6 mb-10 max-w-xl">
      <Notice
        tone="fair"
        title={until ? `Subscription ends on ${until}` : "Your subscription is ending"}
        actions={
          <Button busy={resume.isPending} onClick={() => resume.mutate()}>
            {resume.isPending ? "Resuming..." : "Resume Subscription"}
          </Button>
        }
      >
        Everything of premium stays yours until then. Resuming costs nothing now.
      </Notice>
    </div>
  );
}
