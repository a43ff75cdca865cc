import { BRAND } from "@dupewise/domain/brand";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import { Spinner } from "@dupewise/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isUnauthorized } from "../../lib/api/errors.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { setSession } from "../../lib/session/session.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Stripe usually knows about a payment within a second or two. After this many attempts, the user is asked to wait. */
const TRIES = 10;
const EVERY_MS = 2_000;

/** Renders the status of a payment after checkout until the payment is confirmed, then shows a welcome toast once. */
export function AwaitPayment() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [round, setRound] = useState(1);
  const [late, setLate] = useState(false);
  const { mutateAsync: sync } = trpc.billing.sync.useMutation();
  const settled = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (triesLeft: number): Promise<void> => {
      // A failed attempt is not reported, because there are several.
      const user = await sync().catch((error: unknown) => {
        if (isUnauthorized(error)) redirectToSignIn();
        return null;
      });
      if (gone || settled.current) return;
      if (user?.isPremium) {
        settled.current = true;
        setSession(user);
        void navigate("/", { replace: true });
        showToast({ title: "Welcome to Premium", description: `You now have unlimited comparisons on ${BRAND}.` });
        await utils.billing.status.invalidate();
      } else if (triesLeft > 1) {
        timer = setTimeout(() => void look(triesLeft - 1), EVERY_MS);
      } else setLate(true);
    };
    void look(TRIES);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [round, sync, navigate, utils]);

  if (!late) {
    return (
      <output className="mb-4 flex items-center gap-3 rounded-md border-l-3 border-thread bg-sheet px-5 py-4 font-medium">
        <Spinner className="size-5 text-thread" />
        Activating…
      </output>
    );
  }
  const again = () => {
    setLate(false);
    setRound(round + 1);
  };
  return (
    <div role="alert" className="mb-4">
      <Notice
        title="Your payment isn't confirmed yet"
        tone="fair"
        actions={
          <>
            <Button size="sm" onClick={again}>
              Check again
            </Button>
            <Link to="/subscribe" className={buttonClass("secondary", "sm")}>
              See plans
            </Link>
            <Button size="sm" look="quiet" onClick={() => void navigate("/", { replace: true })}>
              Close
            </Button>
          </>
        }
      >
        This can take a few minutes. If you paid, there's no need to pay again: Premium starts automatically once the
        payment goes through. If you didn't, you weren't charged.
      </Notice>
    </div>
  );
}
