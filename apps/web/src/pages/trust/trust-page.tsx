import { BackHome } from "../../lib/back-home.tsx";
import { PageTitle } from "../../lib/page-title.tsx";

export function TrustPage() {
  return (
    <div className="pt-2">
      <PageTitle>How scores are made</PageTitle>
      <BackHome />
      <h1 className="display mt-4 mb-8 text-title">How scores are made</h1>
    </div>
  );
}
