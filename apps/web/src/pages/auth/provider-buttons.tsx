import { Button } from "@dupewise/ui/button";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Renders a button for each identity provider; nothing where none is configured. */
export function ProviderButtons() {
  const providers = trpc.identities.providers.useQuery();
  const begin = trpc.identities.begin.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, "Login failed"),
  });
  if (!providers.data?.length) return null;
  return (
    <div className="mt-8 flex flex-col gap-3 border-t border-line pt-8">
      {providers.data.map(({ id, name }) => (
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
