import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { useId } from "react";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { useUser } from "../../lib/session/user.ts";
import { AlertItem } from "./alert-item.tsx";
import type { useAlerts } from "./use-alerts.ts";
import { TestEmailButton } from "./test-email-button.tsx";
import { useRemoveAlert } from "./use-remove-alert.ts";

/** Renders the account's alerts with their number, or an empty state, and a button that sends a test email. */
export function AlertList({ alerts }: { alerts: ReturnType<typeof useAlerts> }) {
  const heading = useId();
  const user = useUser();
  const { hidden, remove } = useRemoveAlert();
  if (alerts.isPending) return <Loading />;
  if (!alerts.data) return <LoadError title="Your notifications couldn't be loaded" query={alerts} />;
  const shown = alerts.data.filter(({ id }) => !hidden.includes(id));
  return (
    <section aria-labelledby={heading} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="display text-2xl">{`Your Notifications (${shown.length})`}</h2>
        {shown.length > 0 && entitlementsOf(user).alertMail && <TestEmailButton />}
      </div>
      {shown.length === 0 ? (
        <EmptyState heading="h3" title="No email notifications set up yet.">
          Create your first notification above to get started.
        </EmptyState>
      ) : (
        <ul className="mt-4">
          {shown.map((alert) => (
            <AlertItem key={alert.id} alert={alert} onRemove={() => remove(alert.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
