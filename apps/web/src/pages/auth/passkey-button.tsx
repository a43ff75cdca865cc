import type { PasskeyRequest } from "@dupewise/domain/account/passkey";
import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { getPasskeyErrorMessage } from "../../lib/session/passkeys.ts";

/** Renders the button that signs in with a passkey. The browser also suggests passkeys in the email field. */
export function PasskeyButton({ onDone }: { onDone: (user: User) => void }) {
  const begin = trpc.passkeys.beginSignIn.useMutation();
  const finish = trpc.passkeys.signIn.useMutation({
    onSuccess: (user) => {
      onDone(user);
      showToast({ title: "Welcome back!", description: "You have been signed in successfully." });
    },
  });
  // A click takes precedence over the browser's suggestion, which has to end first: browsers allow one at a time.
  const wasPressed = useRef(false);
  const suggestion = useRef<Promise<unknown>>(Promise.resolve());
  const signIn = async (optionsJSON: PasskeyRequest, useBrowserAutofill: boolean) => {
    const { response, ...credential } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { userHandle = "" } = response;
    return finish.mutateAsync({ response: { ...credential, response: { ...response, userHandle } } });
  };
  const press = useMutation({
    mutationFn: async () => {
      wasPressed.current = true;
      WebAuthnAbortService.cancelCeremony();
      await suggestion.current;
      await signIn(await begin.mutateAsync(), false);
    },
    onError: (error) => showFailure(error, "Login failed", getPasskeyErrorMessage(error)),
  });
  const { mutateAsync: suggest } = useMutation({
    mutationFn: async () => {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = await begin.mutateAsync();
      if (!wasPressed.current) await signIn(optionsJSON, true);
    },
    // The user did not request the suggestion, so only failures after choosing a passkey are reported.
    onError: (error) => {
      if (finish.isError) showFailure(error, "Login failed", getPasskeyErrorMessage(error));
    },
  });
  useEffect(() => {
    suggestion.current = suggest().catch(() => undefined);
    return () => WebAuthnAbortService.cancelCeremony();
  }, [suggest]);
  return (
    <Button look="secondary" className="w-full" busy={press.isPending} onClick={() => press.mutate()}>
      Sign in with a passkey
    </Button>
  );
}
