import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Link } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { loadSession } from "../../lib/session/session.ts";

/** Explains how long a comparison without an account is kept, and how to keep it for good. */
export function KeepVisit({ id, isMember }: { id: string; isMember: boolean }) {
  const utils = trpc.useUtils();
  const keep = trpc.visitors.keep.useMutation({
    onSuccess: (comparison) => {
      utils.comparisons.get.setData({ id }, comparison);
      void utils.history.list.invalidate();
      void loadSession();
    },
    onError: (error) => showFailure(error, "Failed to keep the comparison"),
  });
  return (
    <div className="no-print mb-6">
      <Notice
        title="You compared this without an account"
        actions={
          isMember ? (
            <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate({ id })}>
              Keep It in My History
            </Button>
          ) : (
            <Link
              to={`/auth?next=${encodeURIComponent(`/c/${id}`)}`}
              state="sign-up"
              className={buttonClass("primary", "sm")}
            >
              Sign Up to Keep It
            </Link>
          )
        }
      >
        It is kept for a day, in this browser only.{" "}
        {isMember
          ? "If you keep it, it counts as one of your comparisons."
          : "If you sign up, it counts as the first of your 3 free comparisons."}
      </Notice>
    </div>
  );
}
