import { SharedPage } from "../pages/shared/shared-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

export function SharedShell() {
  return (
    <PublicFrame>
      <SharedPage />
    </PublicFrame>
  );
}
