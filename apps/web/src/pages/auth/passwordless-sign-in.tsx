import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { usePasskeySupport } from "../../lib/session/passkeys.ts";
import { PasskeyButton } from "./passkey-button.tsx";

/** Renders the buttons for signing in without a password: a passkey and each identity provider. */
export function PasswordlessSignIn({ isSignIn, onDone }: { isSignIn: boolean; onDone: (user: User) => void }) {
  const { data: providers = [] } = trpc.identities.providers.useQuery();
  const begin = trpc.identities.begin.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, "Login failed"),
  });
  const hasPasskeys = usePasskeySupport() && isSignIn;
  if (providers.length === 0 && !hasPasskeys) return null;
  return (
    <div className="mt-8 flex flex-col gap-3 border-t border-line pt-8">
      {hasPasskeys && <PasskeyButton onDone={onDone} />}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          look="secondary"
          className="w-full"
          busy={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate({ provider: id })}
        >
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}
