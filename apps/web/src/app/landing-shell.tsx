import { LandingPage } from "../pages/landing/landing-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

/** Renders the landing page between the public header and the footer. */
export function LandingShell() {
  return (
    <PublicFrame>
      <LandingPage />
    </PublicFrame>
  );
}
