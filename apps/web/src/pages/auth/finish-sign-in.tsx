import { BRAND } from "@dupewise/domain/brand";
import { Loading } from "@dupewise/ui/spinner";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { setSession } from "../../lib/session/session.ts";

const TITLES = { signed_in: "Welcome back!", signed_up: `Welcome to ${BRAND}!`, connected: "Connected" } as const;
const WORDS = {
  signed_in: "You have been signed in successfully.",
  signed_up: "Your account has been created successfully.",
  connected: "You can now use this account to sign in.",
} as const;

/**
 * Completes a sign-in with the query string that an identity provider sent back, and renders a spinner in the meantime.
 */
export function FinishSignIn({ callbackQuery, onFail }: { callbackQuery: string; onFail: () => void }) {
  const navigate = useNavigate();
  const isSent = useRef(false);
  const finish = trpc.identities.finish.useMutation({
    onSuccess: ({ user, outcome }) => {
      setSession(user);
      showToast({ title: TITLES[outcome], description: WORDS[outcome] });
      void navigate(outcome === "connected" ? "/account" : "/", { replace: true });
    },
    onError: (error) => {
      showFailure(error, "Login failed");
      onFail();
    },
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    finish.mutate({ answer: callbackQuery });
  }, [callbackQuery, finish]);
  return <Loading className="min-h-dvh" />;
}
