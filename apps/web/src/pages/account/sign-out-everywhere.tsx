import { Button } from "@dupewise/ui/button";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useClearSession } from "../../lib/session/use-clear-session.ts";

/** Renders the button that signs the user out on every device, including this one. */
export function SignOutEverywhere() {
  const leave = useClearSession();
  const signOut = trpc.auth.signOutEverywhere.useMutation({
    onSuccess: () => leave("Goodbye!", "You have been signed out everywhere."),
    onError: (error) => showFailure(error, "Logout failed", "Please try again."),
  });
  return (
    <>
      <p className="mb-4">Signs you out on every device, including this one.</p>
      <Button look="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {signOut.isPending ? "Signing out..." : "Sign out everywhere"}
      </Button>
    </>
  );
}
