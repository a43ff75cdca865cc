import { LandingPage } from "../pages/landing/landing-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

export function LandingShell() {
  return (
    <PublicFrame>
      <LandingPage />
    </PublicFrame>
  );
}
