import { useParams } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { EmailSubscription } from "./email-subscription.tsx";

/**
 * Renders /unsubscribe/:token, which anyone with an email's link can open. The page asks for confirmation, and offers
 * to undo the change afterward.
 */
export function UnsubscribePage() {
  const { token = "" } = useParams();
  return (
    <DataLayer>
      <PageTitle>Email notifications</PageTitle>
      <div className="mx-auto max-w-2xl pt-10">
        <EmailSubscription token={token} />
      </div>
    </DataLayer>
  );
}
