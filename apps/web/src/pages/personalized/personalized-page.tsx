import { BackHome } from "../../lib/back-home.tsx";
import { PageTitle } from "../../lib/page-title.tsx";

export function PersonalizedPage() {
  return (
    <div className="pt-2">
      <PageTitle>Your Style Profile</PageTitle>
      <BackHome />
      <h1 className="display mt-4 mb-8 text-title">Your Style Profile</h1>
    </div>
  );
}
