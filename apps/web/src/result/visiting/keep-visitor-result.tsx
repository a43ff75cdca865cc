import { Button } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Link } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { PRIMARY_BUTTON_CLASSES, PRIMARY_SIZE_CLASSES } from "../result-actions.tsx";
import { loadSession } from "../../lib/session/session.ts";

/**
 * Renders a button that moves a comparison made without an account into the member's history or, for visitors, a link
 * to sign up.
 */
export function KeepVisitorResult({ id, isMember }: { id: string; isMember: boolean }) {
  const utils = trpc.useUtils();
  const keep = trpc.visitors.keep.useMutation({
    onSuccess: (comparison) => {
      utils.comparisons.get.setData({ id }, comparison);
      void utils.history.list.invalidate();
      void loadSession();
    },
    onError: (error) => showFailure(error, "We couldn't save the comparison"),
  });
  return isMember ? (
    <Button className={PRIMARY_SIZE_CLASSES} busy={keep.isPending} onClick={() => keep.mutate({ id })}>
      Keep it in my history
    </Button>
  ) : (
    <Link to={`/auth?next=${encodeURIComponent(`/c/${id}`)}`} state="sign-up" className={PRIMARY_BUTTON_CLASSES}>
      Sign up to keep it
    </Link>
  );
}

/** Renders a notice that says how long a comparison made without an account is kept. */
export function RetentionNotice({ isMember }: { isMember: boolean }) {
  return (
    <div className="no-print mt-10">
      <Notice title="You made this comparison without an account">
        We keep it for one day, in this browser only.{" "}
        {isMember
          ? "If you keep it, it counts as one of your comparisons."
          : "If you sign up, it counts as the first of your 3 free comparisons."}
      </Notice>
    </div>
  );
}
