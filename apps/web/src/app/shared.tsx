import { SharedPage } from "../pages/shared/shared-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

export function Shared() {
  return (
    <PublicFrame>
      <SharedPage />
    </PublicFrame>
  );
}
