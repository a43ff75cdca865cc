import { LandingPage } from "../pages/landing/landing-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

/** Frames the landing page. */
export function LandingShell() {
  return (
    <PublicFrame>
      <LandingPage />
    </PublicFrame>
  );
}
