import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { useOnWindowFocus } from "../../lib/browser/use-on-window-focus.ts";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { AlertList } from "./alert-list.tsx";
import { CreateAlert } from "./create-alert.tsx";
import { useAlerts } from "./use-alerts.ts";

/** Renders /notifications: alerts and their matches. */
export function NotificationsPage() {
  const alerts = useAlerts();
  useRedirectToSignIn(alerts.error);
  // A link in an email may have paused an alert in the meantime.
  useOnWindowFocus(() => void alerts.refetch());
  return (
    <InnerPage
      title="Email Notifications"
      lede="Our AI watches other users' searches and alerts you when a new product with 85%+ similarity is found."
    >
      <CreateAlert />
      <AlertList alerts={alerts} />
    </InnerPage>
  );
}
