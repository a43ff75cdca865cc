import { LandingPage } from "../pages/landing/landing-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

export function Visitor() {
  return (
    <PublicFrame>
      <LandingPage />
    </PublicFrame>
  );
}
