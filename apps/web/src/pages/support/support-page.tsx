import { BackHome } from "../../lib/back-home.tsx";
import { PageTitle } from "../../lib/page-title.tsx";

export function SupportPage() {
  return (
    <div className="pt-2">
      <PageTitle>Support</PageTitle>
      <BackHome />
      <h1 className="display mt-4 mb-8 text-title">Support</h1>
    </div>
  );
}
