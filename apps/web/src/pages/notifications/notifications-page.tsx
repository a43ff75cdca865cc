import { BackHome } from "../../lib/back-home.tsx";
import { PageTitle } from "../../lib/page-title.tsx";

export function NotificationsPage() {
  return (
    <div className="pt-2">
      <PageTitle>Email Notifications</PageTitle>
      <BackHome />
      <h1 className="display mt-4 mb-8 text-title">Email Notifications</h1>
    </div>
  );
}
