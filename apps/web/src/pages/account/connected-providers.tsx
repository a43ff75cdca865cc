import { Button } from "@dupewise/ui/button";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

/**
 * Renders the buttons that connect identity providers to the account or disconnect them, and a note if the account has
 * no password. Renders nothing if no providers are configured.
 */
export function ConnectedProviders() {
  const utils = trpc.useUtils();
  const providers = trpc.identities.providers.useQuery();
  const methods = trpc.identities.list.useQuery();
  const connect = trpc.identities.connect.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, "We couldn't connect the provider"),
  });
  const disconnect = trpc.identities.disconnect.useMutation({
    onSuccess: () => void utils.identities.list.invalidate(),
    onError: (error) => showFailure(error, "We couldn't disconnect the provider"),
  });
  if (!providers.data?.length || !methods.data) return null;
  const { hasPassword, identities } = methods.data;
  return (
    <div className="mt-8 flex flex-col items-start gap-3">
      {!hasPassword && (
        <p className="text-soft">
          Your account has no password yet. To set one, sign out and choose “Forgot your password?”.
        </p>
      )}
      {providers.data.map(({ id: provider, name }) => {
        const known = identities.find((identity) => identity.provider === provider);
        return known ? (
          <Button key={provider} look="secondary" onClick={() => disconnect.mutate({ id: known.id })}>
            Disconnect {name}
          </Button>
        ) : (
          <Button key={provider} look="secondary" onClick={() => connect.mutate({ provider })}>
            Connect {name}
          </Button>
        );
      })}
    </div>
  );
}
